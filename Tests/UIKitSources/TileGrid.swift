// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

private let reuseIdentifier = "Cell"

/// Long press a tile to lift it; tap one to select it.
class TileGridController: UICollectionViewController {
  var tiles = Array(0..<40)

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: reuseIdentifier)
    collectionView.alwaysBounceVertical = true
    collectionView.allowsMultipleSelection = true
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
    press.minimumPressDuration = 0.3
    collectionView.addGestureRecognizer(press)
  }

  @objc private func pressed(_ gesture: UILongPressGestureRecognizer) {
    let point = gesture.location(in: collectionView)
    guard let path = collectionView.indexPathForItem(at: point),
      let cell = collectionView.cellForItem(at: path)
    else { return }
    switch gesture.state {
    case .began:
      UIView.animate(withDuration: 0.2) {
        cell.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
        cell.layer.shadowOpacity = 0.4
      }
    case .ended, .cancelled:
      UIView.animate(withDuration: 0.2) {
        cell.transform = .identity
        cell.layer.shadowOpacity = 0
      }
    default:
      break
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    tiles.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: reuseIdentifier, for: indexPath)
    (cell as? TileCell)?.show(tiles[indexPath.item])
    return cell
  }
}

extension TileGridController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = (collectionView.bounds.width - 4 * 8) / 3
    return CGSize(width: floor(width), height: floor(width))
  }
}

class TileCell: UICollectionViewCell {
  private let label = UILabel()

  override var isSelected: Bool {
    didSet { contentView.layer.borderWidth = isSelected ? 4 : 0 }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = CGRect(x: 0, y: frame.height - 30, width: frame.width, height: 24)
    label.textAlignment = .center
    contentView.addSubview(label)
    contentView.layer.cornerRadius = 10
    contentView.layer.borderColor = UIColor.systemBlue.cgColor
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ number: Int) {
    label.text = "Tile \(number)"
    contentView.backgroundColor = UIColor(
      hue: CGFloat(number % 10) / 10, saturation: 0.35, brightness: 1, alpha: 1)
  }
}
