// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser

/// Options of commands that draw a Swift file in a process of its own.
struct GuardOptions: ParsableArguments, Sendable {
  @OptionGroup var sandbox: SandboxOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The longest time that a Swift file may take for a frame; 0 for no limit; default: 10.",
      valueName: "seconds"))
  var timeout: String?

  /// The seconds of processor time or of waiting that a frame may take; nil for no limit.
  func timeLimit() throws(ProgramError) -> Double? {
    guard let timeout else { return 10 }
    let limit = try OptionParser.time(timeout, option: "--timeout")
    return limit > 0 ? limit : nil
  }
}
