// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Preview
import SDLBackend
import Traces

nonisolated extension ProgramError {
  /// What went wrong and what to try, in one sentence without a capital and a full stop.
  package var sentence: String {
    switch self {
    case .unknownScene(let name, let nearest):
      "there is no scene \(quoted(name)); \(suggestion(nearest))"
    case .malformed(let option, let value, let form):
      "\(option) wants \(words(form)), not \(quoted(value))"
    case .impossibleSize(let size, let scale):
      "a stage of \(number(size.width))x\(number(size.height)) points"
        + (scale == 1 ? "" : " at scale \(number(scale)) (\(pixels(size, scale)) pixels)")
        + " cannot be drawn; each side must be from 1 to \(StageGeometry.largestSide) pixels"
    case .unknownEnding(let path, let known):
      "cannot tell what to write into \(quoted(path)); its name must end in \(list(known))"
    case .unfitRate(let ending, let rate, let most):
      "a file that ends in \(ending) cannot hold \(rate) frames a second; say --fps \(most), or less"
    case .noEncoder(let ending):
      "ffmpeg, which makes files that end in \(ending), is not in the PATH; install the package ffmpeg, or name "
        + "a file that ends in .webp"
    case .encoderFailed(let reason):
      "ffmpeg could not make the file: \(quoted(reason)); name a file that ends in .webp to do without it"
    case .cannotRead(let path, let code):
      "cannot read \(quoted(path)): \(reason(code))"
    case .cannotWrite(let path, let code):
      "cannot write \(quoted(path)): \(reason(code))"
    case .brokenTrace(let path, let error):
      "\(quoted(path)) is not a trace that can be played: "
        + (error.line > 0 ? "line \(error.line): " : "") + words(error.fault)
    case .endlessTrace(let path, let duration):
      "\(quoted(path)) goes on for \(number(duration)) seconds; at most 86400, a day, can be played"
    case .traceOfUnknownScene(let path, let scene, let nearest):
      "\(quoted(path)) was recorded on a scene \(quoted(scene)), which this program does not have; "
        + suggestion(nearest)
    case .otherSize(let path, let recorded, let asked):
      "\(quoted(path)) was recorded at \(words(recorded)) and is to play at \(words(asked)); say --scaled to "
        + "move the hand's places with the size, or --no-scaled to leave them where they are"
    case .emptyPart(let from, let to):
      "the part ends at \(number(to)) s, before it begins at \(number(from)) s; exchange --from and --to"
    case .partBeyondEnd(let path, let from, let end):
      "\(quoted(path)) is over at \(number(end)) s, before the part begins at \(number(from)) s"
    case .unknownFigure(let name, let nearest, let known):
      "a report has no figure \(quoted(name)); "
        + (nearest.map { "did you mean \(quoted($0))? (there is \(list(known)))" }
          ?? "there is \(list(known))")
    case .notAsExpected(let failures):
      failures.map(\.words).joined(separator: "; ")
    case .brokenMemory(let path):
      "\(quoted(path)) does not say what the gallery looked like last; it opens as if for the first time"
    case .picture(let error):
      words(error)
    case .window(let error):
      words(error)
    case .noToolchain(let absence):
      words(absence)
    case .noModules(let program):
      "the modules that files import are not beside \(quoted(program)); install the program with "
        + "\"make install\", or say where they are in SNAPBACK_MODULES"
    case .doesNotCompile(let paths):
      "\(paths.count == 1 ? quoted(paths[0]) : "what was given") does not compile; see above"
    case .nothingToShow(let absence):
      words(absence)
    case .cannotLoad(let path, let reason):
      "what was compiled cannot be loaded from \(quoted(path)): \(reason)"
    case .cannotPreview(let what):
      "this cannot be previewed: \(what)"
    }
  }

  private func words(_ absence: Toolchain.Absence) -> String {
    switch absence {
    case .noCompiler:
      "there is no Swift compiler: install Swift 6.3 (swift.org/install) and put swiftc into the PATH, "
        + "or name it in SNAPBACK_SWIFTC; the built-in scenes run without (snapback list)"
    case .unusable(let path, let answer):
      "the Swift compiler \(quoted(path)) does not answer as it should"
        + (answer.isEmpty ? "" : ": \(quoted(answer))")
    }
  }

  private func words(_ absence: PreviewChoice.Absence) -> String {
    switch absence {
    case .nothing(let incomplete):
      incomplete.isEmpty
        ? "there is no view to show; add a struct that is a View, or a #Preview"
        : "nothing says how to make \(list(incomplete.map(quoted))); "
          + "add a #Preview that gives the values"
    case .unknown(let name, let known):
      "there is no view \(quoted(name))"
        + (known.isEmpty ? "" : "; there is \(list(known.map(quoted)))")
    case .incomplete(let name):
      "\(quoted(name)) cannot be made without values; add a #Preview that gives them"
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    let list = "\"snapback list\" shows all"
    return nearest.map { "did you mean \(quoted($0))? (\(list))" } ?? list
  }

  private func words(_ form: Form) -> String {
    switch form {
    case .size: "a width and a height in points, such as 390x844"
    case .scale: "a number of pixels to a point from 0.5 to 8, such as 2"
    case .time: "a number of seconds from 0 to 86400, such as 1.5"
    case .speed: "a factor from 0.01 to 10, such as 0.1"
    case .switch: "1 or 0"
    case .expectation: "a figure, <, <=, > or >=, and a number, such as 'settle<0.8'"
    case .frameRate: "one of \(list(Encoding.frameRates.map(String.init)))"
    }
  }

  private func words(_ size: CGSize) -> String { "\(number(size.width))x\(number(size.height))" }

  private func words(_ error: PictureError) -> String {
    switch error {
    case .cannotWrite(let path, let code):
      "cannot write \(quoted(path)): \(reason(code))"
    case .cannotRead(let path, let code):
      "cannot read \(quoted(path)): \(reason(code))"
    case .notAPicture:
      "this is no picture; PNG, JPEG, WebP and SVG can be read"
    case .truncated(let format):
      "the \(format.rawValue) picture ends too early; copy it again"
    case .tooLarge(let format, let width, let height):
      "the \(format.rawValue) picture is too large: \(width)x\(height) pixels"
    case .cannotEncode(let format, let reason):
      "the \(format.rawValue) picture could not be made: \(reason)"
    case .cannotDecode(let format, let reason):
      "this is not a \(format.rawValue) picture: \(reason)"
    case .impossibleSize(let format, let width, let height, let limit):
      "\(format.rawValue) cannot hold \(width)x\(height) pixels; each side must be from 1 to \(limit)"
    }
  }

  private func words(_ error: SDLError) -> String {
    let facts = error.message.isEmpty ? "\(error.call) failed" : error.message
    if error.kind == .noDisplay {
      return "there is no display to open a window on (\(facts)); \(error.advice), "
        + "or draw without a window: snapback record card -o card.webp"
    }
    return "the window does not work (\(error.call): \(facts)); \(error.advice)"
  }

  // MARK: Traces

  private func words(_ fault: TraceError.Fault) -> String {
    switch fault {
    case .empty:
      "there is nothing in it; the first line must be a header such as \(Self.exampleHeader)"
    case .noHeader:
      "this is no header; a trace begins with one such as \(Self.exampleHeader)"
    case .newerVersion(let found, let newest):
      "it is of version \(found), and this program reads up to version \(newest); try a newer one"
    case .notText:
      "this is not UTF-8 text"
    case .notJSON(let column, let found, let expected):
      "column \(column): found \(found.map { quoted(String($0)) } ?? "the end of the line"), "
        + "expected \(words(expected))"
    case .cutOff:
      "the file breaks off within this line; delete the line to play what is whole"
    case .noEvent(let fields):
      "found \(fields.isEmpty ? "no field" : "only \(list(fields.map(quoted)))"), "
        + "expected an event: pointer, wheel, key, resize or interruption"
    case .severalEvents(let fields):
      "found \(fields.map(quoted).joined(separator: " and ")), expected one event to a line"
    case .missing(let field, let expected):
      "\(quoted(field)) is missing; expected \(words(expected))"
    case .wrong(let field, let found, let expected):
      "\(quoted(field)) is \(found), expected \(words(expected))"
    case .unknown(let field, let known):
      "there is no field \(quoted(field)) here; known are \(list(known))"
    case .repeated(let field):
      "\(quoted(field)) is there twice, expected once"
    case .timeGoesBack(let from, let to):
      "time goes back from \(number(from)) to \(number(to)), expected \(number(from)) or later"
    case .unnamedModifiers(let rawValue):
      "the modifiers \(rawValue) have no names"
    }
  }

  private static var exampleHeader: String {
    #"{"format":"snapback-trace","version":1,"scene":"card","size":[390,844]}"#
  }

  private func words(_ syntax: TraceError.Syntax) -> String {
    switch syntax {
    case .object: "\"{\""
    case .value: "a value"
    case .fieldName: "a field's name in quotes"
    case .colon: "\":\""
    case .commaOrBrace: "\",\" or \"}\""
    case .commaOrBracket: "\",\" or \"]\""
    case .digit: "a digit"
    case .escape: "an escape that JSON knows"
    case .closingQuote: "the closing quote"
    case .endOfLine: "the end of the line"
    case .lessNesting: "fewer brackets within brackets"
    }
  }

  private func words(_ expected: TraceError.Expectation) -> String {
    switch expected {
    case .text: "a text in quotes"
    case .boolean: "true or false"
    case .wholeNumber: "a whole number"
    case .number: "a number"
    case .numberFromZero: "a number from 0"
    case .numberAboveZero: "a number above 0"
    case .twoNumbers: "two numbers, such as [12,34]"
    case .twoNumbersFromZero: "two numbers from 0, such as [12,34]"
    case .twoNumbersAboveZero: "two numbers above 0, such as [12,34]"
    case .oneOf(let names): list(names.map(quoted))
    case .listOf(let names): "a list of \(list(names.map(quoted)))"
    }
  }

  // MARK: Words

  /// The text in quotes, on one line and not endless, whatever is in it.
  private func quoted(_ text: String) -> String {
    let line = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? "\u{fffd}" : String(scalar)
    }
    return "\"" + (line.count > 200 ? line[..<200].joined() + "…" : line.joined()) + "\""
  }

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

  private func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
