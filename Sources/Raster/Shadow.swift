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

  /// One row of a shadow: where it is anything, and where it is whole.
  struct Row {
    var quarter: cspan_quarter
    var columns: Range<Int>
    var whole: Range<Int>
  }

  func row(_ y: Int, entries: UnsafePointer<UInt32>, clip: Range<Int>) -> Row {
    let u = toGrid.c * (Double(y) + 0.5) + toGrid.tx + toGrid.a * 0.5
    let v = toGrid.d * (Double(y) + 0.5) + toGrid.ty + toGrid.b * 0.5
    let innerU = outerU - Double(columns)
    let innerV = outerV - Double(rows)
    let some = Self.within(outerU, u, toGrid.a, clip, outwards: true)
      .clamped(to: Self.within(outerV, v, toGrid.b, clip, outwards: true))
    let whole = Self.within(innerU, u, toGrid.a, some, outwards: false)
      .clamped(to: Self.within(innerV, v, toGrid.b, some, outwards: false))
    let quarter = cspan_quarter(
      entries: entries, stride: Int32(columns + 2), u_count: Float(columns), v_count: Float(rows),
      u_inner: Float(innerU), v_inner: Float(innerV), u: Float(u), v: Float(v),
      u_step: Float(toGrid.a), v_step: Float(toGrid.b))
    return Row(quarter: quarter, columns: some, whole: whole)
  }

  /// The columns of the clip where |start + step·x| is below a limit, a pixel more or less to be
  /// sure.
  private static func within(
    _ limit: Double, _ start: Double, _ step: Double, _ clip: Range<Int>, outwards: Bool
  ) -> Range<Int> {
    let nowhere = clip.lowerBound..<clip.lowerBound
    guard limit > 0 else { return nowhere }
    guard abs(step) > 1e-9 else { return abs(start) < limit ? clip : nowhere }
    let one = (-limit - start) / step
    let other = (limit - start) / step
    let margin = outwards ? 1.0 : -1.0
    let low = min(one, other) - margin
    let high = max(one, other) + margin
    let first = Int(min(max(low.rounded(.up), Double(clip.lowerBound)), Double(clip.upperBound)))
    let end = Int(
      min(max(high.rounded(.down) + 1, Double(clip.lowerBound)), Double(clip.upperBound)))
    return first < end ? first..<end : nowhere
  }
}
