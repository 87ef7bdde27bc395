// Part of Snapback, under the MIT licence; see LICENSE.

import Processes
import SystemStrings

nonisolated extension DrawingFailure {
  /// The event and advice, in one clause.
  var message: String {
    switch self {
    case .crashed(let message):
      "its code crashed" + (message.location.map { " at \(Self.plain($0))" } ?? "")
        + ": \(Self.plain(message.cause))"
    case .exited(let code):
      "its code ended the process with exit(\(code)); remove the call"
    case .noFrame(let seconds):
      "no frame for \(Self.text(seconds)) s: its code may be in an infinite loop, or wait for something; "
        + "use --timeout for a longer limit"
    case .brokenConnection:
      "its code closed or used files that it had not opened"
    }
  }

  private static func plain(_ text: String) -> String { PrintableText.shortened(text, to: 500) }

  private static func text(_ seconds: Double) -> String {
    let text = "\(seconds)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
