// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import SDLBackend
import SnapbackCLI
import Testing
import Traces

/// Every fact that ends the program, in words, and with which status.
struct SentenceTests {
  private static let header =
    #"{"format":"snapback-trace","version":1,"scene":"card","size":[390,844]}"#

  @Test(arguments: [
    (
      ProgramError.unknownScene("crad", nearest: "card"), 64 as Int32,
      #"there is no scene "crad"; did you mean "card"? ("snapback list" shows all)"#
    ),
    (
      .unknownScene("zebra\n", nearest: nil), 64,
      "there is no scene \"zebra\u{fffd}\"; \"snapback list\" shows all"
    ),
    (
      .malformed(option: "--size", value: "12", .size), 64,
      #"--size wants a width and a height in points, such as 390x844, not "12""#
    ),
    (
      .malformed(option: "--scale", value: "0", .scale), 64,
      #"--scale wants a number of pixels to a point from 0.5 to 8, such as 2, not "0""#
    ),
    (
      .malformed(option: "--at", value: "-1", .time), 64,
      #"--at wants a number of seconds from 0 to 86400, such as 1.5, not "-1""#
    ),
    (
      .malformed(option: "--speed", value: "0", .speed), 64,
      #"--speed wants a factor from 0.01 to 10, such as 0.1, not "0""#
    ),
    (
      .malformed(option: "SNAPBACK_REDUCE_MOTION", value: "yes", .switch), 64,
      #"SNAPBACK_REDUCE_MOTION wants 1 or 0, not "yes""#
    ),
    (
      .malformed(option: "--fps", value: "24", .frameRate), 64,
      #"--fps wants one of 60, 50, 30, 25, 20, 15, 12 or 10, not "24""#
    ),
    (
      .impossibleSize(CGSize(width: 0, height: 844), scale: 1), 64,
      "a stage of 0x844 points cannot be drawn; each side must be from 1 to 16383 pixels"
    ),
    (
      .impossibleSize(CGSize(width: 9000, height: 0.5), scale: 2), 64,
      "a stage of 9000x0.5 points at scale 2 (18000x1 pixels) cannot be drawn; "
        + "each side must be from 1 to 16383 pixels"
    ),
    (
      .brokenMemory(path: "gallery.json"), 65,
      #""gallery.json" does not say what the gallery looked like last; "#
        + "it opens as if for the first time"
    ),
    (
      .unknownEnding(path: "a.bmp", known: [".png"]), 64,
      #"cannot tell what to write into "a.bmp"; its name must end in .png"#
    ),
    (
      .cannotRead(path: "a.trace", code: ENOENT), 66,
      #"cannot read "a.trace": no such file or directory"#
    ),
    (
      .cannotWrite(path: "/a", code: EACCES), 73, #"cannot write "/a": permission denied"#
    ),
    (
      .endlessTrace(path: "a.trace", duration: 1e30), 65,
      #""a.trace" goes on for 1e+30 seconds; at most 86400, a day, can be played"#
    ),
    (
      .traceOfUnknownScene(path: "a.trace", scene: "crad", nearest: "card"), 65,
      #""a.trace" was recorded on a scene "crad", which this program does not have; "#
        + #"did you mean "card"? ("snapback list" shows all)"#
    ),
    (
      .picture(.cannotWrite(path: "/dev/full", code: ENOSPC)), 73,
      #"cannot write "/dev/full": no space left on device"#
    ),
    (
      .picture(.cannotEncode(.webp, reason: "no memory")), 70,
      "the WebP picture could not be made: no memory"
    ),
    (
      .picture(.cannotDecode(.png, reason: "not a PNG file")), 70,
      "this is not a PNG picture: not a PNG file"
    ),
    (
      .picture(.impossibleSize(.webp, width: 0, height: 9, limit: 16383)), 64,
      "WebP cannot hold 0x9 pixels; each side must be from 1 to 16383"
    ),
    (
      .window(SDLError(.windowRefused, call: "SDL_CreateWindow", message: "too large")), 70,
      "the window does not work (SDL_CreateWindow: too large); ask for a smaller window"
    ),
  ])
  func `a fact is one sentence and one status`(
    error: ProgramError, status: Int32, sentence: String
  ) {
    #expect(error.sentence == sentence)
    #expect(error.exitCode == status)
  }

  @Test(arguments: [SDLError.Kind.noDisplay, .videoUnavailable])
  func `no display says how to do without one`(kind: SDLError.Kind) {
    let error = ProgramError.window(SDLError(kind, call: "SDL_InitSubSystem", message: ""))
    #expect(error.exitCode == 69)
    #expect(error.sentence.contains("SDL_InitSubSystem failed") || kind == .videoUnavailable)
    #expect(error.sentence.contains("snapback record card") == (kind == .noDisplay))
  }

  @Test(arguments: [
    (
      0, TraceError.Fault.empty,
      "there is nothing in it; the first line must be a header such as \(header)"
    ),
    (1, .noHeader, "this is no header; a trace begins with one such as \(header)"),
    (
      1, .newerVersion(found: 2, newest: 1),
      "it is of version 2, and this program reads up to version 1; try a newer one"
    ),
    (3, .notText, "this is not UTF-8 text"),
    (
      3, .notJSON(column: 7, found: "}", expected: .value),
      #"column 7: found "}", expected a value"#
    ),
    (
      3, .notJSON(column: 7, found: nil, expected: .closingQuote),
      "column 7: found the end of the line, expected the closing quote"
    ),
    (
      9, .cutOff, "the file breaks off within this line; delete the line to play what is whole"
    ),
    (
      2, .noEvent(fields: ["t", "touch"]),
      #"found only "t" or "touch", expected an event: pointer, wheel, key, resize or interruption"#
    ),
    (
      2, .noEvent(fields: []),
      "found no field, expected an event: pointer, wheel, key, resize or interruption"
    ),
    (
      2, .severalEvents(fields: ["key", "wheel"]),
      #"found "key" and "wheel", expected one event to a line"#
    ),
    (
      2, .missing(field: "t", expected: .numberFromZero),
      #""t" is missing; expected a number from 0"#
    ),
    (
      2, .wrong(field: "at", found: "[1]", expected: .twoNumbers),
      #""at" is [1], expected two numbers, such as [12,34]"#
    ),
    (
      2, .unknown(field: "x", known: ["t", "key"]),
      #"there is no field "x" here; known are t or key"#
    ),
    (2, .repeated(field: "t"), #""t" is there twice, expected once"#),
    (
      4, .timeGoesBack(from: 2, to: 1.5), "time goes back from 2 to 1.5, expected 2 or later"
    ),
    (2, .unnamedModifiers(rawValue: 16), "the modifiers 16 have no names"),
  ])
  func `a broken trace says its line, what was found, and what was expected`(
    line: Int, fault: TraceError.Fault, words: String
  ) {
    let error = ProgramError.brokenTrace(path: "a", TraceError(line: line, fault: fault))
    let place = line == 0 ? "" : "line \(line): "
    #expect(error.sentence == #""a" is not a trace that can be played: "# + place + words)
    #expect(error.exitCode == 65)
  }

  @Test
  func `every expectation has words of its own`() {
    let syntax = TraceError.Syntax.allCases.map {
      TraceError.Fault.notJSON(column: 1, found: nil, expected: $0)
    }
    let expectations: [TraceError.Expectation] = [
      .text, .boolean, .wholeNumber, .number, .numberFromZero, .numberAboveZero, .twoNumbers,
      .twoNumbersFromZero, .twoNumbersAboveZero, .oneOf(["a", "b"]), .listOf(["a", "b"]),
    ]
    let wrong = expectations.map { TraceError.Fault.wrong(field: "f", found: "x", expected: $0) }
    let sentences = (syntax + wrong).map {
      ProgramError.brokenTrace(path: "a", TraceError(line: 1, fault: $0)).sentence
    }
    #expect(Set(sentences).count == sentences.count)
    for sentence in sentences { #expect(!sentence.hasSuffix("expected ")) }
  }

  @Test
  func `what somebody else wrote is neither endless nor more than a line`() {
    let name = "a\u{1b}[31m\nb" + String(repeating: "c", count: 1000)
    let sentence = ProgramError.unknownScene(name, nearest: nil).sentence
    #expect(!sentence.contains("\n"))
    #expect(!sentence.contains("\u{1b}"))
    #expect(sentence.count < 300)
  }
}
