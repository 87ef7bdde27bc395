// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import PreviewCompiler
import SDLBackend
import SystemStrings
import Traces

nonisolated extension ProgramError {
  /// The problem and a suggested fix, in one sentence without initial capital and final period.
  package var message: String {
    switch self {
    case .unknownCommand(let name, let hint):
      "there is no command \(quoted(name)); \(hint.message)"
    case .unknownScene(let name, let nearest):
      "there is no scene \(quoted(name)); \(suggestion(nearest))"
    case .unknownDevice(let name, let nearest):
      "there is no device \(quoted(name)); \(suggestion(nearest, list: "list --devices"))"
    case .conflictingOptions(let one, let other): "\(one) and \(other) cannot be given together"
    case .traceOpenedWithOthers(let path):
      "\(quoted(path)) cannot be opened together with other files: a trace has a window of its own"
    case .malformed(let option, let value, let form):
      "\(option) expects \(text(form)), not \(quoted(value))"
    case .impossibleSize(let size, let scale, let largestSide):
      "a stage of \(number(size.width))x\(number(size.height)) points"
        + (scale == 1 ? "" : " at scale \(number(scale)) (\(pixels(size, scale)) pixels)")
        + " cannot be drawn; each side must be from 1 to \(largestSide) pixels"
    case .unknownExtension(let path, let known):
      "unknown output format for \(quoted(path)); the name must end in \(list(known))"
    case .unsupportedFrameRate(let format, let rate, let highest):
      "\(format) files do not support \(rate) frames per second; use --fps \(highest) or less"
    case .encoderNotFound(let format):
      "\(format) output requires ffmpeg, which is not in the PATH; install the package ffmpeg, or use a .webp "
        + "file"
    case .encoderFailed(let reason):
      "ffmpeg failed: \(quoted(reason)); a .webp file does not need ffmpeg"
    case .recordingTooLarge(let path, let smallest, let limit):
      "\(quoted(path)) would have at least \(size(smallest)), more than \(size(limit)); shorten the trace with "
        + "snapback trim, or use a smaller --size or --scale"
    case .sizeOfFolder(let option):
      "\(option) limits a file, but the output is a folder; name a .webp, .gif or .mp4 file"
    case .cannotRead(let path, let code):
      "cannot read \(quoted(path)): \(readingReason(code))"
    case .cannotWrite(let path, let code):
      "cannot write \(quoted(path)): \(reason(code))"
    case .inputTooLarge(let path, let limit):
      "\(quoted(path)) has more than \(limit >> 20) MiB, the limit for a trace; cut it into parts"
    case .invalidTrace(let path, let error):
      "\(quoted(path)) is not a valid trace: "
        + (error.line > 0 ? "line \(error.line): " : "") + text(error.fault)
    case .traceTooLong(let path, let duration):
      "\(quoted(path)) is \(number(duration)) seconds long; the limit is 86400 seconds (one day)"
    case .traceOfUnknownScene(let path, let scene, let nearest):
      "\(quoted(path)) was recorded on the scene \(quoted(scene)), which does not exist; "
        + suggestion(nearest)
    case .sizeMismatch(let path, let recorded, let requested):
      "\(quoted(path)) was recorded at \(text(recorded)), but --size is \(text(requested)); use --scaled to "
        + "scale recorded positions to the new size, or --no-scaled to keep them"
    case .emptyTrimRange(let from, let to):
      "--to \(number(to)) s is before --from \(number(from)) s"
    case .trimStartBeyondEnd(let path, let from, let end):
      "\(quoted(path)) ends at \(number(end)) s, before --from \(number(from)) s"
    case .unknownMetric(let name, let nearest, let known):
      "unknown metric \(quoted(name)); "
        + (nearest.map { "did you mean \(quoted($0))? (use \(list(known)))" }
          ?? "use \(list(known))")
    case .expectationsFailed(let failures):
      failures.map(\.message).joined(separator: "; ")
    case .invalidTest(let path, let fault):
      "\(quoted(path)) is not a valid test: line \(fault.line): \(PrintableText.escaped(fault.message))"
    case .noTraces(let paths):
      paths.count == 1
        ? "\(quoted(paths[0])) has no traces; record one with snapback run --record, or with V in a preview"
        : "the folders have no traces; record one with snapback run --record, or with V in a preview"
    case .testsFailed(let count, let total):
      "\(count) of \(total) \(total == 1 ? "test" : "tests") failed"
    case .invalidGalleryState(let path):
      "\(quoted(path)) is not a valid gallery state; the gallery opens with its defaults"
    case .invalidBenchResult(let path):
      "\(quoted(path)) is not the output of snapback bench --json"
    case .picture(let error):
      text(error)
    case .window(let error):
      text(error)
    case .toolchainUnavailable(let error):
      text(error)
    case .modulesNotFound(let program):
      "the Swift modules for previews were not found near \(quoted(program)); install the package "
        + "libsnapback-dev, or the program with \"make install\", or set SNAPBACK_MODULES to their folder"
    case .libraryNotFound(let path):
      "the library \(quoted(path)) was not found; run \"make build\" again, or install the "
        + "package libsnapback-dev, or the program with \"make install\""
    case .foreignFile(let path):
      "\(quoted(path)) exists, and snapback has not written it; --force replaces it"
    case .otherKindOfFile(let path, let kind):
      "\(quoted(path)) exists and is not \(kind.name); name another file, or remove it"
    case .tooFewFiles(let limit, let needed):
      "only \(limit) files may be open at a time, and at least \(needed) are needed; raise the limit (ulimit -n)"
    case .argumentsUnreadable:
      "the arguments cannot be read from /proc; mount it (mount -t proc proc /proc)"
    case .noSwiftFiles(let paths):
      paths.count == 1
        ? "\(quoted(paths[0])) has no Swift files; name a file, or a folder that has some"
        : "the folders have no Swift files; name a file, or a folder that has some"
    case .project(let error):
      error.message
    case .targetOfFiles(let name):
      "--target \(quoted(name)) needs a folder with a Package.swift or an Xcode project"
    case .optionOfScenes(let option):
      "\(option) works with the gallery's scenes only; use snapback record for a file"
    case .compilerStopped(let timeout):
      timeout.message
    case .compilerFailed(let failure):
      failure.message
    case .noWorkFolder(let path, let code):
      "cannot create a work folder in \(quoted(path)): \(reason(code)); set TMPDIR to a folder with free space "
        + "that only you can write to"
    case .noCurrentFolder:
      "the current folder does not exist any more; change to another one"
    case .doesNotCompile(let paths):
      paths.count == 1
        ? "\(quoted(paths[0])) does not compile; see above" : "the files do not compile; see above"
    case .nothingToShow(let error):
      text(error)
    case .noApp(let path):
      "\(quoted(path)) has no app; add a struct that conforms to App, with @main"
    case .cannotLink(let reason):
      "the program cannot be linked: \(quoted(reason))"
    case .cannotLoad(let path, let reason):
      "the compiled preview cannot be loaded from \(quoted(path)): \(reason)"
    case .cannotPreview(let reason):
      "cannot preview: \(reason)"
    case .drawingFailed(let path, let failure):
      "cannot draw \(quoted(path)): \(failure.message)"
    case .relayed(let message, _):
      PrintableText.escaped(message)
    case .sandbox(let error):
      error.message
    case .cannotConfine(let code):
      "the kernel refuses the restrictions of a sandbox: \(reason(code)); install the package bubblewrap"
    }
  }

  private func text(_ error: ToolchainError) -> String {
    switch error {
    case .noCompiler:
      "no Swift compiler found: install Swift 6.3 (swift.org/install) and put swiftc in the PATH, "
        + "or set SNAPBACK_SWIFTC; the built-in scenes do not need it (snapback list)"
    case .unusable(let path, let answer):
      "the Swift compiler \(quoted(path)) does not work"
        + (answer.isEmpty ? "" : ": \(quoted(answer.trimmingCharacters(in: .newlines)))")
    case .timedOut(let path, let seconds):
      "the Swift compiler \(quoted(path)) did not answer within \(number(seconds)) seconds; run "
        + "\"\(path) -print-target-info\" to see why, or name another one in SNAPBACK_SWIFTC"
    }
  }

  private func text(_ error: PreviewSelectionError) -> String {
    switch error {
    case .nothing(let incomplete):
      incomplete.isEmpty
        ? "no view found; add a struct that conforms to View, or a #Preview"
        : "the initializer of \(list(incomplete.map(quoted))) needs arguments; "
          + "add a #Preview that passes them"
    case .unknown(let name, let known):
      "there is no view \(quoted(name))"
        + (known.isEmpty ? "" : "; use \(list(known.map(quoted)))")
    case .incomplete(let name):
      "the initializer of \(quoted(name)) needs arguments; add a #Preview that passes them"
    }
  }

  private func suggestion(_ nearest: String?, list command: String = "list") -> String {
    let list = "\"snapback \(command)\" shows all"
    return nearest.map { "did you mean \(quoted($0))? (\(list))" } ?? list
  }

  /// A number of bytes in megabytes.
  private func size(_ bytes: Int) -> String {
    number((Double(bytes) / 10_000).rounded() / 100) + " MB"
  }

  private func text(_ form: Form) -> String {
    switch form {
    case .size: "a width and a height in points, such as 390x844"
    case .scale: "a number of pixels per point from 0.5 to 8, such as 2"
    case .textScale: "a factor from 0.5 to 3.2, such as 1.5"
    case .time: "a number of seconds from 0 to 86400, such as 1.5"
    case .duration: "a number of seconds above 0, at most 86400, such as 60"
    case .quality: "a whole number from 1 to 100"
    case .fileSize: "a number of megabytes above 0, such as 1.5"
    case .folderName: "the name of a folder to create, such as Card"
    case .speed: "a factor from 0.01 to 10, such as 0.1"
    case .switch: "1 or 0"
    case .expectation: "a metric, a comparison (<, <=, > or >=) and a number, such as 'settle<0.8'"
    case .oneOf(let values): "one of \(list(values))"
    }
  }

  private func text(_ size: CGSize) -> String { "\(number(size.width))x\(number(size.height))" }

  private func text(_ error: PictureError) -> String {
    switch error {
    case .cannotWrite(let path, let code):
      "cannot write \(quoted(path)): \(reason(code))"
    case .cannotRead(let path, let code):
      "cannot read \(quoted(path)): \(readingReason(code))"
    case .notAPicture:
      "unknown image format; PNG, JPEG, WebP and SVG are supported"
    case .truncated(let format):
      "the \(format.rawValue) image is truncated; copy it again"
    case .tooLarge(let format, let width, let height):
      "the \(format.rawValue) image is too large: \(width)x\(height) pixels"
    case .tooComplex(let format, _):
      "the \(format.rawValue) image is too complex"
    case .cannotEncode(let format, let reason):
      "the \(format.rawValue) image could not be encoded: \(reason)"
    case .cannotDecode(let format, let reason):
      "this is not a valid \(format.rawValue) image: \(reason)"
    case .impossibleSize(let format, let width, let height, let limit):
      "\(format.rawValue) does not support \(width)x\(height) pixels; each side must be from 1 to \(limit)"
    }
  }

  private func text(_ error: SDLError) -> String {
    if error.kind == .displayLost { return error.description }
    let detail = error.message.isEmpty ? "\(error.call) failed" : error.message
    if error.kind == .noDisplay {
      return "there is no display to open a window on (\(detail)); \(error.advice), "
        + "or render without a window: snapback record card -o card.webp"
    }
    return "the window failed (\(error.call): \(detail)); \(error.advice)"
  }

  // MARK: Traces

  private func text(_ fault: TraceError.Fault) -> String {
    switch fault {
    case .empty:
      "the file is empty; the first line must be a header such as \(Self.exampleHeader)"
    case .noHeader:
      "not a header; a trace starts with one such as \(Self.exampleHeader)"
    case .newerVersion(let found, let newest):
      "format version \(found) is newer than version \(newest), the latest this program reads; try a newer program"
    case .lineTooLong(let limit):
      "the line is longer than \(limit >> 20) MiB; this is probably not a trace"
    case .notText:
      "not UTF-8 text"
    case .notJSON(let column, let found, let expected):
      "column \(column): found \(found.map { quoted(String($0)) } ?? "the end of the line"), "
        + "expected \(text(expected))"
    case .cutOff:
      "the file ends in the middle of this line; delete the line to play the rest"
    case .noEvent(let fields):
      "found \(fields.isEmpty ? "no field" : "only \(list(fields.map(quoted)))"), "
        + "expected an event: pointer, wheel, key, text, resize or interruption"
    case .severalEvents(let fields):
      "found \(fields.map(quoted).joined(separator: " and ")), expected one event per line"
    case .missing(let field, let expected):
      "\(quoted(field)) is missing; expected \(text(expected))"
    case .wrong(let field, let found, let expected):
      "\(quoted(field)) is \(found), expected \(text(expected))"
    case .unknown(let field, let known):
      "unknown field \(quoted(field)); the fields are \(list(known))"
    case .repeated(let field):
      "duplicate field \(quoted(field))"
    case .timeGoesBack(let from, let to):
      "time decreases from \(number(from)) to \(number(to)); expected \(number(from)) or later"
    case .unnamedModifiers(let rawValue):
      "unknown modifiers \(rawValue)"
    }
  }

  private static var exampleHeader: String {
    #"{"format":"snapback-trace","version":1,"scene":"card","size":[390,844]}"#
  }

  private func text(_ syntax: TraceError.Syntax) -> String {
    switch syntax {
    case .object: "\"{\""
    case .value: "a value"
    case .fieldName: "a field name in quotes"
    case .colon: "\":\""
    case .commaOrBrace: "\",\" or \"}\""
    case .commaOrBracket: "\",\" or \"]\""
    case .digit: "a digit"
    case .escape: "a JSON escape sequence"
    case .closingQuote: "the closing quote"
    case .endOfLine: "the end of the line"
    case .lessNesting: "fewer nested brackets"
    }
  }

  private func text(_ expected: TraceError.Expectation) -> String {
    switch expected {
    case .text: "a string"
    case .boolean: "true or false"
    case .wholeNumber: "an integer"
    case .number: "a number"
    case .numberFromZero: "a number of at least 0"
    case .numberAboveZero: "a number above 0"
    case .twoNumbers: "two numbers, such as [12,34]"
    case .twoNumbersFromZero: "two numbers of at least 0, such as [12,34]"
    case .twoNumbersAboveZero: "two numbers above 0, such as [12,34]"
    case .oneOf(let names): list(names.map(quoted))
    case .listOf(let names): "a list of \(list(names.map(quoted)))"
    }
  }

  // MARK: Formatting

  private func quoted(_ text: String) -> String { PrintableText.quoted(text) }

  private func list(_ names: [String]) -> String {
    names.count < 2
      ? names.joined()
      : names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  private func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func pixels(_ size: CGSize, _ scale: CGFloat) -> String {
    "\(number((size.width * scale).rounded()))x\(number((size.height * scale).rounded()))"
  }

  /// The reason why a file cannot be read. `EINVAL` stands for a pipe or a device, `E2BIG` for a folder with too
  /// many folders in it.
  private func readingReason(_ code: Int32) -> String {
    switch code {
    case EINVAL: "it is not a regular file"
    case E2BIG:
      "it has more than \(PreviewSources.folderLimit) folders in it; name the folder of a project"
    default: reason(code)
    }
  }

  private func reason(_ code: Int32) -> String {
    SystemError(code: code).reason
  }
}
