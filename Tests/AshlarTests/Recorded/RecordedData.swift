import Foundation

/// Reads the cases of a file of the folder `Data`; none if there is no such file, or something else in it.
func recorded<Case: Decodable>(_ name: String) -> [Case] {
  let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Data")
  guard let url, let data = try? Data(contentsOf: url) else { return [] }
  return (try? JSONDecoder().decode([Case].self, from: data)) ?? []
}
