// Part of Snapback, under the MIT licence; see LICENSE.

nonisolated extension BenchResult {
  /// The cost of a view tree before rasterization.
  package struct Views: Codable, Sendable {
    /// The number of items in its display list.
    package var items = 0
    /// To create the views, lay them out and build the display list.
    package var creationMilliseconds = 0.0
    /// To release them; nil in results of versions that counted it in `creationMilliseconds`.
    package var releaseMilliseconds: Double?
    /// To lay them out at another size and build the display list.
    package var layoutMilliseconds = 0.0
    /// A frame in which a drag gesture changes one view's offset.
    package var dragMilliseconds = 0.0
    /// To rasterize the display list on one core.
    package var rasterMilliseconds = 0.0

    package init() {}

    /// The rows of the text output, with limits in milliseconds.
    package var rows: [(name: String, milliseconds: Double, limit: Double?)] {
      [
        ("  rasterize", rasterMilliseconds, nil), ("  create", creationMilliseconds, 15),
      ] + (releaseMilliseconds.map { [("  release", $0, nil)] } ?? []) + [
        ("  layout", layoutMilliseconds, 10), ("  drag one view", dragMilliseconds, 1),
      ]
    }
  }
}
