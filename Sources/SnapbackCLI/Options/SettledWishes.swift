// Part of Snapback, under the MIT licence; see LICENSE.

package import SDLBackend

/// What the user said of a window's motion and appearance, which the desktop cannot change.
nonisolated package struct SettledWishes: Equatable, Sendable {
  /// `nil` for what was left to the desktop.
  package var reducesMotion: Bool?
  package var isDark: Bool?

  package init(reducesMotion: Bool? = nil, isDark: Bool? = nil) {
    self.reducesMotion = reducesMotion
    self.isDark = isDark
  }

  /// Whether there is anything to ask the desktop.
  package var leavesQuestions: Bool { reducesMotion == nil || isDark == nil }

  /// These wishes, and for what they leave open the desktop's.
  package func completed(by desktop: DesktopWishes) -> DesktopWishes {
    DesktopWishes(
      reducesMotion: reducesMotion ?? desktop.reducesMotion,
      prefersDark: isDark ?? desktop.prefersDark)
  }

  /// What `SNAPBACK_REDUCE_MOTION` says: 1 or 0. Empty or unset, it says nothing.
  package static func reducesMotion(
    environment: [String: String]
  ) throws(ProgramError) -> Bool? {
    let variable = "SNAPBACK_REDUCE_MOTION"
    switch environment[variable, default: ""] {
    case "": return nil
    case "1": return true
    case "0": return false
    case let text: throw .malformed(option: variable, value: text, .switch)
    }
  }
}
