// Part of Snapback, under the MIT licence; see LICENSE.

/// Notes, for each row, the longest run of pixels that an outline covers whole.
struct WholeSpans: CoverageSink {
  var rows: [Range<Int>]
  let firstRow: Int

  mutating func solid(y: Int, columns: Range<Int>) {
    guard columns.count > rows[y - firstRow].count else { return }
    rows[y - firstRow] = columns
  }

  mutating func partial(y: Int, columns: Range<Int>, covers: UnsafePointer<UInt16>) {}
}
