// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Pictures
package import PreviewCompiler
package import SDLBackend
package import Sandbox
package import Traces

/// An error that ends the program. The cases hold facts; `message` is the text and `exitCode` the status.
nonisolated package enum ProgramError: Error, Equatable, Sendable {
  case unknownCommand(String, CommandHint)
  case unknownScene(String, nearest: String?)
  case unknownDevice(String, nearest: String?)
  /// Two options that cannot be given together.
  case conflictingOptions(String, String)
  /// A trace that is to be opened together with other files.
  case traceOpenedWithOthers(path: String)
  /// A malformed value of an option or an environment variable.
  case malformed(option: String, value: String, Form)
  /// A stage with a side of less than one pixel, or more than `largestSide` pixels.
  case impossibleSize(CGSize, scale: CGFloat, largestSide: Int)
  /// An output path whose extension selects no known format.
  case unknownExtension(path: String, known: [String])
  /// A frame rate that a format does not support, and the highest supported one.
  case unsupportedFrameRate(format: String, rate: Int, highest: Int)
  /// ffmpeg, which encodes the format, is not installed.
  case encoderNotFound(format: String)
  /// ffmpeg failed; the reason is its last message.
  case encoderFailed(reason: String)
  /// A recording whose file is larger than requested, with all that makes it smaller; sizes in bytes.
  case recordingTooLarge(path: String, smallest: Int, limit: Int)
  /// An option for the size of a file, with a folder as output.
  case sizeOfFolder(option: String)
  case cannotRead(path: String, code: Int32)
  case cannotWrite(path: String, code: Int32)
  /// An input with more bytes than the limit.
  case inputTooLarge(path: String, limit: Int)
  case invalidTrace(path: String, TraceError)
  /// A trace longer than one day.
  case traceTooLong(path: String, duration: Double)
  case traceOfUnknownScene(path: String, scene: String, nearest: String?)
  /// The requested size differs from the trace's, without `--scaled` or `--no-scaled`.
  case sizeMismatch(path: String, recorded: CGSize, requested: CGSize)
  /// A trim range that ends before it starts.
  case emptyTrimRange(from: Double, to: Double)
  /// A trim range that starts after the end of the trace.
  case trimStartBeyondEnd(path: String, from: Double, end: Double)
  /// An `--expect` condition with an unknown metric.
  case unknownMetric(String, nearest: String?, known: [String])
  /// One or more `--expect` conditions failed.
  case expectationsFailed([MotionExpectation.Failure])
  /// A line of a test of a trace is not valid.
  case invalidTest(path: String, TraceTestFault)
  /// Folders without traces to test.
  case noTraces(paths: [String])
  /// Tests of traces have failed; their messages have been printed.
  case testsFailed(Int, of: Int)
  /// The gallery's saved state is invalid. Reported as a warning; the gallery opens with defaults.
  case invalidGalleryState(path: String)
  /// A file that is not the JSON output of `snapback bench`.
  case invalidBenchResult(path: String)
  case picture(PictureError)
  case window(SDLError)
  /// No usable Swift compiler.
  case toolchainUnavailable(ToolchainError)
  /// The compiled modules that previewed files import were not found.
  case modulesNotFound(program: String)
  /// The library that programs link is missing beside the modules.
  case libraryNotFound(path: String)
  /// A file to write exists, and another program has written it.
  case foreignFile(path: String)
  /// A text file to write exists, and its contents are of another kind.
  case otherKindOfFile(path: String, OutputKind)
  /// Fewer files may be open than are needed.
  case tooFewFiles(limit: Int, needed: Int)
  /// The arguments of the process cannot be read.
  case argumentsUnreadable
  /// Folders without Swift files.
  case noSwiftFiles(paths: [String])
  /// A project folder cannot be compiled.
  case project(ProjectError)
  /// `--target` with files that are not a project.
  case targetOfFiles(String)
  /// An option of `run` that only the gallery's scenes have.
  case optionOfScenes(String)
  /// The compiler exceeded its time limit.
  case compilerStopped(CompileTimeout)
  /// The compiler or the linker ended without a message.
  case compilerFailed(CompilerFailure)
  /// No private folder for the compiler's files could be created: the folder in which that was tried last.
  case noWorkFolder(path: String, code: Int32)
  /// The current folder was removed, or cannot be read.
  case noCurrentFolder
  case doesNotCompile(paths: [String])
  case nothingToShow(PreviewSelectionError)
  /// A project to build has no type that conforms to `App`.
  case noApp(path: String)
  /// The linker has failed; the reason is its message.
  case cannotLink(reason: String)
  /// The dynamic loader rejected a compiled preview; the reason is its message.
  case cannotLoad(path: String, reason: String)
  case cannotPreview(String)
  /// The code of a file that `render` or `record` draws has crashed, ended its process, or hangs.
  case drawingFailed(path: String, DrawingFailure)
  /// An error of another process of this program: its message and exit code.
  case relayed(String, exitCode: Int32)
  /// There is no sandbox on this machine.
  case sandbox(SandboxError)
  /// The kernel has refused the restrictions of a sandbox.
  case cannotConfine(code: Int32)

  /// The expected form of a value.
  package enum Form: Equatable, Sendable {
    case size
    case scale
    case textScale
    case time
    /// A time above 0.
    case duration
    case oneOf([String])
    case speed
    case `switch`
    case expectation
    /// From 1 to 100.
    case quality
    /// Megabytes, above 0.
    case fileSize
    case folderName
  }

  /// The exit status of the process, following `sysexits.h`; 1 for a failed expectation.
  package var exitCode: Int32 {
    switch self {
    case .expectationsFailed, .testsFailed: 1
    case .unknownCommand, .unknownScene, .unknownDevice, .conflictingOptions, .malformed,
      .traceOpenedWithOthers,
      .impossibleSize, .unknownExtension, .sizeOfFolder,
      .sizeMismatch,
      .unknownMetric,
      .unsupportedFrameRate, .emptyTrimRange, .trimStartBeyondEnd:
      64
    case .encoderNotFound, .tooFewFiles, .argumentsUnreadable: 69
    case .encoderFailed: 70
    case .recordingTooLarge: 73
    case .inputTooLarge, .invalidTrace, .traceTooLong, .traceOfUnknownScene, .invalidGalleryState,
      .invalidTest, .noTraces, .invalidBenchResult:
      65
    case .cannotRead, .noCurrentFolder: 66
    case .cannotWrite, .noWorkFolder, .foreignFile, .otherKindOfFile: 73
    case .project(.unknownTarget), .project(.severalProjects), .targetOfFiles, .optionOfScenes: 64
    case .project(.packageManager), .project(.packageManagerInSandbox): 69
    case .project: 65
    case .doesNotCompile, .noSwiftFiles, .compilerStopped: 65
    case .nothingToShow(.unknown), .nothingToShow(.incomplete): 64
    case .nothingToShow(.nothing), .noApp: 65
    case .toolchainUnavailable: 69
    case .compilerFailed, .modulesNotFound, .libraryNotFound, .cannotLink, .cannotLoad,
      .cannotPreview:
      70
    case .drawingFailed: 76
    case .relayed(_, let code): code
    case .sandbox(.unknownMechanism): 64
    case .sandbox, .cannotConfine: 69
    case .picture(.cannotWrite): 73
    case .picture(.impossibleSize): 64
    case .picture(.cannotRead): 66
    case .picture(.notAPicture), .picture(.truncated), .picture(.tooLarge): 65
    case .picture: 70
    case .window(let error):
      switch error.kind {
      case .noDisplay, .videoUnavailable, .displayLost: 69
      default: 70
      }
    }
  }
}
