// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Drawing

/// The backdrop of a material, blurred, saturated and tinted, at a quarter of the destination's resolution:
/// each value stands for a block of 4 x 4 pixels.
///
/// It is written by one thread while backdrops are updated, and only read afterwards.
final class BackdropPlane {
  /// The base 2 logarithm of the size of a block in pixels.
  static let shift = 2

  private(set) var material = MaterialPaint(radius: 0, saturation: 1, tint: .clear)
  private(set) var blur = BoxBlur(atFullResolution: 0)
  /// The blocks with values; colors beyond are those of the border.
  private(set) var region = PixelRect.empty
  /// The blocks that lie as a whole in the destination, and in the screen around the material: the others have
  /// the colors of the nearest of them.
  private var complete = PixelRect.empty
  /// Whether the values are those of the current list.
  private(set) var isCurrent = false
  /// Four 16-bit channels for each block: those of `needed`, in rows `stride` values apart.
  private var valueBuffer = ScratchBuffer()
  private var scratchBuffer = ScratchBuffer()
  private var stride = 0

  private var values: UnsafeMutablePointer<UInt16> { valueBuffer.base }
  private var scratch: UnsafeMutablePointer<UInt16> { scratchBuffer.base }

  /// The blocks on which the values depend.
  var needed: PixelRect { region.expanded(by: blur.spread) }

  /// Sets what the plane shows, at a scale in blocks per point, without values. `complete` are the blocks
  /// that lie in the destination, and in the screen around the material, as a whole.
  func reset(
    _ material: MaterialPaint, region: PixelRect, complete: PixelRect, scale: Double
  ) {
    self.material = material
    self.region = region
    self.complete = complete
    blur = BoxBlur(atFullResolution: Self.sigma(of: material, scale: scale))
    isCurrent = false
  }

  /// Whether the plane shows a material in a region, with colors of the given blocks.
  func shows(_ material: MaterialPaint, in region: PixelRect, from complete: PixelRect) -> Bool {
    isCurrent && material == self.material && region == self.region && complete == self.complete
  }

  /// Marks the values as those of another list.
  func invalidate() { isCurrent = false }

  /// The standard deviation in blocks, of which averaging and interpolation contribute a part.
  private static func sigma(of material: MaterialPaint, scale: Double) -> Double {
    guard material.radius > 0 else { return 0 }
    let (sigma, size) = (Double(material.radius) * scale, Double(1 << shift))
    let resamplingVariance = ((size * size - 1) / 12 + size * size / 6) / (size * size)
    return max(0, sigma * sigma - resamplingVariance).squareRoot()
  }

  /// Loads the colors behind the material, opaque, and blurs, saturates and tints them. Colors beyond
  /// the bounds of the destination or the screen are those of its border.
  func load(_ behind: PixelCanvas) {
    load(behind, from: complete.intersection(behind.bounds))
  }

  /// Loads the colors of some blocks, which touch those on which the values depend.
  private func load(_ behind: PixelCanvas, from source: PixelRect) {
    let needed = needed
    stride = (needed.width * 4 + 15) & ~15
    // The kernels blur rows and columns sixteen values at a time.
    let rows = (needed.height + 3) & ~3
    reserveCapacity(rows: rows)
    let inner = needed.intersection(source)
    for y in inner.minY..<inner.maxY {
      let row = values + (y - needed.minY) * stride
      scratch.update(repeating: 0, count: 4 * inner.width)
      kernels.accumulate_row(scratch, behind.pixel(inner.minX, y), inner.width, 4)
      kernels.average_sums(row + 4 * (inner.minX - needed.minX), scratch, inner.width, 0, 4)
      extend(row, (inner.minX - needed.minX)..<(inner.maxX - needed.minX), to: needed.width)
    }
    let (top, end) = (inner.minY - needed.minY, inner.maxY - needed.minY)
    for y in 0..<top { copyRow(top, to: y) }
    for y in end..<rows { copyRow(end - 1, to: y) }
    withUnsafeTemporaryAllocation(of: craster_box.self, capacity: 3) { boxes in
      for (index, box) in blur.boxes.prefix(3).enumerated() {
        boxes[index] = craster_box(before: Int32(box.before), after: Int32(box.after))
      }
      guard blur.spread > 0, let base = boxes.baseAddress else { return }
      kernels.box_blur_rows(
        values, Int32(needed.width), Int32(rows), stride, 4, base, 3, scratch)
      kernels.box_blur_columns(values, Int32(stride), Int32(rows), stride, base, 3, scratch)
    }
    tint()
    isCurrent = true
  }

  /// Fills the plane with the tint over black, for a material without a backdrop.
  func loadNothing() {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1) { pixel in
      pixel[0] = 0xff00_0000
      guard let base = pixel.baseAddress else { return }
      let bounds = PixelRect(
        minX: region.minX, minY: region.minY, maxX: region.minX + 1, maxY: region.minY + 1)
      load(PixelCanvas(base: base, bounds: bounds), from: bounds)
    }
  }

  /// Repeats the first and the last of some columns of a row on both sides.
  private func extend(
    _ row: UnsafeMutablePointer<UInt16>, _ columns: Range<Int>, to width: Int
  ) {
    for channel in 0..<4 {
      let first = row[4 * columns.lowerBound + channel]
      let last = row[4 * (columns.upperBound - 1) + channel]
      for x in 0..<columns.lowerBound { row[4 * x + channel] = first }
      for x in columns.upperBound..<width { row[4 * x + channel] = last }
    }
  }

  private func copyRow(_ row: Int, to other: Int) {
    (values + other * stride).update(from: values + row * stride, count: stride)
  }

  private func reserveCapacity(rows: Int) {
    // 16 more, as kernels read values to the right.
    valueBuffer.reserveCapacity(stride * rows + 16)
    scratchBuffer.reserveCapacity(max(48 * needed.width, 32 * rows))
  }

  /// Applies the saturation and the tint.
  private func tint() {
    let filter = ColorFilter.saturation(
      material.saturation.isFinite ? max(0, material.saturation) : 1)
    // NaN counts as 0.
    func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
    let tint = material.tint
    let share = unit(tint.opacity)
    func column(_ index: Int) -> SIMD4<Float> {
      SIMD4(filter.blue[index], filter.green[index], filter.red[index], 0) * (1 - share)
    }
    let (red, green, blue) = (column(0), column(1), column(2))
    let color = SIMD4(unit(tint.blue), unit(tint.green), unit(tint.red), 1)
    let added = color * SIMD4(share, share, share, 1) * 65535 + 0.5
    let inner = needed
    for y in (region.minY - inner.minY)..<(region.maxY - inner.minY) {
      let row = values + y * stride
      for x in (region.minX - inner.minX)..<(region.maxX - inner.minX) {
        let pixel = row + 4 * x
        // In memory blue is first.
        let mixed =
          blue * Float(pixel[0]) + green * Float(pixel[1]) + red * Float(pixel[2]) + added
        let clamped = mixed.clamped(lowerBound: .zero, upperBound: Self.largest)
        for channel in 0..<4 {
          pixel[channel] = UInt16(truncatingIfNeeded: Int32(clamped[channel]))
        }
      }
    }
  }

  private static let largest = SIMD4<Float>(repeating: 65535)

  /// Writes some colors of a row: of pixels for a shift of 2, of blocks for one of 0.
  func write(_ colors: UnsafeMutablePointer<UInt32>, y: Int, columns: Range<Int>, shift: Int) {
    let size = 1 << shift
    // The pixels between the centers of the first and the last block.
    let minX = region.minX << shift + size / 2
    let maxX = max(minX + 1, (region.maxX - (shift > 0 ? 1 : 0)) << shift + size / 2)
    let minY = region.minY << shift + size / 2
    let maxY = max(minY + 1, (region.maxY - (shift > 0 ? 1 : 0)) << shift + size / 2)
    let start = min(max(columns.lowerBound, minX), maxX - 1)
    let end = max(min(columns.upperBound, maxX), start + 1)
    let distance = min(max(y, minY), maxY - 1) - minY
    let inner = needed
    let upper =
      values + (region.minY - inner.minY + distance >> shift) * stride
      + 4 * (region.minX - inner.minX)
    let first = (start - minX) >> shift
    let skip = Int32(start - minX - first << shift)
    let destination = colors + max(0, start - columns.lowerBound)
    let isWithin = start >= columns.lowerBound && end <= columns.upperBound
    guard isWithin else {
      // All columns are on one side of the plane.
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1) { pixel in
        guard let base = pixel.baseAddress else { return }
        write(base, y: y, columns: start..<(start + 1), shift: shift)
        colors.update(repeating: base[0], count: columns.count)
      }
      return
    }
    if shift == 0 {
      kernels.upsample_pixels(destination, upper + 4 * first, end - start, 0, 0)
    } else {
      let count = ((end - start) >> shift + 3) * 4
      let fraction = (256 * (distance & (size - 1)) + 128) >> shift
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: count + 16) { row in
        guard let base = row.baseAddress else { return }
        let available = min(count, stride - 4 * (region.minX - inner.minX + first))
        row.initialize(repeating: 0)
        kernels.interpolate_rows(
          base, upper + 4 * first, upper + 4 * first + stride, available, Int32(fraction))
        kernels.upsample_pixels(destination, base, end - start, skip, Int32(shift))
      }
    }
    for x in columns.lowerBound..<start { colors[x - columns.lowerBound] = destination[0] }
    for x in end..<max(end, columns.upperBound) {
      colors[x - columns.lowerBound] = destination[end - start - 1]
    }
  }
}
