// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Gallery
import Interface
import Snapback

/// The entry point of `snapback`: parses the command line, runs the subcommand, and exits with its status.
///
/// Deliberately synchronous: the window's event loop drains the main dispatch queue, which is impossible
/// from inside a task running on that queue.
@main
enum Program {
  static func main() {
    // Writing to a closed pipe, or beyond the limit of file sizes, returns an error instead of killing the
    // process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    SceneSource.folder = Resources.assetFolder.map { $0 + "/scenes" }
    do {
      var command = try CommandLineReader.command(ProgramArguments.all)
      try command.run()
    } catch let error as ProgramError {
      StandardStreams.printError(error)
      exit(error.exitCode)
    } catch {
      CommandLineReader.exit(withError: error)
    }
  }
}
