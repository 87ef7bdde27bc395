// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster

/// Composites a shader's colors with the coverage.
struct ShaderSink: CoverageSink {
  let canvas: PixelCanvas
  let shader: Shader
  let ramp: UnsafePointer<UInt32>?
  /// Memory for the colors of a row.
  let colors: UnsafeMutablePointer<UInt32>
  /// Memory for the coverage of a row.
  let scaled: UnsafeMutablePointer<UInt16>
  /// The columns of `row` between which the shader may not be clear.
  private var visible = 0..<0
  private var row = Int.min

  init(
    canvas: PixelCanvas, shader: Shader, ramp: UnsafePointer<UInt32>?,
    colors: UnsafeMutablePointer<UInt32>, scaled: UnsafeMutablePointer<UInt16>
  ) {
    self.canvas = canvas
    self.shader = shader
    self.ramp = ramp
    self.colors = colors
    self.scaled = scaled
  }

  private mutating func visible(_ columns: Range<Int>, y: Int) -> Range<Int> {
    guard shader.hasClearRegion else { return columns }
    if row != y {
      row = y
      visible = shader.columns(canvas.bounds.minX..<canvas.bounds.maxX, y: y)
    }
    return columns.clamped(to: visible)
  }

  mutating func solid(y: Int, columns: Range<Int>) {
    let columns = visible(columns, y: y)
    guard !columns.isEmpty else { return }
    shader.write(colors, y: y, columns: columns, ramp: ramp)
    kernels.blend_pixels(
      canvas.pixel(columns.lowerBound, y), colors, columns.count, shader.opacity)
  }

  mutating func partial(y: Int, columns: Range<Int>, coverage: UnsafePointer<UInt16>) {
    let start = columns.lowerBound
    let columns = visible(columns, y: y)
    guard !columns.isEmpty else { return }
    let coverage = coverage + (columns.lowerBound - start)
    shader.write(colors, y: y, columns: columns, ramp: ramp)
    for index in 0..<columns.count { scaled[index] = coverage[index].scaled(by: shader.opacity) }
    kernels.blend_pixels_coverage(
      canvas.pixel(columns.lowerBound, y), colors, scaled, columns.count)
  }
}

extension UInt16 {
  /// The product of two fractions of 65535; by 65535 it is unchanged.
  func scaled(by fraction: UInt16) -> UInt16 {
    UInt16(truncatingIfNeeded: (UInt32(self) &* UInt32(fraction) &+ 65535) >> 16)
  }
}
