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

  func limits() throws(ProgramError) -> CompileLimits {
    guard let compileTimeout else { return CompileLimits() }
    guard let time = OptionParser.number(compileTimeout), time > 0, time <= 86400 else {
      throw .malformed(option: "--compile-timeout", value: compileTimeout, .duration)
    }
    return CompileLimits(time: time)
  }
}
