// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

/// One channel of a layer, 16 bits a pixel, while it is blurred. Its memory is kept and grows.
final class Plane {
  private var values = UnsafeMutablePointer<UInt16>.allocate(capacity: 0)
  private var other = UnsafeMutablePointer<UInt16>.allocate(capacity: 0)
  private var sums = UnsafeMutablePointer<UInt32>.allocate(capacity: 0)
  private var capacity = 0
  private var columns = 0
  private(set) var bounds = PixelRect.empty

  deinit {
    values.deallocate()
    other.deallocate()
    sums.deallocate()
  }

  /// Takes one channel of a layer (0 is blue, 3 alpha), with clear pixels around it.
  func take(_ layer: Canvas, channel: UInt32, margin: Int) {
    bounds = layer.bounds.expanded(by: margin)
    let (width, count) = (bounds.width, bounds.width * bounds.height)
    if count > capacity {
      values.deallocate()
      other.deallocate()
      values = .allocate(capacity: count)
      other = .allocate(capacity: count)
      other.initialize(repeating: 0, count: count)
      capacity = count
    }
    if width > columns {
      sums.deallocate()
      sums = .allocate(capacity: width)
      sums.initialize(repeating: 0, count: width)
      columns = width
    }
    values.initialize(repeating: 0, count: count)
    for y in layer.bounds.minY..<layer.bounds.maxY {
      let pixels = layer.pixel(layer.bounds.minX, y)
      let row = values + ((y - bounds.minY) * width + margin)
      for x in 0..<layer.bounds.width {
        row[x] = UInt16(truncatingIfNeeded: (pixels[x] >> (8 * channel)) & 255) &* 257
      }
    }
  }

  func blur(_ blur: BoxBlur) {
    let (width, height) = (Int32(bounds.width), Int32(bounds.height))
    for box in blur.boxes where box.before + box.after > 0 {
      let (before, after) = (Int32(box.before), Int32(box.after))
      cspan_box_across(other, values, width, height, before, after)
      cspan_box_down(values, other, width, height, before, after, sums)
    }
  }

  /// The values from a pixel on, to the end of its row.
  func value(_ x: Int, _ y: Int) -> UnsafePointer<UInt16> {
    UnsafePointer(values + ((y - bounds.minY) * bounds.width + (x - bounds.minX)))
  }
}
