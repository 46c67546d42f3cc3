import AshlarUIKit
import Testing

struct `Collections with bad input` {
  @Test func `show nothing without a data source`() {
    let view = UICollectionView(root: 100, 100)
    view.layoutIfNeeded()
    view.reloadData()
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    view.layoutIfNeeded()

    #expect(view.visibleCells.isEmpty)
    #expect(view.numberOfSections == 0)
    #expect(view.numberOfItems(inSection: 3) == 0)
    #expect(view.contentSize == CGSize(width: 100, height: 0))
    #expect(view.faultTexts == [])
  }

  @Test func `show nothing of a data source that is gone`() {
    var boxes: Boxes? = Boxes(100, 50, 50)
    let view = boxes?.show(width: 100, height: 100)
    boxes = nil
    view?.contentOffset.y = 500
    view?.layoutIfNeeded()

    #expect(view?.visibleCells.isEmpty == true)
    #expect(view?.faultTexts.count == 1)
  }

  private final class Counts: UICollectionViewDataSource {
    var sections = 1
    var items = 1

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      _ = collectionView.numberOfSections
      return sections
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      _ = collectionView.numberOfItems(inSection: 0)
      return items
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      UICollectionViewCell(frame: .zero)
    }
  }

  @Test(arguments: [(-1, 1), (1, -5)])
  func `count less than none as none`(sections: Int, items: Int) {
    let counts = Counts()
    (counts.sections, counts.items) = (sections, items)
    let view = UICollectionView(root: 100, 100)
    view.dataSource = counts
    view.layoutIfNeeded()

    #expect(view.visibleCells.isEmpty)
    #expect(view.faultTexts.count == 1)
  }

  @Test(arguments: [1 << 60, Int.max])
  func `count more items than there can be as none`(items: Int) {
    let counts = Counts()
    (counts.sections, counts.items) = (2, items)
    let view = UICollectionView(root: 100, 100)
    view.dataSource = counts
    view.layoutIfNeeded()

    #expect(view.numberOfItems(inSection: 0) == 0)
    #expect(view.numberOfItems(inSection: 1) == 0)
    #expect(
      view.diagnostics.faults.map(\.reason)
        == [.excessiveCount(items, of: "\(view.reportName)'s items", most: 10_000_000)])
  }

  @Test(arguments: [1 << 60, Int.max])
  func `count more sections than there can be as none`(sections: Int) {
    let counts = Counts()
    counts.sections = sections
    let view = UICollectionView(root: 100, 100)
    view.dataSource = counts
    view.layoutIfNeeded()

    #expect(view.numberOfSections == 0)
    #expect(
      view.diagnostics.faults.map(\.reason)
        == [.excessiveCount(sections, of: "\(view.reportName)'s sections", most: 1_000_000)])
  }

  /// Each of 50 × 50 points is alone in its line: they begin at 0, 60, 120 and 180.
  @Test func `make empty cells of names that are not registered, and say so once`() {
    let boxes = Boxes(4, 40, 40)
    let view = UICollectionView(root: 100, 100)
    view.dataSource = boxes
    view.layoutIfNeeded()

    #expect(view.visibleCells.count == 2)
    #expect(
      view.faultTexts == [
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier box - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a storyboard. "
          + "It is empty."
      ])
  }

  @Test func `show cells that were not dequeued, and headers that the data source does not give`() {
    let counts = Counts()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let view = UICollectionView(root: 100, 100)
    view.collectionViewLayout = layout
    view.dataSource = counts
    view.layoutIfNeeded()

    #expect(view.visibleCells.map(\.frame.minY) == [10])
    #expect(view.visibleSupplementaryViews(ofKind: Boxes.kinds[0]).count == 1)
    #expect(view.faultTexts.count == 2)
    #expect(view.faultTexts.contains { $0.hasPrefix("the cell returned from") })
  }

  @Test func `place a cell once that is given twice`() {
    final class Same: UICollectionViewDataSource {
      let cell = UICollectionViewCell(frame: .zero)

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { cell }
    }
    let same = Same()
    let view = UICollectionView(root: 200, 100)
    view.dataSource = same
    view.layoutIfNeeded()

    #expect(view.visibleCells == [same.cell])
    #expect(same.cell.frame.minX == 0)
    #expect(view.faultTexts.count == 2)
  }

  /// Ten items become two, of which the collection hears nothing: it does not ask for one of those that are gone.
  @Test func `ask for everything again if the data source has changed without a word`() {
    let boxes = Boxes(10, 100, 100)
    let view = boxes.show(width: 100, height: 100)
    boxes.sizes = [[CGSize(width: 100, height: 60), CGSize(width: 100, height: 60)]]
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 130)
    #expect(view.faultTexts.count == 1)

    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.seenFrames.map(\.minY) == [0, 70])
  }

  @Test func `take note of items before the first layout`() {
    let boxes = Boxes(1, 40, 40)
    let view = UICollectionView(root: 100, 100)
    view.register("box") { UICollectionViewCell(frame: .zero) }
    view.dataSource = boxes
    boxes.sizes[0].append(CGSize(width: 40, height: 40))
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    view.performBatchUpdates {
      boxes.sizes[0].append(CGSize(width: 40, height: 40))
      view.insertItems(at: [IndexPath(item: view.numberOfItems(inSection: 0) - 1, section: 0)])
    }
    view.layoutIfNeeded()

    #expect(view.numberOfItems(inSection: 0) == 3)
    #expect(view.faultTexts == [])
  }

  @Test func `are laid out after they were asked to be while items are counted`() {
    final class Eager: UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int {
        collectionView.layoutIfNeeded()
        return 1
      }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
      }
    }
    let eager = Eager()
    let view = UICollectionView(root: 100, 100)
    view.register("box") { UICollectionViewCell(frame: .zero) }
    view.dataSource = eager
    #expect(view.numberOfItems(inSection: 0) == 1)
    view.layoutIfNeeded()

    #expect(view.seenFrames == [CGRect(x: 25, y: 0, width: 50, height: 50)])
    #expect(view.faultTexts == [])
  }

  @Test func `end if the data source has other counts whenever it is asked`() {
    final class Restless: UICollectionViewDataSource {
      var count = 0

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int {
        count = count == 5 ? 1 : 5
        return count
      }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
      }
    }
    let restless = Restless()
    let view = UICollectionView(root: 200, 100)
    view.dataSource = restless
    view.layoutIfNeeded()

    #expect(!view.faultTexts.isEmpty)
  }

  @Test func `take updates for what they are if they do not add up`() {
    let boxes = Boxes(3, 40, 40)
    let view = boxes.show(width: 100, height: 100)
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    view.deleteItems(at: [IndexPath(item: 7, section: 0)])
    view.reloadItems(at: [IndexPath(item: 0, section: 4)])
    view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 9, section: 0))
    view.layoutIfNeeded()

    #expect(view.visibleCells.count == 3)
    let fault = view.faultTexts.first ?? ""
    let text = """
      Invalid update: invalid number of items in section 0. The number of items contained in an \
      existing section after the update (3) must be equal to the number of items contained in that \
      section before the update (3), plus or minus the number of items inserted or deleted from \
      that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out \
      of that section (0 moved in, 0 moved out). Everything is reloaded.
      """
    #expect(fault == text)
  }

  @Test func `neither scroll to items that do not exist nor select them`() {
    let boxes = Boxes(30, 40, 40)
    let view = boxes.show(width: 100, height: 100)
    for path in [
      IndexPath(item: 30, section: 0), IndexPath(item: -1, section: 0),
      IndexPath(item: 0, section: 1), IndexPath(index: 0), IndexPath(),
    ] {
      view.scrollToItem(at: path, at: .top, animated: false)
      view.selectItem(at: path, animated: false, scrollPosition: .top)
      view.deselectItem(at: path, animated: false)
      #expect(view.cellForItem(at: path) == nil)
    }

    #expect(view.contentOffset == .zero)
    #expect(view.indexPathsForSelectedItems == [])
    #expect(view.faultTexts.count == 10)
  }
}
