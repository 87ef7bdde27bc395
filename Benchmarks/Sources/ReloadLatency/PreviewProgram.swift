// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// `snapback preview` at work, and what it says.
final class PreviewProgram {
  private let process = Process()
  private let pipe = Pipe()
  private var unread = ""

  init(path: String, file: String) throws {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["preview", file]
    process.standardError = pipe
    try process.run()
  }

  /// Seconds of the clock that all processes share.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Waits until views are in the window: says when, and how long the compiler took, in seconds. Nil once the
  /// program has ended.
  func nextShown() -> (time: Double, compiling: Double)? {
    while true {
      while let end = unread.firstIndex(of: "\n") {
        let line = unread[..<end]
        unread = String(unread[unread.index(after: end)...])
        guard line.contains("is shown") else { continue }
        let words = line.split(separator: " ")
        let compiling = words.dropLast(3).last.flatMap { Double($0) } ?? 0
        return (Self.now, compiling / 1000)
      }
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      unread += String(decoding: data, as: UTF8.self)
    }
  }

  func end() {
    process.interrupt()
    process.waitUntilExit()
  }
}
