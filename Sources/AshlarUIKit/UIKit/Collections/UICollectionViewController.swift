public import Ashlar

/// A controller of a collection, which fills its view.
///
/// Source: Apple, `UICollectionViewController`.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The layout with which the collection is made.
  public let collectionViewLayout: UICollectionViewLayout

  private var collection: UICollectionView?

  /// Makes a controller of a collection.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller. There are no nibs: the collection is made by `loadView`, with a flow layout.
  public override init(nibName: String?, bundle: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a controller; the archive is not read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Makes a view and the collection in it, with the controller as its data source.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    let collection = UICollectionView(
      frame: view.bounds, collectionViewLayout: collectionViewLayout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    view.keep(collection)
    self.collection = collection
    self.view = view
  }

  /// The collection. It is not the view of the controller, but inside it.
  public var collectionView: UICollectionView! {
    get {
      _ = view
      return collection
    }
    set { collection = newValue }
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// Called by UIKit when a person selects an item; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Called by UIKit when an item is deselected; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}
