// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing
import Traces

/// Parsing of traces written by people and other programs, and the errors for invalid ones.
struct TraceReaderTests {
  static let header = #"{"format":"snapback-trace","version":1,"scene":"card","size":[390,844]}"#

  private static func read(_ line: String) throws -> InputEvent? {
    try Trace(text: (header + "\n" + line + "\n").utf8).events.first
  }

  private static func fault(_ line: String) -> TraceError.Fault? {
    let error = #expect(throws: TraceError.self) { try read(line) }
    #expect(error?.line == 2)
    return error?.fault
  }

  @Test
  func `omitted fields have their default value`() throws {
    let header = try Trace(text: Self.header.utf8).header
    #expect(header == TraceHeader(scene: "card", size: CGSize(width: 390, height: 844), scale: 1))
    #expect(
      try Self.read(#"{"t":0,"pointer":"down","at":[1,2]}"#)
        == .pointer(PointerSample(time: 0, phase: .down, location: CGPoint(x: 1, y: 2))))
    #expect(
      try Self.read(#"{"t":0,"wheel":[0,-1],"at":[1,2]}"#)
        == .wheel(
          WheelSample(time: 0, location: CGPoint(x: 1, y: 2), deltaX: 0, deltaY: -1)))
    #expect(
      try Self.read(#"{"t":0,"key":"Left"}"#)
        == .key(KeySample(time: 0, key: "Left", isDown: true)))
    #expect(
      try Self.read(#"{"t":0,"resize":[8,6]}"#)
        == .resize(time: 0, size: CGSize(width: 8, height: 6), scale: 1))
  }

  @Test
  func `a resize without a scale keeps the previous one`() throws {
    let text = """
      {"format":"snapback-trace","version":1,"scene":"card","size":[9,9],"scale":3}
      {"t":0,"resize":[8,6]}
      {"t":0,"resize":[8,6],"scale":1.5}
      {"t":0,"key":"A"}
      {"t":0,"resize":[8,7]}
      """
    let scales = try Trace(text: text.utf8).events.compactMap { event -> CGFloat? in
      if case .resize(_, _, let scale) = event { scale } else { nil }
    }
    #expect(scales == [3, 1.5, 1.5])
  }

  @Test(arguments: [
    "\u{feff}HEADER\nEVENT\n", "HEADER\r\nEVENT\r\n", "HEADER\nEVENT",
    "\n// a comment\n  // another {\nHEADER\n\n \t\r\nEVENT\n//\n\n",
    "  HEADER  \n\tEVENT \n", "HEADER\nEVENT\n// cut",
  ])
  func `white space, comments and CRLF line ends are accepted`(text: String) throws {
    let trace = try Trace(
      text: text.replacing("HEADER", with: Self.header)
        .replacing("EVENT", with: #"{ "key" : "A" , "t" : 1.0e-1 }"#).utf8)
    #expect(trace.events == [.key(KeySample(time: 0.1, key: "A", isDown: true))])
  }

  @Test(arguments: ["", "\n\n", "// only a comment\n", "\u{feff}", " \r\n"])
  func `a text without an event or header is empty`(text: String) {
    #expect(throws: TraceError(line: 0, fault: .empty)) { try Trace(text: text.utf8) }
  }

  @Test(arguments: [
    ("hello", 1), ("\n\u{1}PNG", 2), ("[1,2]", 1), ("{}", 1), (#"{"format":"har"}"#, 1),
    (#"{"t":0,"key":"A"}"#, 1),
  ])
  func `a text without a header is not a trace`(text: String, line: Int) {
    #expect(throws: TraceError(line: line, fault: .noHeader)) { try Trace(text: text.utf8) }
  }

  @Test
  func `bytes that are not UTF-8 are not a trace`() {
    #expect(throws: TraceError(line: 1, fault: .noHeader)) {
      try Trace(text: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff])
    }
    #expect(throws: TraceError(line: 2, fault: .notText)) {
      try Trace(text: Array(Self.header.utf8) + [0x0a, 0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d, 0x0a])
    }
  }

  @Test(arguments: [
    (
      #"{"format":"snapback-trace","version":3,"future":true}"#,
      TraceError.Fault.newerVersion(found: 3, newest: 2)
    ),
    (
      #"{"format":"snapback-trace","version":0}"#,
      .wrong(field: "version", found: "0", expected: .oneOf(["1", "2"]))
    ),
    (
      #"{"format":"snapback-trace","version":"1"}"#,
      .wrong(field: "version", found: #""1""#, expected: .wholeNumber)
    ),
    (
      #"{"format":"snapback-trace","version":1.5}"#,
      .wrong(field: "version", found: "1.5", expected: .wholeNumber)
    ),
    (#"{"format":"snapback-trace"}"#, .missing(field: "version", expected: .wholeNumber)),
    (#"{"format":1}"#, .wrong(field: "format", found: "1", expected: .text)),
    (
      #"{"format":"snapback-trace","version":1,"scene":"card"}"#,
      .missing(field: "size", expected: .twoNumbersAboveZero)
    ),
    (
      #"{"format":"snapback-trace","version":1,"size":[1,1]}"#,
      .missing(field: "scene", expected: .text)
    ),
    (
      #"{"format":"snapback-trace","version":1,"scene":"card","size":[0,844]}"#,
      .wrong(field: "size", found: "[0,844]", expected: .twoNumbersAboveZero)
    ),
    (
      #"{"format":"snapback-trace","version":1,"scene":"card","size":[9,9],"scale":0}"#,
      .wrong(field: "scale", found: "0", expected: .numberAboveZero)
    ),
    (
      #"{"format":"snapback-trace","version":1,"scene":"card","size":[9,9],"Scale":2}"#,
      .unknown(field: "Scale", known: ["format", "version", "scene", "size", "scale"])
    ),
    (#"{"format":"snap"#, .notJSON(column: 16, found: nil, expected: .closingQuote)),
  ])
  func `an invalid header gives its fault`(text: String, fault: TraceError.Fault) {
    #expect(throws: TraceError(line: 1, fault: fault)) { try Trace(text: text.utf8) }
  }

  @Test(arguments: [
    (#"{"t":0}"#, TraceError.Fault.noEvent(fields: ["t"])),
    (#"{"t":0,"touch":"down"}"#, .noEvent(fields: ["t", "touch"])),
    (
      #"{"t":0,"key":"A","wheel":[0,1]}"#, .severalEvents(fields: ["key", "wheel"])
    ),
    (#"{"key":"A"}"#, .missing(field: "t", expected: .numberFromZero)),
    (#"{"t":"0","key":"A"}"#, .wrong(field: "t", found: #""0""#, expected: .numberFromZero)),
    (#"{"t":-1,"key":"A"}"#, .wrong(field: "t", found: "-1", expected: .numberFromZero)),
    (#"{"t":1e999,"key":"A"}"#, .wrong(field: "t", found: "1e999", expected: .numberFromZero)),
    (#"{"t":null,"key":"A"}"#, .wrong(field: "t", found: "null", expected: .numberFromZero)),
    (#"{"t":0,"key":7}"#, .wrong(field: "key", found: "7", expected: .text)),
    (#"{"t":0,"key":"A","down":1}"#, .wrong(field: "down", found: "1", expected: .boolean)),
    (#"{"t":0,"t":1,"key":"A"}"#, .repeated(field: "t")),
    (
      #"{"t":0,"key":"A","at":[0,0]}"#,
      .unknown(field: "at", known: ["t", "key", "down", "repeat", "mods"])
    ),
    (
      #"{"t":0,"pointer":"pressed","at":[0,0]}"#,
      .wrong(
        field: "pointer", found: #""pressed""#, expected: .oneOf(["down", "move", "up", "cancel"]))
    ),
    (#"{"t":0,"pointer":"up"}"#, .missing(field: "at", expected: .twoNumbers)),
    (
      #"{"t":0,"pointer":"up","at":[1]}"#,
      .wrong(field: "at", found: "[1]", expected: .twoNumbers)
    ),
    (
      #"{"t":0,"pointer":"up","at":[1,"2",[3],{}]}"#,
      .wrong(field: "at", found: #"[1,"2",[…],{…}]"#, expected: .twoNumbers)
    ),
    (
      #"{"t":0,"pointer":"up","at":[1,2],"id":1.0}"#,
      .wrong(field: "id", found: "1.0", expected: .wholeNumber)
    ),
    (
      #"{"t":0,"pointer":"up","at":[1,2],"button":"x"}"#,
      .wrong(field: "button", found: #""x""#, expected: .oneOf(["left", "middle", "right"]))
    ),
    (
      #"{"t":0,"wheel":[0,1],"at":[1,2],"mods":["ctrl"]}"#,
      .wrong(
        field: "mods", found: #""ctrl""#,
        expected: .listOf(["shift", "control", "option", "command"]))
    ),
    (
      #"{"t":0,"wheel":[0,1],"at":[1,2],"mods":"shift"}"#,
      .wrong(
        field: "mods", found: #""shift""#,
        expected: .listOf(["shift", "control", "option", "command"]))
    ),
    (
      #"{"t":0,"resize":[-1,2]}"#,
      .wrong(field: "resize", found: "[-1,2]", expected: .twoNumbersFromZero)
    ),
    (
      #"{"t":0,"interruption":"lunch"}"#,
      .wrong(
        field: "interruption", found: #""lunch""#,
        expected: .oneOf(["focusLost", "hidden", "captureLost"]))
    ),
  ])
  func `an invalid event gives its fault`(line: String, fault: TraceError.Fault) {
    #expect(Self.fault(line) == fault)
  }

  @Test(arguments: [
    ("hello", 1, "h" as Character?, TraceError.Syntax.object),
    (#"{"t":NaN,"key":"A"}"#, 6, "N", .value),
    (#"{"t":-,"key":"A"}"#, 7, ",", .digit),
    (#"{"t":01,"key":"A"}"#, 7, "1", .commaOrBrace),
    (#"{"t":1.,"key":"A"}"#, 8, ",", .digit),
    (#"{"t":1,}"#, 8, "}", .fieldName),
    (#"{t:1}"#, 2, "t", .fieldName),
    (#"{"t" 1}"#, 6, "1", .colon),
    (#"{"at":[1 2]}"#, 10, "2", .commaOrBracket),
    (#"{"key":"\x"}"#, 10, "x", .escape),
    (#"{"key":"\ud800"}"#, 15, "\"", .escape),
    (#"{"key":"\udc00"}"#, 15, "\"", .escape),
    (#"{"t":0,"key":"A"} x"#, 19, "x", .endOfLine),
    (#"{"t":0,"key":"A""#, 17, nil, .commaOrBrace),
    (#"{"t":[[[[[[[[[[0]]]]]]]]]]}"#, 13, "[", .lessNesting),
    ("{\"key\":\"a\tb\"}", 10, "\t", .closingQuote),
  ])
  func `invalid JSON gives the column and the expected syntax`(
    line: String, column: Int, found: Character?, expected: TraceError.Syntax
  ) {
    #expect(Self.fault(line) == .notJSON(column: column, found: found, expected: expected))
  }

  @Test
  func `escape sequences are decoded`() throws {
    let event = try Self.read(#"{"t":0,"key":"\"\\\/\b\f\n\r\t\u00e9\uD83C\udca1"}"#)
    let key = "\"\\/\u{8}\u{c}\n\r\té🂡"
    #expect(event == .key(KeySample(time: 0, key: key, isDown: true)))
  }

  @Test
  func `time must not decrease`() {
    let text = Self.header + "\n{\"t\":2,\"key\":\"A\"}\n// rest\n{\"t\":1.5,\"key\":\"A\"}\n"
    #expect(throws: TraceError(line: 4, fault: .timeGoesBack(from: 2, to: 1.5))) {
      try Trace(text: text.utf8)
    }
  }

  @Test(arguments: [
    (
      #"{"frame":-1}"#,
      TraceError.Fault.wrong(field: "frame", found: "-1", expected: .numberFromZero)
    ),
    (#"{"frame":0.4}"#, .timeGoesBack(from: 0.5, to: 0.4)),
    (#"{"frame":1,"t":1}"#, .unknown(field: "t", known: ["frame"])),
  ])
  func `an invalid frame gives its fault`(line: String, fault: TraceError.Fault) {
    let text =
      Self.header.replacing(#"version":1"#, with: #"version":2"#)
      + "\n{\"frame\":0.5}\n" + line + "\n"
    #expect(throws: TraceError(line: 3, fault: fault)) { try Trace(text: text.utf8) }
  }

  @Test
  func `version 1 has no frames`() {
    #expect(Self.fault(#"{"frame":0.5}"#) == .noEvent(fields: ["frame"]))
  }

  @Test
  func `a text that ends within its last line is reported as cut off`() throws {
    let event = #"{"t":0.5,"pointer":"move","at":[1,-2.5],"id":3,"mods":["shift"]}"#
    for length in 1..<event.utf8.count {
      let text = Self.header + "\n" + event.prefix(length)
      #expect(throws: TraceError(line: 2, fault: .cutOff)) { try Trace(text: text.utf8) }
    }
    #expect(try Trace(text: (Self.header + "\n" + event).utf8).events.count == 1)
  }
}
