// Part of Snapback, under the MIT licence; see LICENSE.

nonisolated extension BenchResult {
  /// The cost of a kind of list, before rasterization.
  package struct List: Codable, Sendable {
    package struct Costs: Codable, Sendable {
      /// To create the views, lay them out and build the first display list.
      package var firstFrameMilliseconds = 0.0
      /// The memory allocated by the host with its views, in megabytes.
      package var megabytes = 0.0
      /// A frame in which a tap changes the state of a row.
      package var tapMilliseconds = 0.0
      /// A frame in which a row is inserted at the top with an animation.
      package var insertMilliseconds = 0.0
      /// The median of the frames while 10,000 rows a second are scrolled through.
      package var flingMedianMilliseconds = 0.0
      /// The 99th percentile of these frames.
      package var flingSlowMilliseconds = 0.0
      /// A frame that jumps to the last row.
      package var scrollMilliseconds = 0.0

      package init() {}
    }

    package var name: String
    /// With 100 rows.
    package var few = Costs()
    /// With 100,000 rows.
    package var many = Costs()

    package init(name: String) {
      self.name = name
    }

    /// The rows of the text output: the costs with few and with many rows, and the limit for many.
    package var rows: [(name: String, few: Double, many: Double, limit: Double?)] {
      [
        (
          "  first frame, ms", few.firstFrameMilliseconds, many.firstFrameMilliseconds,
          1.3 * few.firstFrameMilliseconds
        ),
        // The data itself is eight bytes a row.
        ("  memory, MB", few.megabytes, many.megabytes, 1.5 * few.megabytes + 0.77),
        ("  tap that changes a row, ms", few.tapMilliseconds, many.tapMilliseconds, nil),
        ("  insertion at the top, ms", few.insertMilliseconds, many.insertMilliseconds, nil),
        ("  fling, median, ms", few.flingMedianMilliseconds, many.flingMedianMilliseconds, 2),
        ("  fling, 99th percentile, ms", few.flingSlowMilliseconds, many.flingSlowMilliseconds, 6),
        ("  jump to the last row, ms", few.scrollMilliseconds, many.scrollMilliseconds, 10),
      ]
    }
  }
}
