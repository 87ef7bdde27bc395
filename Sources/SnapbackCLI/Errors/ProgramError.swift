// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Pictures
package import Preview
package import SDLBackend
package import Traces

/// Everything that ends the program before its work is done, as facts. `sentence` says it in words.
nonisolated package enum ProgramError: Error, Equatable, Sendable {
  case unknownScene(String, nearest: String?)
  /// A value of an option, or of a variable of the environment, that is not of the form it should have.
  case malformed(option: String, value: String, Form)
  /// A stage with a side of no pixels, or of more than pictures and windows may have.
  case impossibleSize(CGSize, scale: CGFloat)
  /// A file name from whose ending the program cannot tell what to write.
  case unknownEnding(path: String, known: [String])
  /// A rate that a file of an ending cannot hold, and the highest that it can.
  case unfitRate(ending: String, rate: Int, most: Int)
  /// There is no program that makes files of an ending.
  case noEncoder(ending: String)
  /// The program that makes a file gave up, and said this last.
  case encoderFailed(reason: String)
  case cannotRead(path: String, code: Int32)
  case cannotWrite(path: String, code: Int32)
  case brokenTrace(path: String, TraceError)
  /// A trace of more than a day.
  case endlessTrace(path: String, duration: Double)
  case traceOfUnknownScene(path: String, scene: String, nearest: String?)
  /// A trace that was recorded at another size than it is to play at, and nobody said what to do about it.
  case otherSize(path: String, recorded: CGSize, asked: CGSize)
  /// A part of a trace that ends before it begins.
  case emptyPart(from: Double, to: Double)
  /// A part of a trace that begins when the trace is over.
  case partBeyondEnd(path: String, from: Double, end: Double)
  /// A name of no figure that a report has.
  case unknownFigure(String, nearest: String?, known: [String])
  /// What a report says is not what was expected of it; at least one.
  case notAsExpected([FeelExpectation.Failure])
  /// What the gallery remembers is not of the form in which it does; it opens all the same.
  case brokenMemory(path: String)
  case picture(PictureError)
  case window(SDLError)
  /// There is no Swift compiler to compile a file with.
  case noToolchain(Toolchain.Absence)
  /// The modules that files import are not where the program expects them.
  case noModules(program: String)
  case doesNotCompile(paths: [String])
  case nothingToShow(PreviewChoice.Absence)
  /// What was compiled is not loaded, for the system's reason.
  case cannotLoad(path: String, reason: String)
  case cannotPreview(String)

  /// What an option's value should look like.
  package enum Form: Equatable, Sendable {
    case size
    case scale
    case time
    case frameRate
    case speed
    case `switch`
    case expectation
  }

  /// The status that the process ends with: the conventions of `sysexits.h`.
  package var exitCode: Int32 {
    switch self {
    case .notAsExpected: 1
    case .unknownScene, .malformed, .impossibleSize, .unknownEnding, .otherSize, .unknownFigure,
      .unfitRate, .emptyPart, .partBeyondEnd:
      64
    case .noEncoder: 69
    case .encoderFailed: 70
    case .brokenTrace, .endlessTrace, .traceOfUnknownScene, .brokenMemory: 65
    case .cannotRead: 66
    case .cannotWrite: 73
    case .doesNotCompile: 65
    case .nothingToShow(.unknown), .nothingToShow(.incomplete): 64
    case .nothingToShow(.nothing): 65
    case .noToolchain: 69
    case .noModules, .cannotLoad, .cannotPreview: 70
    case .picture(.cannotWrite): 73
    case .picture(.impossibleSize): 64
    case .picture(.cannotRead): 66
    case .picture(.notAPicture), .picture(.truncated), .picture(.tooLarge): 65
    case .picture: 70
    case .window(let error):
      switch error.kind {
      case .noDisplay, .videoUnavailable: 69
      default: 70
      }
    }
  }
}
