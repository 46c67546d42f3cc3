import Foundation

/// Reads the cases of a file of the folder `Data`; none if there is no such file, or something else in it.
func recorded<Case: Decodable>(_ name: String) -> [Case] {
  guard let data = recordedData(name, "json") else { return [] }
  return (try? JSONDecoder().decode([Case].self, from: data)) ?? []
}

/// What stands in a file of the folder `Data`; nil if there is no such file.
func recordedText(_ name: String, _ type: String) -> String? {
  recordedData(name, type).map { String(decoding: $0, as: UTF8.self) }
}

private func recordedData(_ name: String, _ type: String) -> Data? {
  Bundle.module.url(forResource: name, withExtension: type, subdirectory: "Data")
    .flatMap { try? Data(contentsOf: $0) }
}
