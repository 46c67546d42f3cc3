import Ashlar
import AshlarInspector
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A root of 200 × 100 with a box of 50 × 30 at (20, 10), placed by four required constraints.
struct BoxScene {
  let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let box: View

  init(name: String = "box") {
    root.name = "root"
    root.diagnostics.handler = .silent
    box = View(name: name)
    root.addSubview(box)
    box.makeConstraints { make in
      make.left.equalTo(root).offset(20)
      make.top.equalTo(root).offset(10)
      make.width.equalTo(50)
      make.height.equalTo(30)
    }
    root.layoutIfNeeded()
  }
}

/// A name with everything that documents have to escape.
let nastyName = "</title><script>alert('1')</script> & \"q\" 😀 \u{0}\u{1B}\u{202E}\nnext"

/// Reads XML and keeps what a test asks for.
final class Reading: NSObject, XMLParserDelegate {
  private(set) var isWellFormed = false
  private(set) var groups: [(attributes: [String: String], title: String)] = []
  private(set) var shapes: [(element: String, attributes: [String: String], group: Int)] = []
  private(set) var texts: [String] = []
  private var open: [String] = []
  private var text = ""

  init(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(element)
    text = ""
    if element == "g" { groups.append((attributes, "")) }
    if ["rect", "path", "text"].contains(element) {
      shapes.append((element, attributes, groups.count - 1))
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
    if element == "title", open.last == "g" { groups[groups.count - 1].title = text }
    if element == "text" { texts.append(text) }
    text = ""
  }

  /// The shapes of the groups with the first title that begins with a text.
  func shapes(of title: String) -> [(element: String, attributes: [String: String])] {
    guard let first = groups.first(where: { $0.title.hasPrefix(title) }) else { return [] }
    return shapes.filter { $0.group >= 0 && groups[$0.group].title == first.title }.map {
      ($0.element, $0.attributes)
    }
  }
}
