// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import SystemStrings

/// Prints results to standard output and everything else to standard error.
enum StandardStreams {
  /// Prints a line of results; pass an empty terminator for text that already ends with a line feed.
  ///
  /// A closed pipe, as in `snapback list | head -1`, exits with status 0; every other write error is
  /// thrown as `cannotWrite`.
  static func print(_ line: String, terminator: String = "\n") throws {
    var remaining = Array((line + terminator).utf8)[...]
    while !remaining.isEmpty {
      let count = remaining.withUnsafeBytes {
        Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        remaining = remaining.dropFirst(count)
      } else if errno == EPIPE {
        throw ExitCode.success
      } else if errno == EAGAIN {
        // Another process has made the stream nonblocking.
        var wait = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if errno != EINTR {
        throw ProgramError.cannotWrite(path: "/dev/stdout", code: errno)
      }
    }
  }

  /// Opens standard streams that are closed, so that no file takes their place. Using them still fails.
  static func reserve() {
    for (descriptor, flags) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", flags)
    }
  }

  /// Prints an error's sentence.
  static func printError(_ error: ProgramError) {
    note(error.sentence)
  }

  /// Prints a message of one line to standard error; write errors are ignored.
  ///
  /// The message may quote names from outside: control characters are escaped, and a message of thousands of
  /// characters is shortened.
  static func note(_ sentence: String) {
    write("snapback: " + PrintableText.line(sentence) + "\n")
  }

  /// Prints lines of another program or library to standard error; control characters are escaped.
  static func relay(_ lines: [UInt8]) {
    write(PrintableText.lines(lines))
  }

  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
