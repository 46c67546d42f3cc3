import AshlarUIKit
import Testing

/// Sizes are those that Interface Builder shows of controls; see the classes.
struct `Controls with a size of their own` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func frame(of view: UIView, _ make: (ConstraintMaker) -> Void) -> CGRect {
    root.addSubview(view)
    view.snp.makeConstraints(make)
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func `steppers measure 94 by 32 points, and keep to it`() {
    let stepper = UIStepper(frame: CGRect(x: 7, y: 8, width: 1, height: 1))
    #expect(stepper.frame == CGRect(x: 7, y: 8, width: 94, height: 32))
    #expect(
      frame(of: stepper) { make in
        make.left.top.equalToSuperview().offset(10)
        make.right.bottom.equalToSuperview().priority(500)
      } == CGRect(x: 10, y: 10, width: 94, height: 32))
  }

  /// Of dots there are two: 16 · 2 + 70. Bars keep their width.
  @Test func `pickers, dots and bars fit their own sizes`() {
    let dots = UIPageControl()
    dots.numberOfPages = 2
    let views = [UIPickerView(), UIDatePicker(), dots, UISearchBar(), UIToolbar()]
    for view in views.suffix(2) { view.frame.size.width = 300 }
    for view in views { view.sizeToFit() }

    #expect(views.map(\.frame.width) == [320, 320, 102, 300, 300])
    #expect(views.map(\.frame.height) == [216, 216, 26, 56, 44])
    #expect(UIDatePicker().sizeThatFits(.zero) == CGSize(width: 320, height: 216))
  }

  @Test func `the value of a stepper stays between its ends`() {
    let stepper = UIStepper()
    stepper.value = 150
    #expect(stepper.value == 100)
    stepper.maximumValue = 20
    stepper.value = .nan
    #expect(stepper.value == 20)
    stepper.minimumValue = 30
    #expect((stepper.value, stepper.maximumValue) == (30, 30))
  }

  /// Dots are 16 points apart, and the first and the last have room beside them: 16 · 3 + 70.
  @Test func `three dots take 118 points`() {
    let dots = UIPageControl()
    #expect(dots.intrinsicContentSize == CGSize(width: 0, height: 26))
    dots.numberOfPages = 3
    #expect(
      frame(of: dots) { make in
        make.centerX.equalToSuperview()
        make.bottom.equalToSuperview()
      } == CGRect(x: 101, y: 454, width: 118, height: 26))

    dots.hidesForSinglePage = true
    dots.numberOfPages = 1
    root.layoutIfNeeded()
    #expect(dots.frame.width == 0)
  }

  @Test(arguments: [(-3, 0), (0, 0), (2, 2), (9, 4)])
  func `the page that is shown is one that there is`(page: Int, shown: Int) {
    let dots = UIPageControl()
    dots.numberOfPages = 5
    dots.currentPage = page
    #expect(dots.currentPage == shown)
    dots.numberOfPages = -1
    #expect((dots.numberOfPages, dots.currentPage) == (0, 0))
  }

  @Test func `bars are as high as they are, and as wide as they are made`() {
    #expect(
      frame(of: UISearchBar()) { $0.top.left.right.equalToSuperview() }
        == CGRect(x: 0, y: 0, width: 320, height: 56))
    #expect(
      frame(of: UIToolbar()) { $0.bottom.left.right.equalToSuperview() }
        == CGRect(x: 0, y: 436, width: 320, height: 44))
  }

  @Test func `wheels measure 320 by 216 points`() {
    for view in [UIPickerView(), UIDatePicker()] {
      #expect(
        frame(of: view) { $0.center.equalToSuperview() }
          == CGRect(x: 0, y: 132, width: 320, height: 216))
    }
  }

  @Test func `a date stays between its ends`() {
    let picker = UIDatePicker()
    let (early, late) = (
      Date(timeIntervalSinceReferenceDate: 10), Date(timeIntervalSinceReferenceDate: 20)
    )
    picker.minimumDate = early
    #expect(picker.date == early)
    picker.date = Date(timeIntervalSinceReferenceDate: 30)
    picker.maximumDate = late
    #expect(picker.date == late)

    // Ends the wrong way round do not count.
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 40)
    picker.date = Date(timeIntervalSinceReferenceDate: 5)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 5))
  }

  @Test func `wheels have the rows that their data source says`() {
    let picker = UIPickerView()
    #expect(picker.selectedRow(inComponent: 0) == -1)
    let rows = Rows()
    picker.dataSource = rows
    picker.selectRow(2, inComponent: 1, animated: true)
    picker.selectRow(9, inComponent: 0, animated: true)

    #expect(picker.numberOfComponents == 2)
    #expect((0...2).map { picker.numberOfRows(inComponent: $0) } == [3, 4, 0])
    #expect((0...2).map { picker.selectedRow(inComponent: $0) } == [2, 2, -1])
    rows.count = 2
    picker.reloadAllComponents()
    #expect((0...1).map { picker.selectedRow(inComponent: $0) } == [1, 2])
  }

  @Test func `wheels without number are not gone through`() {
    final class Endless: UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { .max }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        .max
      }
    }
    let picker = UIPickerView()
    let rows = Endless()
    picker.dataSource = rows
    picker.selectRow(7, inComponent: .max - 1, animated: false)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: .max - 1) == 7)
  }

  @Test func `wheels with fewer rows than none have none, and say so`() {
    let picker = UIPickerView()
    picker.diagnostics.handler = .silent
    let rows = Rows()
    rows.count = .min
    picker.dataSource = rows

    #expect(picker.numberOfRows(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    let reason = LayoutFault.Reason.negativeCount(.min, of: "\(picker.reportName)'s rows")
    #expect(picker.diagnostics.faults.map(\.reason) == [reason, reason])
  }

  @Test func `a list knows what shows that it is asked for anew`() {
    let list = UITableView()
    let refresh = UIRefreshControl()
    list.refreshControl = refresh
    refresh.beginRefreshing()
    #expect(list.refreshControl?.isRefreshing == true)
    refresh.endRefreshing()
    #expect(list.refreshControl?.isRefreshing == false)
  }
}

private final class Rows: UIPickerViewDataSource {
  var count = 3

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component + count
  }
}
