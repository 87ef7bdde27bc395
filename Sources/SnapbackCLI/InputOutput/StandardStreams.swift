// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import SDLBackend
import SystemStrings

/// Prints results to standard output and everything else to standard error.
enum StandardStreams {
  /// Prints a line of results; pass an empty terminator for text that already ends with a line feed.
  ///
  /// A closed pipe, as in `snapback list | head -1`, exits with status 0; every other write error is
  /// thrown as `cannotWrite`.
  static func print(_ line: String, terminator: String = "\n") throws {
    switch write(Array((line + terminator).utf8), to: STDOUT_FILENO) {
    case .complete: break
    case .interrupted(let signal): throw ExitCode(128 + signal)
    case .failed(EPIPE): throw ExitCode.success
    case .failed(let code): throw ProgramError.cannotWrite(path: "/dev/stdout", code: code)
    }
  }

  /// Returns whether a path of an output means standard output.
  static func isOutput(_ path: String) -> Bool {
    ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path)
  }

  /// Opens standard streams that are closed, so that no file takes their place. Using them still fails.
  static func reserve() {
    for (descriptor, flags) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", flags)
    }
  }

  /// Prints an error's message.
  static func printError(_ error: ProgramError) {
    note(error.message)
  }

  /// Prints a message of one line to standard error; write errors are ignored.
  ///
  /// The message may quote names from outside: control characters are escaped, and a message of thousands of
  /// characters is shortened.
  static func note(_ message: String) { write(line(message)) }

  /// Returns the line that `note` prints, with its line feed.
  static func line(_ message: String) -> String {
    "snapback: " + PrintableText.line(message) + "\n"
  }

  /// Prints lines of another program or library to standard error; control characters are escaped.
  static func relay(_ lines: [UInt8]) {
    write(PrintableText.lines(lines))
  }

  /// Prints bytes of another program to standard error as they are; write errors are ignored.
  static func pass(_ bytes: [UInt8]) { _ = write(bytes, to: STDERR_FILENO) }

  private static func write(_ text: String) { pass(Array(text.utf8)) }

  /// The result of writing.
  private enum Result {
    case complete
    /// A signal arrived while the stream accepted nothing: a pipe without a reader, or a stopped terminal.
    case interrupted(signal: Int32)
    case failed(code: Int32)
  }

  /// The interval in milliseconds at which a signal is noticed that came just before waiting.
  private static let interval: Int32 = 100

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Result {
    var remaining = bytes[...]
    while !remaining.isEmpty {
      switch PartialWrite.write(remaining, to: descriptor, timeout: interval) {
      case .written(let count): remaining = remaining.dropFirst(count)
      case .notReady:
        if let signal = TerminationSignals.caught { return .interrupted(signal: signal) }
      case .failed(let code): return .failed(code: code)
      }
    }
    return .complete
  }
}
