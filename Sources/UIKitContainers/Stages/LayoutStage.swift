// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Shows a collection of numbered cards in a layout. For the entry points of compiled sources that
/// declare a layout and no view.
///
/// - Parameter isHorizontal: Whether the layout is for a row of cards; it is set for a flow layout.
@preconcurrency @MainActor
public func _rootView(layout: UICollectionViewLayout, isHorizontal: Bool) -> AnyView {
  layout.awakeFromNib()
  if let flow = layout as? UICollectionViewFlowLayout {
    if isHorizontal { flow.scrollDirection = .horizontal }
    if flow.itemSize == CGSize(width: 50, height: 50) {
      flow.itemSize = CGSize(width: 220, height: isHorizontal ? 300 : 140)
    }
  }
  return _rootView(LayoutStage(layout))
}

/// The controller of the collection.
private final class LayoutStage: UIViewController, UICollectionViewDataSource {
  private let layout: UICollectionViewLayout

  init(_ layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.register(StageCell.self, forCellWithReuseIdentifier: "card")
    collection.dataSource = self
    collection.showsHorizontalScrollIndicator = false
    view.addSubview(collection)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 24 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? StageCell)?.show(indexPath.item)
    return cell
  }
}

/// A card with a number.
private final class StageCell: UICollectionViewCell {
  private let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    label.font = .systemFont(ofSize: 34, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ number: Int) {
    label.text = "\(number + 1)"
    contentView.backgroundColor = StageColors.all[number % StageColors.all.count]
  }
}

/// The colors of the stages' cards.
@MainActor
enum StageColors {
  static let all: [UIColor] = [
    .systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemPurple,
  ]
}
