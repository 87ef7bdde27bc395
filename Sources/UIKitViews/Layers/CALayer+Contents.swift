// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The fitting of a layer's image to the bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a gravity with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not scaled, centered in the bounds.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In its size, in the middle of the upper edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In its size, in the middle of the lower edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In its size, in the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In its size, in the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Not scaled, at the upper left corner of the bounds.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Not scaled, at the upper right corner of the bounds.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Not scaled, at the lower left corner of the bounds.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Not scaled, at the lower right corner of the bounds.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Scaled to the size of the bounds, whatever the proportions.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The largest size of the same aspect ratio inside the bounds.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The smallest size of the same aspect ratio that covers the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  fileprivate var placement: ContentPlacement {
    switch self {
    case .resizeAspect: return ContentPlacement(fit: .aspectFit)
    case .resizeAspectFill: return ContentPlacement(fit: .aspectFill)
    case .resize: return ContentPlacement(fit: .stretch)
    default:
      var placement = ContentPlacement()
      if [.left, .topLeft, .bottomLeft].contains(self) { placement.x = 0 }
      if [.right, .topRight, .bottomRight].contains(self) { placement.x = 1 }
      if [.top, .topLeft, .topRight].contains(self) { placement.y = 0 }
      if [.bottom, .bottomLeft, .bottomRight].contains(self) { placement.y = 1 }
      return placement
    }
  }
}

extension CALayer {
  /// Draws the image of the contents.
  func drawImage(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    guard let picture = contents as? CGImage else { return }
    let part = contentsRect
    let scale = contentsScale > 0 ? contentsScale : 1
    let size = CGSize(
      width: CGFloat(picture.width) * part.width / scale,
      height: CGFloat(picture.height) * part.height / scale)
    guard size.width > 0, size.height > 0 else { return }
    let rect = contentsGravity.placement.rect(of: size, in: state.bounds)
    guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else {
      return picture.image.draw(in: rect, tint: nil, &builder)
    }
    let whole = CGRect(
      x: rect.minX - part.minX * rect.width / part.width,
      y: rect.minY - part.minY * rect.height / part.height, width: rect.width / part.width,
      height: rect.height / part.height)
    builder.layer(.clip(RoundedRect(rect))) { picture.image.draw(in: whole, tint: nil, &$0) }
  }
}
