// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
internal import CSystem
import Foundation
import Gallery
import Interface
import Pictures
import Snapback

/// The entry point of `snapback`: parses the command line, runs the subcommand, and exits with its status.
///
/// Deliberately synchronous: the window's event loop drains the main dispatch queue, which is impossible
/// from inside a task running on that queue.
@main
enum Program {
  static func main() {
    // Writing to a closed pipe, or beyond the limit of `ulimit -f`, fails instead of killing the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // The Swift runtime handles it like a crash, unless it is ignored: it prints a backtrace, and continues.
    let quitHandler = unsafeBitCast(signal(SIGQUIT, SIG_DFL), to: Int.self)
    if quitHandler == unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGQUIT, SIG_IGN) }
    StandardStreams.reserve()
    // What a file's code prints is in order with standard error, and not lost when a signal ends the process.
    csystem_buffer_lines()
    SceneSource.folder = Resources.assetFolder.map { $0 + "/scenes" }
    do {
      var command = try CommandLineReader.command(try ProgramArguments.all)
      try command.run()
    } catch let error as ProgramError {
      // As for text, which StandardStreams prints: the reader wanted no more.
      if case .picture(.cannotWrite(let path, EPIPE)) = error, StandardStreams.isOutput(path) {
        exit(0)
      }
      StandardStreams.printError(error)
      exit(error.exitCode)
    } catch {
      CommandLineReader.exit(withError: error)
    }
  }
}
