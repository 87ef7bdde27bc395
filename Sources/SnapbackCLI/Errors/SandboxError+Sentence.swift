// Part of Snapback, under the MIT licence; see LICENSE.

import Sandbox
import SystemStrings

nonisolated extension SandboxError {
  /// The problem and a suggested fix.
  var sentence: String {
    switch self {
    case .unavailable(let bubblewrap, let landlock):
      "there is no sandbox: bubblewrap: \(Self.plain(bubblewrap)); Landlock: \(landlock); install the package "
        + "bubblewrap, or run files that you trust without --sandbox"
    case .unknownMechanism(let name):
      "SNAPBACK_SANDBOX expects bwrap or landlock, not \"\(Self.plain(name))\""
    case .noLocalDisplay(let name):
      "a sandbox cannot reach the display \"\(Self.plain(name))\", as it has no network; use a display of this machine"
    }
  }

  private static func plain(_ text: String) -> String { PrintableText.shortened(text, to: 200) }
}
