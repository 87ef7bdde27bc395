// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitControls
@_spi(ViewTree) import UIKitViews

/// A button of a tab bar: its image above its title, or beside it where there is space for that.
final class TabBarButton: UIButton {
  private static let symbols = UIImage.SymbolConfiguration(pointSize: 20)
  /// The height of the space for the image, and its distance to the title, in points.
  private static let imageHeight: CGFloat = 26
  private static let spacing: CGFloat = 1

  private var isInline: Bool { traitCollection.horizontalSizeClass == .regular }

  /// The font of the title for a width of the window.
  static func titleFont(_ sizeClass: UIUserInterfaceSizeClass) -> UIFont {
    .systemFont(ofSize: sizeClass == .regular ? 13 : 10, weight: .medium)
  }

  /// Shows an image; symbols have the size of tab bars unless they have one of their own.
  func show(_ image: UIImage?) {
    setImage(
      image.map { $0.withConfiguration(Self.symbols.applying($0.symbolConfiguration)) },
      for: .normal)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let title = titleLabel, let picture = imageView, picture.image != nil else { return }
    let hasTitle = title.text?.isEmpty == false
    let (image, text) = (picture.image?.size ?? .zero, title.intrinsicContentSize)
    let size = CGSize(
      width: min(image.width, bounds.width), height: min(image.height, bounds.height))
    if isInline {
      let spacing: CGFloat = hasTitle ? 6 : 0
      let start = bounds.midX - (size.width + spacing + (hasTitle ? text.width : 0)) / 2
      picture.frame = CGRect(
        origin: CGPoint(x: start, y: bounds.midY - size.height / 2), size: size)
      title.frame = CGRect(
        origin: CGPoint(x: start + size.width + spacing, y: bounds.midY - text.height / 2),
        size: text)
    } else {
      let height = hasTitle ? Self.imageHeight + Self.spacing + text.height : Self.imageHeight
      let top = bounds.midY - height / 2
      picture.frame = CGRect(
        origin: CGPoint(
          x: bounds.midX - size.width / 2, y: top + (Self.imageHeight - size.height) / 2),
        size: size)
      let width = min(text.width, bounds.width)
      title.frame = CGRect(
        x: bounds.midX - width / 2, y: top + Self.imageHeight + Self.spacing, width: width,
        height: text.height)
    }
  }
}
