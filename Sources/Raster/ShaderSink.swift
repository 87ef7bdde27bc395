// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

/// Lays a shader's colours wherever there is coverage.
struct ShaderSink: CoverageSink {
  let canvas: Canvas
  let shader: Shader
  let ramp: UnsafePointer<UInt32>?
  /// Room for a row.
  let colors: UnsafeMutablePointer<UInt32>
  let scaled: UnsafeMutablePointer<UInt16>
  /// Where in the row under way there may be anything but clear.
  private var seen = 0..<0
  private var row = Int.min

  init(
    canvas: Canvas, shader: Shader, ramp: UnsafePointer<UInt32>?,
    colors: UnsafeMutablePointer<UInt32>, scaled: UnsafeMutablePointer<UInt16>
  ) {
    self.canvas = canvas
    self.shader = shader
    self.ramp = ramp
    self.colors = colors
    self.scaled = scaled
  }

  private mutating func seen(_ columns: Range<Int>, y: Int) -> Range<Int> {
    guard shader.isClearInPart else { return columns }
    if row != y {
      row = y
      seen = shader.columns(canvas.bounds.minX..<canvas.bounds.maxX, y: y)
    }
    return columns.clamped(to: seen)
  }

  mutating func solid(y: Int, columns: Range<Int>) {
    let columns = seen(columns, y: y)
    guard !columns.isEmpty else { return }
    shader.write(colors, y: y, columns: columns, ramp: ramp)
    cspan_pixels(
      canvas.pixel(columns.lowerBound, y), colors, columns.count, shader.cover)
  }

  mutating func partial(y: Int, columns: Range<Int>, covers: UnsafePointer<UInt16>) {
    let start = columns.lowerBound
    let columns = seen(columns, y: y)
    guard !columns.isEmpty else { return }
    let covers = covers + (columns.lowerBound - start)
    shader.write(colors, y: y, columns: columns, ramp: ramp)
    for index in 0..<columns.count { scaled[index] = covers[index].scaled(by: shader.cover) }
    cspan_pixels_cover(canvas.pixel(columns.lowerBound, y), colors, scaled, columns.count)
  }
}

extension UInt16 {
  /// A coverage of a coverage; by 65535 it stays what it is.
  func scaled(by cover: UInt16) -> UInt16 {
    UInt16(truncatingIfNeeded: (UInt32(self) &* UInt32(cover) &+ 65535) >> 16)
  }
}
