// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser

/// The playback speed option.
struct SpeedOptions: ParsableArguments, Sendable {
  @Option(
    name: .customLong("speed"), parsing: .unconditional,
    help: ArgumentHelp(
      "Playback speed, 0.01 to 10: 0.1 is ten times slower than real time.",
      valueName: "factor"))
  var text: String?

  /// Scene seconds per real second; 1 by default.
  func factor() throws(ProgramError) -> Double {
    try text.map { text throws(ProgramError) in try OptionParser.speed(text) } ?? 1
  }
}
