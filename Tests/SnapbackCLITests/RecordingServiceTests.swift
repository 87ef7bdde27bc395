// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Gestures
import SnapbackCLI
import Testing
import Traces

/// The reports that the window asks of another process.
@MainActor
@Suite struct RecordingServiceTests {
  /// The result of a report by a shell script in the place of the program.
  private func report(_ script: String) async throws -> RecordingResult<RecordedReport> {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("program")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
    let header = TraceHeader(scene: "card", size: CGSize(width: 390, height: 844))
    let trace = Trace.drag(
      header, from: CGPoint(x: 195, y: 422), to: CGPoint(x: 95, y: 422), over: 0.2)
    let service = RecordingService(
      program: program.path, environment: ProcessInfo.processInfo.environment)
    return await withCheckedContinuation { continuation in
      service.report(Recording(path: "/card.trace", trace: trace, itemID: "card")) { [service] in
        _ = service
        continuation.resume(returning: $0)
      }
    }
  }

  private static let json = #"{"scene": "card", "duration": 1.5, "releases": [], "frames": null}"#

  @Test func `what views print is not taken for a part of the report`() async throws {
    let result = try await report(
      "echo '{ a view printed this' >&2; echo '\(Self.json)'; echo '} and this' >&2")
    guard case .success(let report) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(report.scene == "card")
    #expect(report.duration == 1.5)
  }

  @Test func `more than a pipe holds can be printed`() async throws {
    let result = try await report("yes line | head -c 300000 >&2; echo '\(Self.json)'")
    guard case .success = result else {
      Issue.record("\(result)")
      return
    }
  }

  @Test func `the message of an error is its last line`() async throws {
    let result = try await report(
      "echo '{}'; echo a >&2; echo 'snapback: no such scene' >&2; exit 65")
    guard case .failure(let message) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(message == "no such scene")
  }
}
