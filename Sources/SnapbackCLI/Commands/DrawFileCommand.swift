// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Processes
import Sandbox

/// The guarded process of `snapback render` and `snapback record`: loads a compiled file and draws its frames, as
/// requested through standard input.
struct DrawFileCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw-file", abstract: "Draw a compiled file for snapback render.",
    shouldDisplay: false)

  @Flag var sandbox = false

  func perform() throws {
    GuardedProcess.prepare()
    // The same input gives the same pixels.
    DataFolder.use(nil)
    guard let channel = StageChannel() else {
      throw ValidationError("This command is started by snapback render and snapback record.")
    }
    if sandbox { try ConfineCommand.filterCalls(allowsDisplay: false) }
    StageServer(channel).run()
  }
}
