// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The files that tests of traces depend on, and when each was written last.
nonisolated package struct TestFileState: Equatable, Sendable {
  private struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int64
  }

  private var stamps: [String: Stamp] = [:]

  /// Reads the traces, tests and Swift files in folders, and the Swift files beside and above the traces' folders
  /// that the tests name.
  package init(of paths: [String]) {
    for path in paths {
      note(path)
      for file in TraceTest.files(in: path, "trace", "test", "swift") { note(path + "/" + file) }
    }
    for test in (try? TraceTest.all(in: paths)) ?? [] {
      guard let plan = try? test.plan() else { continue }
      guard let trace = try? TraceFile.read(test.path),
        case .file(let source)? = try? TraceSubject(
          of: trace, path: test.path, in: test.folder, source: plan.source)
      else { continue }
      note(source)
      for file in TraceTest.files(in: source, "swift") { note(source + "/" + file) }
    }
  }

  private mutating func note(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    stamps[path] = Stamp(
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
      size: Int64(status.st_size))
  }
}
