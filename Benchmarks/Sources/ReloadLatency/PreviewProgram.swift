// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A running `snapback preview`, and its messages.
final class PreviewProgram {
  private let process = Process()
  private let pipe = Pipe()
  private var unread = ""

  init(path: String, file: String, options: [String]) throws {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["preview", file] + options
    process.standardError = pipe
    try process.run()
  }

  /// The time in seconds of the monotonic clock, which is the same in all processes.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Waits until views have been presented. Returns the time and the duration of the compilation in
  /// seconds; nil if the program has exited.
  func nextShown() -> (time: Double, compiling: Double)? {
    while true {
      while let end = unread.firstIndex(of: "\n") {
        let line = unread[..<end]
        unread = String(unread[unread.index(after: end)...])
        guard line.contains("loaded in ") else { continue }
        // "snapback: reloaded in 1335 ms (compile 1298 ms)"
        let fields = line.split(separator: " ")
        let compiling = fields.dropLast().last.flatMap { Double($0) } ?? 0
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
