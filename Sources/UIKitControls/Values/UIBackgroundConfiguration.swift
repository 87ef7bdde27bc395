// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The background of a cell or button: color, outline, corners, image or a view.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The color that fills the background; nil, the default, for none.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points; 0, the default, for square ones.
  public var cornerRadius: CGFloat = 0
  /// The distances from the edges of the cell in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color of the outline along the edge; nil for none.
  public var strokeColor: UIColor?
  /// The width of the outline in points; 0, the default, for none.
  public var strokeWidth: CGFloat = 0
  /// A view between the color and the contents; nil for none.
  public var customView: UIView?
  /// An image in front of the color; nil for none.
  public var image: UIImage?
  /// How the image is scaled and placed in the background; `scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  init(_ color: UIColor?) { backgroundColor = color }

  /// Returns a background without a color, an outline and an image.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  /// The background of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground)
  }
  /// The background of a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  /// The background of a cell of a list.
  public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
}

/// The view of a background.
package final class BackgroundView: UIView {
  private let imageView = UIImageView()

  package var configuration = UIBackgroundConfiguration.clear() { didSet { show(oldValue) } }
  private let fill = UIView()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    fill.clipsToBounds = true
    addSubview(fill)
    fill.addSubview(imageView)
  }

  package required init?(coder: NSCoder) { return nil }

  private func show(_ old: UIBackgroundConfiguration) {
    fill.backgroundColor = configuration.backgroundColor
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.layer.borderColor = configuration.strokeColor?.cgColor
    fill.layer.borderWidth = configuration.strokeColor == nil ? 0 : configuration.strokeWidth
    imageView.image = configuration.image
    imageView.contentMode = configuration.imageContentMode
    if old.customView !== configuration.customView {
      old.customView?.removeFromSuperview()
      if let view = configuration.customView { fill.addSubview(view) }
    }
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    fill.frame = CGRect(
      x: insets.leading, y: insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    imageView.frame = fill.bounds
    configuration.customView?.frame = fill.bounds
  }
}
