import Ashlar
import Testing

struct `Changing an active constraint` {
  let root = View(root: 400, 400)
  let view: View
  let width: LayoutConstraint

  /// A view of 100 × 100 in the middle.
  init() {
    view = View("view", in: root)
    width = view.widthAnchor.constraint(equalToConstant: 100)
    LayoutConstraint.activate([
      width,
      view.heightAnchor.constraint(equalToConstant: 100),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
  }

  @Test func `waits for the next layout`() {
    width.constant = 200

    #expect(frame(of: view) == [150, 150, 100, 100])
  }

  @Test func `moves what depends on its constant`() {
    width.constant = 200
    root.layoutIfNeeded()

    #expect(frame(of: view) == [100, 150, 200, 100])
  }

  @Test func `counts with the last of several changes`() {
    for constant in [10, 300, 50] { width.constant = CGFloat(constant) }
    root.layoutIfNeeded()

    #expect(frame(of: view) == [175, 150, 50, 100])
  }

  @Test func `moves what depends on its multiplier`() {
    width.isActive = false
    let half = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    half.isActive = true
    root.layoutIfNeeded()
    #expect(frame(of: view) == [100, 150, 200, 100])

    half.multiplier = 0.25
    root.layoutIfNeeded()

    #expect(frame(of: view) == [150, 150, 100, 100])
  }

  @Test func `to a multiplier of zero and back takes the second item out and in`() {
    width.isActive = false
    let half = view.widthAnchor.constraint(
      equalTo: root.widthAnchor, multiplier: 0.5, constant: 20)
    half.isActive = true
    root.layoutIfNeeded()

    half.multiplier = 0
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)

    half.multiplier = 1
    half.constant = -20
    root.layoutIfNeeded()
    #expect(view.frame.width == 380)
  }

  @Test func `from required to less lets another one win`() {
    let rival = view.widthAnchor.constraint(equalToConstant: 200)
    rival.priority = 999
    rival.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)

    width.priority = 998
    root.layoutIfNeeded()

    #expect(view.frame.width == 200)
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `from less to required makes it win`() {
    let rival = view.widthAnchor.constraint(equalToConstant: 200)
    rival.priority = 999
    rival.isActive = true
    width.priority = 500
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)

    width.priority = .required
    root.layoutIfNeeded()

    #expect(view.frame.width == 100)
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `among wishes lets the greater one win`() {
    let rival = view.widthAnchor.constraint(equalToConstant: 200)
    rival.priority = 500
    rival.isActive = true
    width.priority = 500.5
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)

    width.priority = 499.5
    root.layoutIfNeeded()

    #expect(view.frame.width == 200)
  }

  @Test func `does not ask for constraints to be updated`() {
    let journal = Journal()
    let watched = WatchedView("watched", in: root, journal)
    let height = watched.pin(x: 0, y: 0, width: 10, height: 10)[3]
    root.layoutIfNeeded()
    _ = journal.read()

    height.constant = 20
    root.layoutIfNeeded()

    #expect(watched.frame.height == 20)
    #expect(!journal.read().contains("update watched"))
  }

  @Test func `to what it was before leaves everything`() {
    let journal = Journal()
    let watched = WatchedView("watched", in: root, journal)
    let height = watched.pin(x: 0, y: 0, width: 10, height: 10)[3]
    root.layoutIfNeeded()
    _ = journal.read()

    height.constant = 10
    height.priority = .required
    height.multiplier = 1
    root.layoutIfNeeded()

    #expect(journal.read() == [])
    #expect(!root.description.contains("pending"))
  }
}
