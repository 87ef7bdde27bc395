// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import SDLBackend

/// What can be said on the command line in place of what the desktop wishes.
struct WishOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "How the scene looks: automatic is as the desktop prefers, and light without a window.",
      valueName: "appearance"))
  var appearance = Appearance.automatic

  @Flag(
    inversion: .prefixedNo,
    help: """
      Whether things settle quickly and without bounce; else it is as the desktop wishes, and not so \
      without a window.
      """)
  var reduceMotion: Bool?

  /// The wishes where no desktop is asked, so that the same command always draws the same pixels.
  var withoutDesktop: DesktopWishes {
    DesktopWishes(reducesMotion: reduceMotion ?? false, prefersDark: appearance.isDark)
  }

  /// What is settled before a desktop is asked: by the command line, and after it by the environment.
  func settled(environment: [String: String]) throws(ProgramError) -> SettledWishes {
    let variable = try SettledWishes.reducesMotion(environment: environment)
    return SettledWishes(reducesMotion: reduceMotion ?? variable, isDark: appearance.isDark)
  }
}
