// Part of Snapback, under the MIT licence; see LICENSE.

import Sandbox
import SystemStrings

nonisolated extension SandboxError {
  /// The problem and a suggested fix.
  var message: String {
    switch self {
    case .unavailable(let bubblewrap, let landlock):
      "there is no sandbox: bubblewrap: \(Self.reason(bubblewrap)); Landlock: \(landlock); "
        + "\(Self.remedy(bubblewrap)), or run files that you trust without --sandbox"
    case .unknownMechanism(let name):
      "SNAPBACK_SANDBOX expects bwrap or landlock, not \"\(Self.plain(name))\""
    case .noLocalDisplay(let name):
      "a sandbox cannot reach the display \"\(Self.plain(name))\", as it has no network; use a display of this machine"
    }
  }

  private static func reason(_ failure: BubblewrapFailure) -> String {
    switch failure {
    case .notTried: "not tried"
    case .notInstalled: "not installed"
    case .fails(let message, _):
      plain(message.hasPrefix("bwrap: ") ? String(message.dropFirst(7)) : message)
    }
  }

  private static func remedy(_ failure: BubblewrapFailure) -> String {
    switch failure {
    case .notTried: "unset SNAPBACK_SANDBOX to try bubblewrap"
    case .notInstalled: "install the package bubblewrap"
    case .fails(_, let setting?):
      "allow user namespaces by \"sudo sysctl -w \(setting.name)=\(setting.allowingValue)\""
    case .fails(_, nil):
      "allow user namespaces, for which a container needs an option"
    }
  }

  private static func plain(_ text: String) -> String { PrintableText.shortened(text, to: 200) }
}
