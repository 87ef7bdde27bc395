// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A flow layout whose items grow towards the middle, and which stops at an item.
final class ScalingCarouselLayout: UICollectionViewFlowLayout {
  private let activeDistance: CGFloat = 200
  private let zoomFactor: CGFloat = 0.3

  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 40
    itemSize = CGSize(width: 180, height: 240)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepare() {
    guard let collectionView = collectionView else { fatalError() }
    let vertical = (collectionView.frame.height - itemSize.height) / 2
    let horizontal = (collectionView.frame.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(
      top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let collectionView = collectionView,
      let attributes = super.layoutAttributesForElements(in: rect)
    else { return nil }
    let visible = CGRect(origin: collectionView.contentOffset, size: collectionView.frame.size)
    let result = attributes.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    for item in result where item.frame.intersects(visible) {
      let distance = visible.midX - item.center.x
      let normalized = distance / activeDistance
      if abs(distance) < activeDistance {
        let zoom = 1 + zoomFactor * (1 - abs(normalized))
        item.transform3D = CATransform3DMakeScale(zoom, zoom, 1)
        item.zIndex = Int(zoom.rounded())
      }
    }
    return result
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return .zero }
    let target = CGRect(
      x: proposedContentOffset.x, y: 0, width: collectionView.frame.width,
      height: collectionView.frame.height)
    guard let items = super.layoutAttributesForElements(in: target) else { return .zero }
    var adjustment = CGFloat.greatestFiniteMagnitude
    let center = proposedContentOffset.x + collectionView.frame.width / 2
    for item in items where abs(item.center.x - center) < abs(adjustment) {
      adjustment = item.center.x - center
    }
    return CGPoint(x: proposedContentOffset.x + adjustment, y: proposedContentOffset.y)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

final class AlbumCell: UICollectionViewCell {
  static let identifier = "AlbumCell"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    contentView.clipsToBounds = true
    label.font = .systemFont(ofSize: 48, weight: .black)
    label.textColor = .white
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class CarouselViewController: UIViewController {
  private lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: ScalingCarouselLayout())
    view.dataSource = self
    view.delegate = self
    view.backgroundColor = .clear
    view.decelerationRate = .fast
    view.showsHorizontalScrollIndicator = false
    view.register(AlbumCell.self, forCellWithReuseIdentifier: AlbumCell.identifier)
    return view
  }()
  private let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(collectionView)
    caption.textAlignment = .center
    caption.text = "Swipe the covers"
    view.addSubview(caption)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = CGRect(x: 0, y: 160, width: view.bounds.width, height: 360)
    caption.frame = CGRect(x: 0, y: 540, width: view.bounds.width, height: 30)
  }
}

extension CarouselViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    12
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: AlbumCell.identifier, for: indexPath)
    guard let cell = cell as? AlbumCell else { return cell }
    cell.label.text = "\(indexPath.item + 1)"
    cell.contentView.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item) / 12, saturation: 0.6, brightness: 0.85, alpha: 1)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    caption.text = "Cover \(indexPath.item + 1)"
    collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  }
}
