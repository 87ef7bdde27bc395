// Part of Snapback, under the MIT licence; see LICENSE.

nonisolated extension BenchResult {
  /// One figure of the results; a lower one is better.
  package struct Measure: Equatable, Sendable {
    package var name: String
    package var value: Double
    package var limit: Double?

    package init(_ name: String, _ value: Double, limit: Double? = nil) {
      self.name = name
      self.value = value
      self.limit = limit
    }

    /// Whether the figure exceeds its limit.
    package var exceedsLimit: Bool { limit.map { value > $0 } ?? false }
  }

  /// All figures, in the order of the text output.
  package var measures: [Measure] {
    var measures: [Measure] = []
    for row in cards {
      measures.append(
        Measure("\(row.cards) cards on \(row.cores) cores, ratio", row.ratio, limit: row.limit))
    }
    for kind in kinds {
      // Most are relative, so that results of different machines can be compared.
      measures.append(
        kind.ratio == 1
          ? Measure("\(kind.name), ns a pixel", kind.nanosecondsPerPixel)
          : Measure("\(kind.name), vs fill", kind.ratio, limit: kind.limit))
    }
    for text in texts {
      measures.append(
        Measure("\(text.name), ns a glyph", text.nanosecondsPerGlyph, limit: text.limit))
    }
    if let layouts = textLayouts {
      measures += layouts.rows.map { Measure($0.name, $0.milliseconds, limit: $0.limit) }
    }
    for row in views.rows {
      measures.append(
        Measure("views:\(row.name.dropFirst()), ms", row.milliseconds, limit: row.limit))
    }
    for list in lists {
      for row in list.rows {
        measures.append(
          Measure("\(list.name):\(row.name.dropFirst())", row.many, limit: row.limit))
      }
    }
    for panel in gallery?.panels ?? [] {
      measures.append(
        Measure("gallery, \(panel.name), ms", panel.milliseconds, limit: Gallery.limit))
    }
    measures += [
      Measure("one moving card over 100, ms", damage.overCardsMilliseconds),
      Measure("moving card with a shadow, ratio", shadow.ratio, limit: 2),
      Measure("10 cards in \(large.width)x\(large.height), ms", large.milliseconds),
      Measure(
        "material over moving cards, ms", material.movingBehindMilliseconds, limit: Material.limit),
      Measure(
        "500 constraints, ms", constraints.solveMilliseconds, limit: Constraints.limits.solve),
      Measure(
        "one changed constraint, ms", constraints.changeMilliseconds,
        limit: Constraints.limits.change),
    ]
    if let start {
      measures += [
        Measure("first frame of a card, ms", start.firstFrameMilliseconds),
        Measure(
          "private memory of a card, MB", start.privateMegabytes, limit: Start.limitMegabytes),
      ]
    }
    return measures
  }
}
