// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Gallery
import Interface
import Snapback

/// The program `snapback`: reads the command line, does what it says, and ends with the right status.
///
/// It is not asynchronous, on purpose: a window's loop does the main queue's work, and could not from
/// within a task of that queue.
@main
enum Program {
  static func main() {
    // A pipe that nobody reads any more is an error of the write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    SceneSource.folder = Resources.assetFolder.map { $0 + "/scenes" }
    do {
      var command = try SnapbackCommand.parseAsRoot()
      try command.run()
    } catch let error as ProgramError {
      StandardStreams.complain(error)
      exit(error.exitCode)
    } catch {
      SnapbackCommand.exit(withError: error)
    }
  }
}
