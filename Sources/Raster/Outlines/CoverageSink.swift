// Part of Snapback, under the MIT licence; see LICENSE.

/// The receiver of a sweep's coverage, row by row and from left to right within a row.
protocol CoverageSink {
  /// Receives pixels of a row that are completely covered.
  mutating func solid(y: Int, columns: Range<Int>)
  /// Receives pixels of a row with their coverage, 0 to 65535, one value per column.
  mutating func partial(y: Int, columns: Range<Int>, coverage: UnsafePointer<UInt16>)
}
