// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures
import Motion
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// An element with a shape of the mouse pointer over it.
package final class PointerStyleElement: UnaryElement, PointerShaping {
  package private(set) var pointerShape: PointerShape?
  package internal(set) var hidesPointer: Bool?
  /// The source of the current image of the pointer.
  private var imageSource: ImageSource?

  /// The values on which the image of a pointer depends.
  private struct ImageSource: Equatable {
    let image: Image
    let hotSpot: UnitPoint
    let scale: CGFloat
    let colorScheme: ColorScheme
  }

  /// The longest side of an image, in points.
  private static let largestSide: CGFloat = 256

  package override init(_ child: Element, _ node: Node) {
    super.init(child, node)
    host.hover.add(self)
  }

  /// Sets the shape; nil for that of the views around.
  func setShape(_ shape: PointerShape?) { (pointerShape, imageSource) = (shape, nil) }

  /// Gives the pointer an image.
  func setImage(_ image: Image, hotSpot: UnitPoint, _ environment: EnvironmentValues) {
    let source = ImageSource(
      image: image, hotSpot: hotSpot, scale: host.scale, colorScheme: environment.colorScheme)
    guard source != imageSource else { return }
    imageSource = source
    let drawn = DetachedRendering(
      image, proposal: .unspecified, limit: Self.largestSide, scale: host.scale,
      colorScheme: environment.colorScheme, resources: host.resources)
    let size = CGSize(
      width: min(drawn.size.width, Self.largestSide),
      height: min(drawn.size.height, Self.largestSide))
    func position(_ fraction: CGFloat, _ length: CGFloat) -> CGFloat {
      fraction.isNaN ? 0 : min(max(fraction, 0), 1) * length
    }
    pointerShape = .image(
      PointerImage(
        list: drawn.list, size: size,
        hotSpot: CGPoint(
          x: position(hotSpot.x, size.width), y: position(hotSpot.y, size.height))))
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard child.hit(point, &path) else { return false }
    path.hoverElements.append(self)
    return true
  }

  package override func dismantle() {
    host.hover.remove(self)
    super.dismantle()
  }
}
