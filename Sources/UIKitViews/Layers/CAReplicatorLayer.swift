// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A layer that draws its sublayers several times, each time transformed, colored and later.
open class CAReplicatorLayer: CALayer {
  /// The number of copies, with the original; 1 by default. At most 10,000 are drawn.
  open var instanceCount = 1 { didSet { setNeedsFrame() } }
  /// The delay of each copy's animations after those of the one before, in seconds.
  open var instanceDelay: CFTimeInterval = 0 { didSet { setNeedsFrame() } }
  /// The transform of each copy from the one before, about the middle of the layer.
  open var instanceTransform = CATransform3DIdentity { didSet { setNeedsFrame() } }
  /// The color by which the colors of the sublayers are multiplied; nil for none.
  open var instanceColor: CGColor? { didSet { setNeedsFrame() } }
  /// The value added to the red component of that color for each copy.
  open var instanceRedOffset: Float = 0 { didSet { setNeedsFrame() } }
  /// The value added to the green component of that color for each copy.
  open var instanceGreenOffset: Float = 0 { didSet { setNeedsFrame() } }
  /// The value added to the blue component of that color for each copy.
  open var instanceBlueOffset: Float = 0 { didSet { setNeedsFrame() } }
  /// The value added to the opacity of that color for each copy.
  open var instanceAlphaOffset: Float = 0 { didSet { setNeedsFrame() } }
  /// The copy that is drawn now; 0 for the original.
  private var instance = 0

  override var sublayerDelay: Double { Double(instance) * instanceDelay }

  /// The color by which a copy is multiplied; nil if that changes nothing.
  private func color(of index: Int) -> ResolvedColor? {
    let parts = (instanceColor?.components ?? [1, 1, 1, 1]).map { Float($0) }
    let offsets = [
      instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset,
    ]
    let values = zip(parts, offsets).map { min(max($0 + $1 * Float(index), 0), 1) }
    guard values.count == 4, values != [1, 1, 1, 1] else { return nil }
    return Color(
      red: Double(values[0]), green: Double(values[1]), blue: Double(values[2]),
      opacity: Double(values[3])
    ).resolve(UIKitService.environment)
  }

  override func drawSublayers(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    let (x, y) = (state.bounds.midX, state.bounds.midY)
    var matrix = CATransform3DIdentity
    for index in 0..<min(max(0, instanceCount), 10_000) {
      instance = index
      if index > 0 { matrix = CATransform3DConcat(matrix, instanceTransform) }
      let placed = CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), matrix),
        CATransform3DMakeTranslation(x, y, 0))
      let outer = builder.transform
      if placed.isFlat {
        builder.apply(placed.planar)
        drawInstance(index, state, &builder)
      } else {
        builder.layer(.projection(placed.projection)) { drawInstance(index, state, &$0) }
      }
      builder.transform = outer
    }
    instance = 0
  }

  private func drawInstance(
    _ index: Int, _ state: LayerState, _ builder: inout DisplayListBuilder
  ) {
    if let color = color(of: index) {
      builder.layer(.filter(.colorMultiply(color))) { super.drawSublayers(state, &$0) }
    } else {
      super.drawSublayers(state, &builder)
    }
  }
}
