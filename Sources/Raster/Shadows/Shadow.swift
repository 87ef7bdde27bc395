// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Foundation
import Motion

/// A shape's shadow at a position in the destination: a lookup table, and the map from pixels into it.
struct Shadow {
  /// An index into the plan's shadow tables.
  let table: Int
  let columns: Int
  let rows: Int
  /// From pixel centers to grid steps from the shape's center.
  private let toGrid: CGAffineTransform
  /// The distance from the center to the shadow's outer end, in grid steps.
  private let outerU: Double
  private let outerV: Double
  let bounds: PixelRect

  /// Half sizes and sigma are in the source units of `transform`, whose origin is the shape's center.
  /// Nil if the map is not finite, or farther than 10⁷ grid steps from the origin.
  init?(
    table: Int, _ shape: ShadowTable, halfWidth: Double, halfHeight: Double, sigma: Double,
    transform: CGAffineTransform
  ) {
    let inverse = transform.inverted()
    let steps = ShadowTable.stepsPerDeviation / sigma
    let scaled = inverse.concatenating(CGAffineTransform(scaleX: steps, y: steps))
    guard scaled.a.isFinite, scaled.b.isFinite, scaled.c.isFinite, scaled.d.isFinite,
      scaled.tx.isFinite, scaled.ty.isFinite, abs(scaled.tx) < 1e7, abs(scaled.ty) < 1e7
    else { return nil }
    self.table = table
    columns = shape.columns
    rows = shape.rows
    toGrid = scaled
    let reach = ShadowTable.reach * sigma
    outerU = (halfWidth + reach) * steps
    outerV = (halfHeight + reach) * steps
    let (u, v) = (halfWidth + reach, halfHeight + reach)
    let (w, h) = (
      abs(transform.a) * u + abs(transform.c) * v, abs(transform.b) * u + abs(transform.d) * v
    )
    bounds = PixelRect(
      left: transform.tx - w, top: transform.ty - h, right: transform.tx + w,
      bottom: transform.ty + h)
  }

  /// The table with the map into it, as the shadow kernel takes them.
  func quadrantTable(_ entries: UnsafePointer<UInt64>) -> craster_quadrant {
    let (a, b, c, d) = (toGrid.a, toGrid.b, toGrid.c, toGrid.d)
    return craster_quadrant(
      entries: entries, stride: Int32(columns + 2), u_count: Float(columns), v_count: Float(rows),
      u_inner: Float(outerU - Double(columns)), v_inner: Float(outerV - Double(rows)),
      u: (a + c) * 0.5 + toGrid.tx, v: (b + d) * 0.5 + toGrid.ty, u_dx: a, v_dx: b, u_dy: c,
      v_dy: d)
  }
}
