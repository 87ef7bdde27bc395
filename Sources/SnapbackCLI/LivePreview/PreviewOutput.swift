// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Processes

/// Prints the events of `snapback preview`, and of a crash one sentence instead of the runtime's messages.
final class PreviewOutput {
  private var errorOutput: HeldErrorOutput

  /// - Parameter isSanitized: Whether control characters in output of views are replaced.
  init(isSanitized: Bool) {
    errorOutput = HeldErrorOutput(isSanitized: isSanitized)
  }

  func print(_ event: PreviewSupervisor.Event) {
    switch event {
    case .window(let bytes):
      pass(errorOutput.add(bytes))
    case .viewFailed(.crashed(_, let message)) where errorOutput.isHolding:
      _ = errorOutput.takeRest()
      let place = message.location.map { " at \($0)" } ?? ""
      StandardStreams.note("the preview crashed\(place): \(message.cause); save to restart")
    default:
      finish()
      PreviewMessages.print(event)
    }
  }

  /// Prints what is held.
  func finish() { pass(errorOutput.takeRest()) }

  private func pass(_ output: Data) {
    if !output.isEmpty { try? FileHandle.standardError.write(contentsOf: output) }
  }
}
