// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A session bus without services of the system, such as a portal that is installed: it would start by
/// itself.
final class SessionBus {
  /// The value of `DBUS_SESSION_BUS_ADDRESS`.
  private(set) var address = ""
  private let process = Process()

  private static let configuration = """
    <busconfig>
      <type>session</type>
      <listen>unix:tmpdir=/tmp</listen>
      <auth>EXTERNAL</auth>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
    </busconfig>
    """

  /// Starts the bus, with a file for its settings in a folder.
  init(in folder: URL, environment: [String: String]) throws {
    let configuration = folder.appendingPathComponent("bus.conf")
    try Data(Self.configuration.utf8).write(to: configuration)
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    process.arguments = [
      "--config-file=\(configuration.path)", "--nofork", "--nosyslog", "--print-address=1",
    ]
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.runUnblockingSignals()
    address = try output.fileHandleForReading.announcedLine(of: "dbus-daemon")
  }

  deinit { process.end() }
}
