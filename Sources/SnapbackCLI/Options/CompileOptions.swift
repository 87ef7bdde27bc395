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
    let time = try OptionParser.time(compileTimeout, option: "--compile-timeout")
    guard time > 0 else {
      throw .malformed(option: "--compile-timeout", value: compileTimeout, .duration)
    }
    return CompileLimits(time: time)
  }
}
