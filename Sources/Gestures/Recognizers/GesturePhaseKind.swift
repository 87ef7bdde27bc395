// Part of Snapback, under the MIT licence; see LICENSE.

/// A gesture's phase without its value, for logs and instruments.
public enum GesturePhaseKind: String, Sendable, CaseIterable {
  case possible
  case active
  case ended
  case failed

  package var isTerminal: Bool { self == .ended || self == .failed }
}
