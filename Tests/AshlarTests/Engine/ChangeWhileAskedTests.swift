import Ashlar
import Testing

struct `A view that changes itself while it is asked for its size` {
  let root = View(root: 300, 200)
  let picture = Picture()

  init() {
    root.diagnostics.handler = .silent
    picture.name = "picture"
    picture.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(picture)
    picture.makeConstraints { $0.left.top.equalToSuperview().inset(20) }
  }

  /// Its frame is (0, 0, 40, 30) there, and constraints put it at 20, 20.
  @Test func `may set its frame, which constraints then place`() {
    picture.whenAsked = { picture in
      picture.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
      return CGSize(width: 40, height: 30)
    }

    root.layoutIfNeeded()
    #expect(frame(of: picture) == [20, 20, 40, 30])

    picture.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(frame(of: picture) == [20, 20, 40, 30])
    #expect(root.diagnostics.faults.isEmpty)
  }

  /// A frame that the view keeps is what it set last: it is read again.
  @Test func `may set the frame that it keeps`() {
    let kept = Picture()
    root.addSubview(kept)
    kept.whenAsked = { picture in
      picture.frame = CGRect(x: 5, y: 6, width: 40, height: 30)
      return CGSize(width: 40, height: 30)
    }
    let beside = View("beside", in: root)
    beside.makeConstraints { make in
      make.left.equalTo(kept.right)
      make.top.width.height.equalTo(kept)
    }

    root.layoutIfNeeded()

    #expect(frame(of: beside) == [45, 6, 40, 30])
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `is named where it asks to be asked again, each time`() {
    picture.whenAsked = { picture in
      picture.invalidateIntrinsicContentSize()
      return CGSize(width: 40, height: 30)
    }

    root.layoutIfNeeded()

    #expect(frame(of: picture) == [20, 20, 40, 30])
    #expect(
      root.diagnostics.faults.first?.description.contains(
        "picture.intrinsicContentSize calls picture.invalidateIntrinsicContentSize()") == true)
  }

  /// 40 and 41 by turns.
  @Test func `is named where it never gives the same answer`() {
    picture.whenAsked = { picture in
      let width: CGFloat = picture.frame.width == 40 ? 41 : 40
      picture.frame.size.width = width
      return CGSize(width: width, height: 30)
    }

    root.layoutIfNeeded()

    let fault = root.diagnostics.faults.first?.description ?? ""
    #expect(fault.hasPrefix("picture asked for another layout 100 times in a row."))
    #expect(fault.contains("picture.intrinsicContentSize changes picture.frame from"))
  }
}

/// A view whose size a test decides, each time that it is asked.
final class Picture: View {
  var whenAsked: (Picture) -> CGSize = { _ in .zero }

  override var intrinsicContentSize: CGSize { whenAsked(self) }
}
