// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import SDLBackend
import SnapbackCLI
import Testing
import Traces

/// The messages and exit codes of errors.
struct MessageTests {
  private static let header =
    #"{"format":"snapback-trace","version":1,"scene":"card","size":[390,844]}"#

  @Test(arguments: [
    (
      ProgramError.unknownScene("crad", nearest: "card"), 64 as Int32,
      #"there is no scene "crad"; did you mean "card"? ("snapback list" shows all)"#
    ),
    (
      .unknownScene("zebra\n", nearest: nil), 64,
      "there is no scene \"zebra\\n\"; \"snapback list\" shows all"
    ),
    (
      .malformed(option: "--size", value: "12", .size), 64,
      #"--size expects a width and a height in points, such as 390x844, not "12""#
    ),
    (
      .malformed(option: "--scale", value: "0", .scale), 64,
      #"--scale expects a number of pixels per point from 0.5 to 8, such as 2, not "0""#
    ),
    (
      .malformed(option: "--text-scale", value: "1e9", .textScale), 64,
      #"--text-scale expects a factor from 0.5 to 3.2, such as 1.5, not "1e9""#
    ),
    (
      .malformed(option: "--at", value: "-1", .time), 64,
      #"--at expects a number of seconds from 0 to 86400, such as 1.5, not "-1""#
    ),
    (
      .malformed(option: "--app", value: "", .folderName), 64,
      #"--app expects the name of a folder to create, such as Card, not """#
    ),
    (
      .malformed(option: "--speed", value: "0", .speed), 64,
      #"--speed expects a factor from 0.01 to 10, such as 0.1, not "0""#
    ),
    (
      .malformed(option: "SNAPBACK_REDUCE_MOTION", value: "yes", .switch), 64,
      #"SNAPBACK_REDUCE_MOTION expects 1 or 0, not "yes""#
    ),
    (
      .malformed(option: "--fps", value: "24", .oneOf(["60", "50", "30"])), 64,
      #"--fps expects one of 60, 50 or 30, not "24""#
    ),
    (
      .impossibleSize(CGSize(width: 0, height: 844), scale: 1, largestSide: 16383), 64,
      "a stage of 0x844 points cannot be drawn; each side must be from 1 to 16383 pixels"
    ),
    (
      .impossibleSize(CGSize(width: 9000, height: 0.5), scale: 2, largestSide: 16383), 64,
      "a stage of 9000x0.5 points at scale 2 (18000x1 pixels) cannot be drawn; "
        + "each side must be from 1 to 16383 pixels"
    ),
    (
      .invalidGalleryState(path: "gallery.json"), 65,
      #""gallery.json" is not a valid gallery state; the gallery opens with its defaults"#
    ),
    (
      .invalidBenchResult(path: "old.json"), 65,
      #""old.json" is not the output of snapback bench --json"#
    ),
    (
      .unknownExtension(path: "a.bmp", known: [".png"]), 64,
      #"unknown output format for "a.bmp"; the name must end in .png"#
    ),
    (
      .cannotRead(path: "a.trace", code: ENOENT), 66,
      #"cannot read "a.trace": no such file or directory"#
    ),
    (
      .cannotWrite(path: "/a", code: EACCES), 73, #"cannot write "/a": permission denied"#
    ),
    (
      .inputTooLarge(path: "/dev/zero", limit: 1 << 27), 65,
      #""/dev/zero" has more than 128 MiB, the limit for a trace; cut it into parts"#
    ),
    (
      .traceTooLong(path: "a.trace", duration: 1e30), 65,
      #""a.trace" is 1e+30 seconds long; the limit is 86400 seconds (one day)"#
    ),
    (
      .traceOfUnknownScene(path: "a.trace", scene: "crad", nearest: "card"), 65,
      #""a.trace" was recorded on the scene "crad", which does not exist; "#
        + #"did you mean "card"? ("snapback list" shows all)"#
    ),
    (
      .picture(.cannotWrite(path: "/dev/full", code: ENOSPC)), 73,
      #"cannot write "/dev/full": no space left on device"#
    ),
    (
      .picture(.cannotEncode(.webp, reason: "no memory")), 70,
      "the WebP image could not be encoded: no memory"
    ),
    (
      .picture(.cannotDecode(.png, reason: "not a PNG file")), 70,
      "this is not a valid PNG image: not a PNG file"
    ),
    (
      .picture(.impossibleSize(.webp, width: 0, height: 9, limit: 16383)), 64,
      "WebP does not support 0x9 pixels; each side must be from 1 to 16383"
    ),
    (
      .window(SDLError(.windowRefused, call: "SDL_CreateWindow", message: "too large")), 70,
      "the window failed (SDL_CreateWindow: too large); ask for a smaller window"
    ),
  ])
  func `each error has its message and exit code`(
    error: ProgramError, status: Int32, message: String
  ) {
    #expect(error.message == message)
    #expect(error.exitCode == status)
  }

  @Test(arguments: [SDLError.Kind.noDisplay, .videoUnavailable])
  func `a missing display suggests rendering without a window`(kind: SDLError.Kind) {
    let error = ProgramError.window(SDLError(kind, call: "SDL_InitSubSystem", message: ""))
    #expect(error.exitCode == 69)
    #expect(error.message.contains("SDL_InitSubSystem failed") || kind == .videoUnavailable)
    #expect(error.message.contains("snapback record card") == (kind == .noDisplay))
  }

  @Test(arguments: [
    (
      0, TraceError.Fault.empty,
      "the file is empty; the first line must be a header such as \(header)"
    ),
    (1, .noHeader, "not a header; a trace starts with one such as \(header)"),
    (
      1, .newerVersion(found: 2, newest: 1),
      "format version 2 is newer than version 1, the latest this program reads; try a newer program"
    ),
    (3, .notText, "not UTF-8 text"),
    (
      1, .lineTooLong(limit: 1 << 20),
      "the line is longer than 1 MiB; this is probably not a trace"
    ),
    (
      3, .notJSON(column: 7, found: "}", expected: .value),
      #"column 7: found "}", expected a value"#
    ),
    (
      3, .notJSON(column: 7, found: nil, expected: .closingQuote),
      "column 7: found the end of the line, expected the closing quote"
    ),
    (
      9, .cutOff, "the file ends in the middle of this line; delete the line to play the rest"
    ),
    (
      2, .noEvent(fields: ["t", "touch"]),
      #"found only "t" or "touch", expected an event: pointer, wheel, key, text, resize or interruption"#
    ),
    (
      2, .noEvent(fields: []),
      "found no field, expected an event: pointer, wheel, key, text, resize or interruption"
    ),
    (
      2, .severalEvents(fields: ["key", "wheel"]),
      #"found "key" and "wheel", expected one event per line"#
    ),
    (
      2, .missing(field: "t", expected: .numberFromZero),
      #""t" is missing; expected a number of at least 0"#
    ),
    (
      2, .wrong(field: "at", found: "[1]", expected: .twoNumbers),
      #""at" is [1], expected two numbers, such as [12,34]"#
    ),
    (
      2, .unknown(field: "x", known: ["t", "key"]),
      #"unknown field "x"; the fields are t or key"#
    ),
    (2, .repeated(field: "t"), #"duplicate field "t""#),
    (
      4, .timeGoesBack(from: 2, to: 1.5), "time decreases from 2 to 1.5; expected 2 or later"
    ),
    (2, .unnamedModifiers(rawValue: 16), "unknown modifiers 16"),
  ])
  func `an invalid trace error has the line, the problem and the expected form`(
    line: Int, fault: TraceError.Fault, problem: String
  ) {
    let error = ProgramError.invalidTrace(path: "a", TraceError(line: line, fault: fault))
    let location = line == 0 ? "" : "line \(line): "
    #expect(error.message == #""a" is not a valid trace: "# + location + problem)
    #expect(error.exitCode == 65)
  }

  @Test
  func `every expected form has its own text`() {
    let syntax = TraceError.Syntax.allCases.map {
      TraceError.Fault.notJSON(column: 1, found: nil, expected: $0)
    }
    let expectations: [TraceError.Expectation] = [
      .text, .boolean, .wholeNumber, .number, .numberFromZero, .numberAboveZero, .twoNumbers,
      .twoNumbersFromZero, .twoNumbersAboveZero, .oneOf(["a", "b"]), .listOf(["a", "b"]),
    ]
    let wrong = expectations.map { TraceError.Fault.wrong(field: "f", found: "x", expected: $0) }
    let messages = (syntax + wrong).map {
      ProgramError.invalidTrace(path: "a", TraceError(line: 1, fault: $0)).message
    }
    #expect(Set(messages).count == messages.count)
    for message in messages { #expect(!message.hasSuffix("expected ")) }
  }

  @Test
  func `quoted input is limited to one line and in length`() {
    let name = "a\u{1b}[31m\nb" + String(repeating: "c", count: 1000)
    let message = ProgramError.unknownScene(name, nearest: nil).message
    #expect(!message.contains("\n"))
    #expect(!message.contains("\u{1b}"))
    #expect(message.count < 300)
  }
}
