// Part of Snapback, under the MIT licence; see LICENSE.

/// A gesture's phase without its value, for logs and instruments.
public enum GesturePhaseKind: String, Sendable, CaseIterable {
  /// The gesture may still be recognized.
  case possible
  /// Recognized, and not over.
  case active
  /// Recognized and over.
  case ended
  /// Not recognized, or cancelled.
  case failed

  package var isTerminal: Bool { self == .ended || self == .failed }
}
