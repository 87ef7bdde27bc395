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
  /// A service that runs a shell script in the place of the program, in a folder of its own.
  private func service(_ script: String) throws -> (RecordingService, folder: URL) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appendingPathComponent("program")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
    let service = RecordingService(
      program: program.path, environment: ProcessInfo.processInfo.environment)
    return (service, folder)
  }

  private var recording: Recording {
    let header = TraceHeader(scene: "card", size: CGSize(width: 390, height: 844))
    let trace = Trace.drag(
      header, from: CGPoint(x: 195, y: 422), to: CGPoint(x: 95, y: 422), over: 0.2)
    return Recording(path: "/card.trace", trace: trace, itemID: "card")
  }

  /// The result of a report by a script.
  private func report(_ script: String) async throws -> RecordingResult<RecordedReport> {
    let (service, folder) = try service(script)
    defer { try? FileManager.default.removeItem(at: folder) }
    return await withCheckedContinuation { continuation in
      service.report(recording) { [service] in
        _ = service
        continuation.resume(returning: $0)
      }
    }
  }

  /// The pipes that this process has open.
  private var pipes: Set<String> {
    let folder = "/proc/self/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(
      names.filter { name in
        let target = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "\(folder)/\(name)")
        return target?.hasPrefix("pipe:") == true
      })
  }

  @Test func `pipes of a command that is canceled are closed when they are no longer watched`()
    async throws
  {
    let (service, folder) = try service("exec sleep 100")
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = pipes
    service.report(recording) { _ in }
    let opened = pipes.subtracting(before)
    #expect(opened.count == 2)
    service.cancel()
    // The main queue still has their sources.
    #expect(pipes.isSuperset(of: opened))
    for _ in 0..<100_000 where !pipes.isDisjoint(with: opened) {
      await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    }
    #expect(pipes.isDisjoint(with: opened))
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
