// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

/// A layer's alpha, or all its channels, 16 bits each, while it is blurred; of pixels or of their
/// means. Its memory is kept and grows.
final class Plane {
  private let channels: Int
  private var values = UnsafeMutablePointer<UInt16>.allocate(capacity: 0)
  private var room = UnsafeMutablePointer<UInt16>.allocate(capacity: 0)
  private var mixed = UnsafeMutablePointer<UInt16>.allocate(capacity: 0)
  /// A row of sums, one for each channel of each pixel.
  private var gathered = UnsafeMutablePointer<UInt16>.allocate(capacity: 0)
  private var capacity = 0
  private var columns = 0
  private var longest = 0
  /// Values from one row to the next.
  private var stride = 0
  private var shift = 0
  /// In values: those of pixel x lie at `x >> shift`.
  private var cells = PixelRect.empty

  /// 1 for alpha alone, or 4.
  init(channels: Int) { self.channels = channels }

  deinit {
    values.deallocate()
    room.deallocate()
    mixed.deallocate()
    gathered.deallocate()
  }

  /// The pixels it has something to say about.
  var bounds: PixelRect {
    let half = (1 << shift) / 2
    return PixelRect(
      minX: cells.minX << shift + half, minY: cells.minY << shift + half,
      maxX: (cells.maxX - (shift > 0 ? 1 : 0)) << shift + half,
      maxY: (cells.maxY - (shift > 0 ? 1 : 0)) << shift + half)
  }

  /// Takes a layer, with clear pixels around it, and blurs it.
  func take(_ layer: Canvas, _ blur: BoxBlur) {
    shift = blur.shift
    let own = layer.bounds
    let inner = PixelRect(
      minX: own.minX >> shift, minY: own.minY >> shift,
      maxX: (own.maxX - 1) >> shift + 1, maxY: (own.maxY - 1) >> shift + 1)
    cells = inner.expanded(by: blur.spread + (shift > 0 ? 1 : 0))
    // Rows and columns are blurred sixteen values at a time.
    stride = (cells.width * channels + 15) & ~15
    let rows = ((cells.height * channels + 15) & ~15) / channels
    makeRoom(rows: rows)
    values.update(repeating: 0, count: stride * rows)
    let first = (inner.minX - cells.minX) * channels
    let count = (inner.width << shift) * channels
    let skip = (own.minX - inner.minX << shift) * channels
    for row in inner.minY..<inner.maxY {
      gathered.update(repeating: 0, count: count)
      for y in max(row << shift, own.minY)..<min((row + 1) << shift, own.maxY) {
        cspan_gather(gathered + skip, layer.pixel(own.minX, y), own.width, Int32(channels))
      }
      cspan_means(
        values + ((row - cells.minY) * stride + first), gathered, inner.width, Int32(shift),
        Int32(channels))
    }
    run(blur, rows: rows)
  }

  private func makeRoom(rows: Int) {
    // Some more, for what looks at its right neighbours.
    let count = stride * rows + 16
    if count > capacity {
      values.deallocate()
      values = .allocate(capacity: count)
      values.initialize(repeating: 0, count: count)
      capacity = count
    }
    if stride > columns {
      mixed.deallocate()
      mixed = .allocate(capacity: stride + 16)
      mixed.initialize(repeating: 0, count: stride + 16)
      gathered.deallocate()
      gathered = .allocate(capacity: 4 * stride)
      gathered.initialize(repeating: 0, count: 4 * stride)
      columns = stride
    }
    let length = max(48 * cells.width, 32 * rows)
    if length > longest {
      room.deallocate()
      room = .allocate(capacity: length)
      room.initialize(repeating: 0, count: length)
      longest = length
    }
  }

  private func run(_ blur: BoxBlur, rows: Int) {
    guard blur.spread > 0 else { return }
    withUnsafeTemporaryAllocation(of: cspan_box.self, capacity: 3) { boxes in
      var count = 0
      for box in blur.boxes.prefix(boxes.count) {
        boxes[count] = cspan_box(before: Int32(box.before), after: Int32(box.after))
        count += 1
      }
      guard let base = boxes.baseAddress else { return }
      cspan_box_across(
        values, Int32(cells.width), Int32(rows), stride, Int32(channels), base, Int32(count), room)
      cspan_box_down(values, Int32(stride), Int32(rows), stride, base, Int32(count), room)
    }
  }

  /// Writes the coverages of some pixels of a row, of alpha alone.
  func write(_ covers: UnsafeMutablePointer<UInt16>, y: Int, columns: Range<Int>) {
    let (row, skip) = row(y, columns)
    cspan_widen_covers(covers, row, columns.count, skip, Int32(shift))
  }

  /// Writes some pixels of a row, of all channels.
  func write(_ pixels: UnsafeMutablePointer<UInt32>, y: Int, columns: Range<Int>) {
    let (row, skip) = row(y, columns)
    cspan_widen_pixels(pixels, row, columns.count, skip, Int32(shift))
  }

  /// The values at the height of a row of pixels, from before a column on, and how many pixels
  /// before.
  private func row(_ y: Int, _ columns: Range<Int>) -> (UnsafePointer<UInt16>, Int32) {
    let half = (1 << shift) / 2
    let place = y - (cells.minY << shift + half)
    let upper = values + (place >> shift) * stride
    let skip = columns.lowerBound - (cells.minX << shift + half)
    let first = skip >> shift
    let own = UnsafePointer(upper + first * channels)
    let within = Int32(skip - first << shift)
    guard shift > 0 else { return (own, 0) }
    let count = (columns.count >> shift + 3) * channels
    let size = 1 << shift
    let part = (256 * (place & (size - 1)) + 128) >> shift
    cspan_mix_rows(
      mixed, own, own + stride, min(count, stride - first * channels), Int32(part))
    return (UnsafePointer(mixed), within)
  }
}
