// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster

/// A small bitmap of signed area differences, for outlines without overlapping parts.
///
/// Edges are added in any order. Each adds to the pixels it crosses the change of coverage from there to
/// the right, so the prefix sum of a row is the coverage, up to its sign.
final class AccumulationBuffer {
  /// Changes of coverage, in rows; all 0 between outlines.
  private var cells = UnsafeMutablePointer<Float>.allocate(capacity: 0)
  private var capacity = 0
  private var columns = 0
  private var rows = 0

  deinit { cells.deallocate() }

  /// Sets the size for the next outline; columns are a multiple of 8.
  func begin(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    let count = (columns + Int(craster_cell_padding)) * (rows + 2)
    guard count > capacity else { return }
    cells.deallocate()
    cells = .allocate(capacity: count)
    cells.initialize(repeating: 0, count: count)
    capacity = count
  }

  /// Adds short edges, offset by (x, y). Edges outside are clamped to the border.
  func add(_ edges: UnsafePointer<craster_edges8>, _ count: Int, x: Float, y: Float) {
    kernels.accumulate_edges(cells, Int32(columns), Int32(rows), edges, count, x, y)
  }

  /// Appends the coverage, 8 bits per pixel, in rows, and clears the buffer.
  func append(to coverage: inout [UInt8]) {
    let first = coverage.count
    coverage.append(contentsOf: repeatElement(0, count: columns * rows))
    coverage.withUnsafeMutableBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      kernels.integrate_cells(base + first, cells, Int32(columns), Int32(rows))
    }
  }
}
