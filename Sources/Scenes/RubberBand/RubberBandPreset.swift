// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A rubber band's label, coefficient and color.
struct RubberBandPreset: Identifiable {
  let id: String
  let coefficient: CGFloat
  let color: Color

  /// The label of its lane.
  var title: String { coefficient.isFinite ? "c = \(id)" : id }

  static let all = [
    RubberBandPreset(id: "free", coefficient: .infinity, color: .indigo),
    RubberBandPreset(id: "0.55", coefficient: 0.55, color: .blue),
    RubberBandPreset(id: "0.25", coefficient: 0.25, color: .teal),
    RubberBandPreset(id: "0.10", coefficient: 0.1, color: .orange),
  ]
}
