// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster

/// A working buffer for blurring a layer: its alpha or all its channels, 16 bits each, at full
/// resolution or downsampled. Its memory grows and is reused.
final class BlurPlane {
  /// 1 for alpha alone, or 4.
  private let channels: Int
  private var valueBuffer = ScratchBuffer()
  private var scratchBuffer = ScratchBuffer()
  private var interpolationBuffer = ScratchBuffer()
  private var sumBuffer = ScratchBuffer()
  /// The distance between rows, in values.
  private var stride = 0
  /// Blocks are `1 << shift` pixels wide and high.
  private var shift = 0
  /// The blocks in the buffer; pixel x is in block `x >> shift`.
  private var blocks = PixelRect.empty

  /// 1 for alpha alone, or 4.
  init(channels: Int) { self.channels = channels }

  private var values: UnsafeMutablePointer<UInt16> { valueBuffer.base }
  private var scratch: UnsafeMutablePointer<UInt16> { scratchBuffer.base }
  private var interpolatedRow: UnsafeMutablePointer<UInt16> { interpolationBuffer.base }
  /// The sums of a row of blocks, one for each channel of each column of pixels.
  private var rowSums: UnsafeMutablePointer<UInt16> { sumBuffer.base }

  /// The pixels for which it has values.
  var bounds: PixelRect {
    let half = (1 << shift) / 2
    return PixelRect(
      minX: blocks.minX << shift + half, minY: blocks.minY << shift + half,
      maxX: (blocks.maxX - (shift > 0 ? 1 : 0)) << shift + half,
      maxY: (blocks.maxY - (shift > 0 ? 1 : 0)) << shift + half)
  }

  /// Loads a layer, which is clear outside of its bounds, and blurs it.
  func load(_ layer: PixelCanvas, blurredBy blur: BoxBlur) {
    shift = blur.shift
    let layerBounds = layer.bounds
    let inner = PixelRect(
      minX: layerBounds.minX >> shift, minY: layerBounds.minY >> shift,
      maxX: (layerBounds.maxX - 1) >> shift + 1, maxY: (layerBounds.maxY - 1) >> shift + 1)
    blocks = inner.expanded(by: blur.spread + (shift > 0 ? 1 : 0))
    // The kernels blur rows and columns sixteen values at a time.
    stride = (blocks.width * channels + 15) & ~15
    let rows = ((blocks.height * channels + 15) & ~15) / channels
    reserveCapacity(rows: rows)
    values.update(repeating: 0, count: stride * rows)
    let first = (inner.minX - blocks.minX) * channels
    let count = (inner.width << shift) * channels
    let skip = (layerBounds.minX - inner.minX << shift) * channels
    for row in inner.minY..<inner.maxY {
      rowSums.update(repeating: 0, count: count)
      for y in max(row << shift, layerBounds.minY)..<min((row + 1) << shift, layerBounds.maxY) {
        kernels.accumulate_row(
          rowSums + skip, layer.pixel(layerBounds.minX, y), layerBounds.width, Int32(channels))
      }
      kernels.average_sums(
        values + ((row - blocks.minY) * stride + first), rowSums, inner.width, Int32(shift),
        Int32(channels))
    }
    apply(blur, rows: rows)
  }

  private func reserveCapacity(rows: Int) {
    // 16 more, as kernels read values to the right.
    valueBuffer.reserveCapacity(stride * rows + 16)
    interpolationBuffer.reserveCapacity(stride + 16)
    sumBuffer.reserveCapacity(4 * stride)
    scratchBuffer.reserveCapacity(max(48 * blocks.width, 32 * rows))
  }

  private func apply(_ blur: BoxBlur, rows: Int) {
    guard blur.spread > 0 else { return }
    withUnsafeTemporaryAllocation(of: craster_box.self, capacity: 3) { boxes in
      var count = 0
      for box in blur.boxes.prefix(boxes.count) {
        boxes[count] = craster_box(before: Int32(box.before), after: Int32(box.after))
        count += 1
      }
      guard let base = boxes.baseAddress else { return }
      kernels.box_blur_rows(
        values, Int32(blocks.width), Int32(rows), stride, Int32(channels), base, Int32(count),
        scratch)
      kernels.box_blur_columns(
        values, Int32(stride), Int32(rows), stride, base, Int32(count), scratch)
    }
  }

  /// Blends an ink over some pixels of a row through the alpha of the layer, for a plane of alpha alone: `canvas`
  /// has them `offset` to the right and below.
  func draw(
    _ ink: Ink, y: Int, columns: Range<Int>, into canvas: PixelCanvas, offset: (x: Int, y: Int)
  ) {
    let row = row(y, columns)
    guard !row.columns.isEmpty else { return }
    kernels.blend_blurred_coverage(
      canvas.pixel(row.columns.lowerBound + offset.x, y + offset.y), row.values, row.columns.count,
      Int32(row.skip), Int32(shift), ink.lanes, ink.alpha)
  }

  /// Blends some pixels of a row over a canvas; for a plane of all channels.
  func draw(y: Int, columns: Range<Int>, into canvas: PixelCanvas) {
    let row = row(y, columns)
    guard !row.columns.isEmpty else { return }
    kernels.blend_upsampled(
      canvas.pixel(row.columns.lowerBound, y), row.values, row.columns.count, Int32(row.skip),
      Int32(shift))
  }

  /// A row of pixels.
  private struct Row {
    /// One for each channel of each block.
    let values: UnsafePointer<UInt16>
    /// The number of blocks.
    let count: Int
    /// The number of pixels from the first block's center to the first column.
    var skip: Int
    var columns: Range<Int>
  }

  /// The values of some pixels of a row, without faint ones at both ends.
  private func row(_ y: Int, _ columns: Range<Int>) -> Row {
    var row = wholeRow(y, columns)
    let values = row.count * channels
    let before = Int(kernels.count_faint(row.values, values, 0)) / channels
    let after = Int(kernels.count_faint(row.values, values, 1)) / channels
    // A pixel is a mean of the block whose center is at or before it, and of the next one.
    let first = max((before - 1) << shift, row.skip)
    let end = min((row.count - after) << shift, row.skip + columns.count)
    let start = columns.lowerBound - row.skip
    row.columns = (start + first)..<(start + max(first, end))
    row.skip = first
    return row
  }

  /// The values of a row of pixels, interpolated vertically between block centers, beginning at the
  /// block before the first column.
  private func wholeRow(_ y: Int, _ columns: Range<Int>) -> Row {
    let half = (1 << shift) / 2
    let distance = y - (blocks.minY << shift + half)
    let upper = values + (distance >> shift) * stride
    let skip = columns.lowerBound - (blocks.minX << shift + half)
    let first = skip >> shift
    let start = UnsafePointer(upper + first * channels)
    guard shift > 0 else {
      return Row(values: start, count: columns.count, skip: 0, columns: columns)
    }
    let count = min(columns.count >> shift + 3, stride / channels - first)
    let size = 1 << shift
    let fraction = (256 * (distance & (size - 1)) + 128) >> shift
    kernels.interpolate_rows(
      interpolatedRow, start, start + stride, count * channels, Int32(fraction))
    return Row(
      values: UnsafePointer(interpolatedRow), count: count, skip: skip - first << shift,
      columns: columns)
  }
}
