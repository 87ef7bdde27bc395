// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A button beside a row: an image or a text on a color.
final class RowSwipeButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel()
  private let picture = UIImageView()
  /// The minimum width in points.
  private static let minWidth: CGFloat = 74
  /// The height from which on an image has the text below it.
  private static let heightForBoth: CGFloat = 91

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    accessibilityLabel = action.title
    label.text = action.title
    label.textColor = .white
    label.font = .systemFont(ofSize: action.image == nil ? 17 : 15)
    label.textAlignment = .center
    picture.image = action.image
    picture.tintColor = .white
    picture.contentMode = .center
    for view in [label, picture] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  var naturalWidth: CGFloat {
    let width = action.image?.size.width ?? label.intrinsicContentSize.width
    return max(Self.minWidth, width + 24)
  }

  override func stateChanged() {
    super.stateChanged()
    alpha = isHighlighted ? 0.8 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width, naturalWidth)
    let middle = CGPoint(x: width / 2, y: bounds.midY)
    picture.bounds.size = action.image?.size ?? .zero
    picture.center = middle
    label.isHidden = action.image != nil && bounds.height < Self.heightForBoth
    label.bounds.size = CGSize(width: width, height: 22)
    label.center = middle
    if action.image != nil, !label.isHidden {
      picture.center.y -= 12
      label.center.y += 18
    }
  }
}
