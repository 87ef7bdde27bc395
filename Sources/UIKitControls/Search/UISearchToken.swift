// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A value before the text of a search field, shown by a text and an icon.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The value that the token stands for; nil for none.
  open var representedObject: Any?
  let icon: UIImage?
  let text: String

  /// Creates a token; an icon of nil shows none.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}

/// A token in a search field.
final class SearchTokenView: UIView {
  private let label = UILabel()
  private let image: UIImageView?
  private static let height: CGFloat = 24
  private static let margin: CGFloat = 8

  init(_ token: UISearchToken, _ color: UIColor) {
    image = token.icon.map { UIImageView(image: $0) }
    super.init(frame: .zero)
    label.text = token.text
    label.font = .systemFont(ofSize: 15)
    backgroundColor = color
    layer.cornerRadius = 6
    isUserInteractionEnabled = false
    addSubview(label)
    if let image {
      image.contentMode = .scaleAspectFit
      image.tintColor = .label
      addSubview(image)
    }
    bounds.size = CGSize(width: width, height: Self.height)
  }

  required init?(coder: NSCoder) { nil }

  private var iconWidth: CGFloat { image == nil ? 0 : 20 }

  private var width: CGFloat {
    label.intrinsicContentSize.width + iconWidth + 2 * Self.margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Self.margin, dy: 0)
    let (icon, text) = inner.divided(
      atDistance: iconWidth, from: isRightToLeft ? .maxXEdge : .minXEdge)
    image?.frame = icon.insetBy(dx: 2, dy: 4)
    label.frame = text
  }
}
