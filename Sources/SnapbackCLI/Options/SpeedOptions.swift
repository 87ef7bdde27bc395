// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser

/// How fast the scene's clock runs.
struct SpeedOptions: ParsableArguments, Sendable {
  @Option(
    name: .customLong("speed"), parsing: .unconditional,
    help: ArgumentHelp(
      "How fast the scene's clock runs, 0.01 to 10: 0.1 is slow motion, ten times as long.",
      valueName: "factor"))
  var text: String?

  /// Seconds of the scene to a second of everybody else's; 1 where nothing was said.
  func factor() throws(ProgramError) -> Double {
    try text.map { text throws(ProgramError) in try OptionText.speed(text) } ?? 1
  }
}
