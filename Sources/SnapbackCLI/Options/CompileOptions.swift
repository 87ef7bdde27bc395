// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import PreviewCompiler

/// Options for commands that compile Swift files.
struct CompileOptions: ParsableArguments, Sendable {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Stop a compiler that takes longer; default: 120.", valueName: "seconds"))
  var compileTimeout: String?

  @Option(
    help: ArgumentHelp(
      "The platform for conditions such as #if os(iOS): ios or linux; default: ios.",
      valueName: "platform"))
  var platform: String?

  /// The platform for which files are compiled.
  func sourcePlatform() throws(ProgramError) -> SourcePlatform {
    guard let platform else { return .ios }
    guard let known = SourcePlatform(rawValue: platform.lowercased()) else {
      throw .malformed(
        option: "--platform", value: platform, .oneOf(SourcePlatform.allCases.map(\.rawValue)))
    }
    return known
  }

  /// Throws `malformed` for values that are not valid, also where nothing is compiled.
  func validateValues() throws(ProgramError) {
    _ = try sourcePlatform()
    _ = try limits()
  }

  func limits() throws(ProgramError) -> CompileLimits {
    guard let compileTimeout else { return CompileLimits() }
    guard let time = OptionParser.number(compileTimeout), time > 0, time <= 86400 else {
      throw .malformed(option: "--compile-timeout", value: compileTimeout, .duration)
    }
    return CompileLimits(time: time)
  }
}
