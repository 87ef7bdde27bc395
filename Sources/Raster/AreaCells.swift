// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

/// A small picture in which the edges of an outline are added up, in any order.
///
/// Every edge tells the pixels it crosses by how much coverage changes from there to the right; a
/// running sum along each row is the coverage, up to its sign.
final class AreaCells {
  /// Changes of coverage, row after row; all 0 between outlines.
  private var cells = UnsafeMutablePointer<Float>.allocate(capacity: 0)
  private var capacity = 0
  private var columns = 0
  private var rows = 0

  deinit { cells.deallocate() }

  /// Begins; columns are a multiple of 8.
  func begin(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    let count = (columns + Int(cspan_cells_beyond)) * (rows + 2)
    guard count > capacity else { return }
    cells.deallocate()
    cells = .allocate(capacity: count)
    cells.initialize(repeating: 0, count: count)
    capacity = count
  }

  /// Adds short edges, moved; what lies outside is brought to the border.
  func add(_ edges: UnsafePointer<cspan_edges>, _ count: Int, x: Float, y: Float) {
    cspan_add_edges(cells, Int32(columns), Int32(rows), edges, count, x, y)
  }

  /// Appends the coverage, 8 bits a pixel, row after row.
  func append(to coverage: inout [UInt8]) {
    let first = coverage.count
    coverage.append(contentsOf: repeatElement(0, count: columns * rows))
    coverage.withUnsafeMutableBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      cspan_sum_cells(base + first, cells, Int32(columns), Int32(rows))
    }
  }
}
