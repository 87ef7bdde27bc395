// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan
import Foundation
import Motion

/// A blurred shape somewhere on the picture: a table, and the way from pixels into it.
struct Shadow {
  /// Into the plan's tables.
  let table: Int
  let columns: Int
  let rows: Int
  /// From a pixel's centre to grid steps from the shape's middle.
  private let toGrid: CGAffineTransform
  private let outerU: Double
  private let outerV: Double
  let bounds: PixelRect

  /// Half sizes and sigma are in the lengths of `transform`'s source, whose origin is the middle.
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

  /// The way into the table, with its entries.
  func quarter(_ entries: UnsafePointer<UInt64>) -> cspan_quarter {
    let (a, b, c, d) = (toGrid.a, toGrid.b, toGrid.c, toGrid.d)
    return cspan_quarter(
      entries: entries, stride: Int32(columns + 2), u_count: Float(columns), v_count: Float(rows),
      u_inner: Float(outerU - Double(columns)), v_inner: Float(outerV - Double(rows)),
      u: (a + c) * 0.5 + toGrid.tx, v: (b + d) * 0.5 + toGrid.ty, u_step: a, v_step: b, u_down: c,
      v_down: d)
  }
}
