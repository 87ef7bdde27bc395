// Part of Snapback, under the MIT licence; see LICENSE.

/// The instruments, in the order of the side panel; the first three are overlays on the stage.
nonisolated enum InstrumentKind: CaseIterable {
  case touches, comparison, ghosts
  case gestures, motion, release, releases, spring, frameTime

  var title: String {
    switch self {
    case .touches: "Touches"
    case .comparison: "Comparison"
    case .ghosts: "Ghosts"
    case .gestures: "Gestures"
    case .motion: "Motion"
    case .release: "Release (velocity hand-off)"
    case .releases: "Last releases"
    case .spring: "Spring"
    case .frameTime: "Frame time"
    }
  }

  /// The instruments that are drawn over the stage.
  static let overlays: [InstrumentKind] = [.touches, .comparison, .ghosts]
}
