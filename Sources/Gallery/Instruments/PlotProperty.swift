// Part of Snapback, under the MIT licence; see LICENSE.

/// A number of a view that the motion plot shows over time.
nonisolated package struct PlotProperty: Hashable, Identifiable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// The coordinates of the center.
    case x, y
    case width, height
    /// An animated number, whose name has the view and the modifier.
    case number
  }

  /// The view's name; nil for the view that was touched last.
  package var view: String?
  package var kind: Kind
  /// `pt`, `°`, or empty.
  package var unit = "pt"

  package var id: Self { self }

  package init(view: String? = nil, _ kind: Kind, unit: String = "pt") {
    self.view = view
    self.kind = kind
    self.unit = unit
  }

  /// The view and the property: `Card · x`.
  ///
  /// - Parameter touched: The name of the view that was touched last; nil if it is not known.
  func title(touched: String?) -> String {
    let view = view ?? touched ?? String(shell: "Touched view")
    return kind == .number ? view : "\(view) · \(kind.rawValue)"
  }

  /// The end of the title, for labels on a plot: `x`, or `rotationEffect`.
  var shortTitle: String {
    guard kind == .number else { return kind.rawValue }
    let name = view?.split(separator: " ").last ?? "value"
    return name.hasPrefix(".") ? String(name.dropFirst()) : String(name)
  }
}

/// A value of a property in a frame, and how fast it changes.
nonisolated struct PlotSample: Equatable {
  /// In seconds, on the stage's clock.
  let time: Double
  let value: Double
  /// In units per second.
  let velocity: Double
}

/// Samples without a gap, of one view.
nonisolated struct PlotRun: Equatable {
  let samples: [PlotSample]
  /// The value at the zero line.
  let origin: Double

  /// The largest distance of a sample from the zero line.
  var extent: Double { samples.map { abs($0.value - origin) }.max() ?? 0 }
}

/// A property over time, in runs without gaps.
nonisolated struct PlotCurve {
  let property: PlotProperty
  var runs: [PlotRun]

  /// The samples of all runs.
  var samples: [PlotSample] { runs.flatMap(\.samples) }

  /// The largest distance of a sample from the zero line.
  var extent: Double { runs.map(\.extent).max() ?? 0 }

  var peakVelocity: Double { samples.map { abs($0.velocity) }.max() ?? 0 }
}
