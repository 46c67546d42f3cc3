import AshlarInspector
import AshlarUIKit
import Foundation
import Testing

import struct Ashlar.ShownText

/// What pages show of controls and texts that are ported. The colours of the system are those of Apple's guidelines in light.
struct `Pages of ported controls` {
  private func page(of view: UIView, _ width: CGFloat = 200, _ height: CGFloat = 40) -> String {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    let root = UIView(frame: view.frame)
    root.addSubview(view)
    root.layoutIfNeeded()
    return "\(SVGDrawing(of: root, style: .page))"
  }

  // Blue of the system is 0, 122, 255.
  @Test func `fill buttons as their configurations say`() {
    let filled = UIButton(configuration: .filled())
    filled.configuration?.title = "Save"
    filled.configuration?.subtitle = "Later"
    let own = UIButton(configuration: .bordered())
    own.configuration?.title = "Save"
    own.configuration?.baseBackgroundColor = .green
    own.configuration?.baseForegroundColor = .red
    own.configuration?.cornerStyle = .capsule

    let page = page(of: filled)
    #expect(page.contains("fill=\"rgb(0,122,255)\""))
    #expect(page.components(separatedBy: "fill=\"rgb(255,255,255)\" style").count == 3)
    let other = self.page(of: own)
    #expect(other.contains("rx=\"20\" fill=\"rgb(0,255,0)\""))
    #expect(other.contains("fill=\"rgb(255,0,0)\" style"))
    #expect(!self.page(of: UIButton(configuration: .plain())).contains("rgb("))
  }

  @Test func `write titles in the colour of the tint, unless they have one`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(page(of: button).contains("fill=\"rgb(0,122,255)\" style"))

    button.tintColor = .purple
    #expect(page(of: button).contains("fill=\"rgb(128,0,128)\" style"))

    button.setTitleColor(.red, for: .normal)
    #expect(page(of: button).contains("fill=\"rgb(255,0,0)\" style"))
  }

  @Test func `write placeholders in grey, and borders of fields`() {
    let field = UITextField()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    let empty = page(of: field)
    #expect(empty.contains("fill=\"rgb(60,60,67)\" fill-opacity=\"0.3\" style"))
    #expect(empty.contains("stroke=\"rgb(204,204,204)\""))

    field.text = "Ada"
    #expect(page(of: field).contains("fill=\"rgb(0,0,0)\" style"))
  }

  // A colour is kept for each part of a text, and what follows is in that of the label.
  @Test func `write parts of texts in their colours`() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "Due today")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 5))
    label.attributedText = text

    let page = page(of: label)
    #expect(page.contains("fill=\"rgb(0,0,0)\" style"))
    #expect(page.contains("fill=\"rgb(255,0,0)\" style"))
    #expect(page.contains(">today</text>"))
    let colors = ShownText(of: label).lines.flatMap(\.runs).map(\.color?.red)
    #expect(colors == [nil, 1])
    #expect(label.attributedText?.isEqual(to: text) == true)
  }
}
