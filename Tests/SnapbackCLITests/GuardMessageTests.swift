// Part of Snapback, under the MIT licence; see LICENSE.

import Processes
import Sandbox
import SnapbackCLI
import Testing

/// The messages and exit codes of files whose code fails, and of sandboxes.
struct GuardMessageTests {
  private static func crash(_ output: String) -> DrawingFailure {
    .crashed(CrashMessage(errorOutput: Array(output.utf8), signal: 4))
  }

  @Test(arguments: [
    (
      ProgramError.drawingFailed(
        path: "A.swift", crash("Preview1/A.swift:3: Fatal error: \u{1b}[m")),
      76 as Int32, "cannot draw \"A.swift\": its code crashed at A.swift:3: \\u{1b}[m"
    ),
    (
      .drawingFailed(path: "A.swift", .exited(0)), 76,
      #"cannot draw "A.swift": its code ended the process with exit(0); remove the call"#
    ),
    (
      .drawingFailed(path: "A.swift", .noFrame(seconds: 2.5)), 76,
      #"cannot draw "A.swift": no frame for 2.5 s: its code may be in an infinite loop, or wait for something; "#
        + "use --timeout for a longer limit"
    ),
    (
      .drawingFailed(path: "A.swift", .brokenConnection), 76,
      #"cannot draw "A.swift": its code closed or used files that it had not opened"#
    ),
    (.relayed("no\u{7} window", exitCode: 70), 70, "no\\u{7} window"),
    (
      .sandbox(.unavailable(bubblewrap: .notInstalled, landlock: "not supported by this kernel")),
      69,
      "there is no sandbox: bubblewrap: not installed; Landlock: not supported by this kernel; install the "
        + "package bubblewrap, or run files that you trust without --sandbox"
    ),
    (
      .sandbox(.unknownMechanism("jail")), 64,
      #"SNAPBACK_SANDBOX expects bwrap or landlock, not "jail""#
    ),
    (
      .sandbox(.noLocalDisplay("host:0")), 69,
      #"a sandbox cannot reach the display "host:0", as it has no network; use a display of this machine"#
    ),
    (
      .cannotConfine(code: 1), 69,
      "the kernel refuses the restrictions of a sandbox: operation not permitted; install the package bubblewrap"
    ),
  ])
  func `an error has a message and an exit code`(
    error: ProgramError, code: Int32, message: String
  ) {
    #expect(error.message == message)
    #expect(error.exitCode == code)
  }

  private static let appArmor = BubblewrapFailure.fails(
    message: "bwrap: setting up uid map: Permission denied",
    setting: NamespaceSetting(
      name: "kernel.apparmor_restrict_unprivileged_userns", allowingValue: 0))

  @Test(
    arguments: [
      (
        appArmor,
        "setting up uid map: Permission denied; Landlock: not tried; allow user namespaces by \"sudo sysctl -w "
          + "kernel.apparmor_restrict_unprivileged_userns=0\""
      ),
      (
        .fails(message: "bwrap: No permissions", setting: nil),
        "No permissions; Landlock: not tried; allow user namespaces, for which a container needs an option"
      ),
      (.notTried, "not tried; Landlock: not tried; unset SNAPBACK_SANDBOX to try bubblewrap"),
    ] as [(BubblewrapFailure, String)])
  func `without a sandbox the message says what would help`(
    failure: BubblewrapFailure, reason: String
  ) {
    let error = ProgramError.sandbox(.unavailable(bubblewrap: failure, landlock: "not tried"))
    let end = ", or run files that you trust without --sandbox"
    #expect(error.message == "there is no sandbox: bubblewrap: " + reason + end)
    #expect(error.exitCode == 69)
  }
}
