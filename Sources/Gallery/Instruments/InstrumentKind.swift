// Part of Snapback, under the MIT licence; see LICENSE.

/// The instruments, in the order in which they stand beside the stage; the first two are drawn over it.
nonisolated enum InstrumentKind: CaseIterable {
  case touches, ghost
  case gestures, motion, handOver, spring, cost

  var title: String {
    switch self {
    case .touches: "Touches"
    case .ghost: "Ghost"
    case .gestures: "Gestures"
    case .motion: "Motion"
    case .handOver: "Hand-over"
    case .spring: "Spring"
    case .cost: "Cost of a frame"
    }
  }

  /// Those that are drawn over the stage.
  static let overlays: [InstrumentKind] = [.touches, .ghost]
}
