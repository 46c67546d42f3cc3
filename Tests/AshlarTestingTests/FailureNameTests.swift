import Ashlar
import AshlarTesting
import AshlarUIKit
import Testing

/// What failures call views that have no name.
@Suite(.hearsFailures) struct `Views without names` {
  private final class Profile: UIView {
    let avatarView = UIView()
    private(set) lazy var followButton = UILabel()
    let rows = [UIView(), UIView()]

    convenience init(_ text: String) {
      self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      textMeasurer = GridTextMeasurer(width: 10, height: 20)
      diagnostics.handler = .silent
      addSubview(avatarView)
      avatarView.addSubview(followButton)
      for row in rows { addSubview(row) }
      followButton.text = text
      avatarView.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(180)
        make.top.equalToSuperview()
        make.size.equalTo(40)
      }
      followButton.snp.makeConstraints { $0.leading.top.equalToSuperview() }
      for (index, row) in rows.enumerated() {
        row.frame = CGRect(x: 0, y: 60 + 20 * index, width: 10, height: 20)
      }
      layoutIfNeeded()
    }
  }

  private final class Screen: UIViewController {
    let panel = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(panel)
      panel.frame = CGRect(x: -5, y: 0, width: 10, height: 10)
    }
  }

  @Test func `are called by the property that holds them`() {
    let profile = Profile("Follow")
    let problems = profile.layoutProblems([.insideSuperview])
    // 180 + 40 are 20 more than 200; six letters of 10 are 20 more than 40.
    #expect(problems.map(\.views) == [["avatarView", "Profile"], ["followButton", "avatarView"]])
    #expect(problems[0].description.contains("avatarView.leading == Profile.leading + 180"))
    #expect(profile.view(named: "rows[1]") === profile.rows[1])
    #expect(profile.view(named: "absent") == nil)
  }

  @Test func `are called by the property of their controller`() {
    let screen = Screen()
    screen.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    screen.view.layoutIfNeeded()
    #expect(screen.view.layoutProblems([.insideSuperview]).map(\.views.first) == ["panel"])
  }

  @Test func `are called by their accessibility identifier first`() {
    let profile = Profile("Follow")
    profile.followButton.accessibilityIdentifier = "follow-button"
    #expect(
      profile.layoutProblems([.insideSuperview]).map(\.views.first) == [
        "avatarView", "follow-button",
      ])
    #expect(profile.view(named: "follow-button") === profile.followButton)
  }

  @Test func `are called by their text where no property holds them`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let label = Label(text: "Follow")
    root.addSubview(label)
    label.makeConstraints { $0.leading.top.equalToSuperview().offset(150) }
    root.layoutIfNeeded()

    #expect(root.layoutProblems([.insideSuperview]).map(\.views) == [["Label \"Follow\"", "View"]])
    #expect(root.views(withText: "Follow").map { $0 === label } == [true])
    #expect(root.views(withText: "Foll").isEmpty)
    #expect(label.reportName == "Label#0")
  }

  @Test(arguments: ["avatarView", "UIView#0"])
  func `are left out by any of their names`(name: String) {
    let profile = Profile("Foll")
    #expect(!profile.layoutProblems([.insideSuperview]).isEmpty)
    #expect(profile.layoutProblems([.insideSuperview], except: [.view(name)]).isEmpty)
    #expect(!profile.layoutProblems([.insideSuperview], except: [.view("rows[0]")]).isEmpty)
  }

  @Test func `keep their names in failures of frames and places`() {
    let profile = Profile("Foll")
    expectFailure(
      at: #line + 2, saying: "avatarView is at (180, 0, 40, 40)", "avatarView's left edge"
    ) {
      expectFrame(of: profile.avatarView, x: 160, y: 0, width: 40, height: 40)
    }
    expectFailure(at: #line + 1, saying: "avatarView should be left of rows[0]") {
      expect(profile.avatarView, .leftOf(gap: 0), profile.rows[0])
    }
  }
}
