// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing
import Traces

/// Traces that are endless, huge or malicious, and traces that arrive in chunks.
struct HostileTraceTests {
  private static let header = TraceReaderTests.header

  private static func read(_ line: String) throws -> InputEvent? {
    try Trace(text: (header + "\n" + line + "\n").utf8).events.first
  }

  private static func fault(_ line: String) -> TraceError.Fault? {
    let error = #expect(throws: TraceError.self) { try read(line) }
    #expect(error?.line == 2)
    return error?.fault
  }

  @Test(arguments: [1, 2, 3, 7, 64, 1000])
  func `a text in pieces of any size gives the same trace`(size: Int) throws {
    let text =
      "\u{feff}" + Self.header + "\r\n\n// a\n{\"t\":0,\"key\":\"é🂡\"}\n{\"t\":1,\"key\":\"B\"}"
    let bytes = Array(text.utf8)
    var reader = TraceTextReader()
    for start in stride(from: 0, to: bytes.count, by: size) {
      try reader.add(bytes[start..<min(start + size, bytes.count)])
    }
    let trace = try reader.finish()
    #expect(try trace == Trace(text: bytes))
    #expect(trace.events.count == 2)
  }

  @Test
  func `a line without an end is rejected at the limit`() {
    var reader = TraceTextReader()
    let chunk = [UInt8](repeating: 0, count: 1 << 16)
    let limit = TraceTextReader.longestLine
    #expect(throws: TraceError(line: 1, fault: .lineTooLong(limit: limit))) {
      // A device such as /dev/zero would continue endlessly.
      for _ in 0..<1000 { try reader.add(chunk) }
    }
    let comment = "//" + String(repeating: "x", count: limit - 2)
    #expect(throws: Never.self) { try Trace(text: (Self.header + "\n" + comment + "\n").utf8) }
    #expect(throws: TraceError(line: 2, fault: .lineTooLong(limit: limit))) {
      try Trace(text: (Self.header + "\n" + comment + "x\n").utf8)
    }
  }

  @Test
  func `an error quotes at most a hundred characters of a value`() throws {
    let digits = String(repeating: "7", count: 100_000)
    let fault = Self.fault("{\"t\":0,\"key\":\(digits)}")
    #expect(
      fault == .wrong(field: "key", found: digits.prefix(100) + "…", expected: .text))
    let numbers = Array(repeating: "1", count: 50_000).joined(separator: ",")
    let line = "{\"t\":0,\"pointer\":\"up\",\"at\":[\(numbers)]}"
    guard case .wrong(_, let found, _) = Self.fault(line) else { throw TraceError.Fault.empty }
    #expect(found.count == 101)
    let names = (0..<5000).map { "\"a\($0)\":1" }.joined(separator: ",")
    #expect(
      Self.fault("{\(names)}") == .noEvent(fields: (0..<8).map { "a\($0)" } + ["…"]))
  }

  @Test
  func `a character with many combining marks is quoted in part`() throws {
    let marks = String(repeating: "\u{301}", count: 100_000)
    guard case .notJSON(_, let found?, _) = Self.fault("{\"t\":0 e\(marks)}") else {
      throw TraceError.Fault.empty
    }
    #expect(found.utf8.count <= 70)
  }

  @Test(arguments: [
    (#"{"t":0,"key":"a\u0000b"}"#, "a\u{0}b"), (#"{"t":-0.0,"key":"A"}"#, "A"),
    (#"{"t":1e-400,"key":"A"}"#, "A"),
  ])
  func `unusual text and numbers are read`(line: String, key: String) throws {
    guard case .key(let sample) = try Self.read(line) else { throw TraceError.Fault.empty }
    #expect(sample.key == key && sample.time == 0)
  }

  @Test(arguments: [
    String(repeating: "[", count: 100_000), String(repeating: #"{"a":"#, count: 100_000),
    #"{"t":0,"key":"\ud800\ud800"}"#, #"{"t":0,"key":"\ud800x"}"#, #"{"t":Infinity,"key":"A"}"#,
    #"{"t":0,"pointer":"up","at":[1e999,0]}"#, #"{"t":0,"wheel":[0,-1e999],"at":[0,0]}"#,
    #"{"t":0,"pointer":"up","at":[0,0],"id":99999999999999999999}"#, "{\"t\":0,\"key\":\"\u{0}\"}",
  ])
  func `hostile lines are rejected`(line: String) {
    #expect(Self.fault(line) != nil)
  }
}
