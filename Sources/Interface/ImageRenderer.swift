// Part of Snapback, under the MIT licence; see LICENSE.

public import Combine
public import Foundation
import Motion
@_spi(ViewTree) package import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Makes an image of a view.
///
/// The view is not in a window: it has the default environment, and its tasks and animations do not
/// run. What it needs of the environment is to be set on it.
/// - Note: Differs from SwiftUI: nil while no window is open.
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that is proposed to the view. By default it has its ideal size.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// The number of pixels per point, from 0.5 to 8. By default 1.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether the image is opaque: black where the view draws nothing. By default it is clear there.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// Stored without an effect: all color modes draw the same.
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

  /// Creates a renderer of a view.
  public init(content view: Content) {
    content = view
  }

  /// The image of the view. Nil while no window is open, and if the view has no size or more than 8192
  /// pixels along an axis.
  public var uiImage: UIImage? {
    guard let source = FrameContext.current.host?.resources.assets as? any PictureSource,
      let drawn = drawing(scale: scale)
    else { return nil }
    let bytes = source.picture(
      of: drawn.list, size: drawn.size, scale: drawn.scale, isOpaque: isOpaque)
    return bytes.flatMap { UIImage(data: Data($0), scale: drawn.scale) }
  }

  /// The view, its size in points, and its scale; nil while no window is open.
  package func drawing(scale: CGFloat) -> DetachedRendering? {
    FrameContext.current.host.map {
      DetachedRendering(
        content, proposal: proposedSize, limit: Self.largestSide, scale: scale,
        resources: $0.resources)
    }
  }

  private static var largestSide: CGFloat { 16384 }
}
