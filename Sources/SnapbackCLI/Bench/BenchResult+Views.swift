// Part of Snapback, under the MIT licence; see LICENSE.

nonisolated extension BenchResult {
  /// What a tree of views costs before it is drawn.
  package struct Views: Codable, Sendable {
    /// What is seen of it: the items of its display list.
    package var items = 0
    /// To make the views, lay them out and write their list.
    package var creationMilliseconds = 0.0
    /// To lay all of them out in another size, and write their list.
    package var layoutMilliseconds = 0.0
    /// A frame in which a hand moves one of them by an offset.
    package var dragMilliseconds = 0.0
    /// To draw all of it, on one core.
    package var rasterMilliseconds = 0.0

    package init() {}

    /// What each takes in milliseconds, and may take at most.
    package var rows: [(name: String, milliseconds: Double, limit: Double?)] {
      [
        ("  drawn", rasterMilliseconds, nil), ("  made", creationMilliseconds, nil),
        ("  laid out", layoutMilliseconds, 10), ("  one dragged", dragMilliseconds, 1),
      ]
    }
  }
}
