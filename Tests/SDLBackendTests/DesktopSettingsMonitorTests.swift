// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SDLBackend
import Testing

/// Monitoring a desktop whose programs are shell scripts.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct DesktopSettingsMonitorTests {
  private nonisolated static let dark =
    "({'org.freedesktop.appearance': {'color-scheme': <uint32 1>}},)\n"
  private nonisolated static let reducedMotion =
    "({'org.freedesktop.appearance': {'reduced-motion': <uint32 1>}},)\n"
  private nonisolated static let change =
    "/o: org.freedesktop.portal.Settings.SettingChanged ('org.freedesktop.appearance', 'a', <1>)\n"

  /// A temporary folder that contains only the given programs.
  private final class Programs {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)").path

    init(_ scripts: [String: String]) throws {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for (name, script) in scripts {
        try write("#!/bin/sh\nPATH=/usr/bin:/bin\n" + script, to: name)
        chmod(folder + "/" + name, 0o755)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var environment: [String: String] {
      ["PATH": folder, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "FOLDER": folder]
    }

    func write(_ text: String, to name: String) throws {
      try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    }
  }

  /// The timeout is far longer than any test may take, so that a slow machine does not reach it.
  private static func makeMonitor(
    _ environment: [String: String], timeout: Double = 600
  ) -> (DesktopSettingsMonitor, AsyncStream<DesktopPreferences>.AsyncIterator) {
    let (stream, continuation) = AsyncStream.makeStream(of: DesktopPreferences.self)
    let monitor = DesktopSettingsMonitor(environment: environment, timeout: timeout) {
      continuation.yield($0)
    }
    return (monitor, stream.makeAsyncIterator())
  }

  @Test(arguments: [
    ["gdbus": "echo \"\(dark)\""],
    ["busctl": "echo 'a{sa{sv}} 1 \"org.freedesktop.appearance\" 1 \"color-scheme\" u 1'"],
    // No portal, then GNOME; a program with an invalid reply, then GNOME.
    [
      "gdbus": "exit 1",
      "gsettings": "echo \"org.gnome.desktop.interface color-scheme 'prefer-dark'\"",
    ],
    [
      "gdbus": "yes",
      "gsettings": "echo \"org.gnome.desktop.interface color-scheme 'prefer-dark'\"",
    ],
    // More output than a socket buffers, and its end together with the last chunk.
    ["gdbus": "head -c 300000 /dev/zero | tr '\\0' ' '; echo \"\(dark)\""],
  ])
  func `the first valid reply is used`(scripts: [String: String]) async throws {
    let programs = try Programs(scripts)
    var (monitor, preferences) = Self.makeMonitor(programs.environment)
    monitor.start()
    defer { monitor.stop() }
    let received = await preferences.next(isolation: #isolation)
    #expect(received == DesktopPreferences(prefersDark: true))
  }

  @Test
  func `a program that does not end in time is abandoned`() async throws {
    // The fallback is a file, so that nothing else has to end within the timeout.
    let programs = try Programs(["gdbus": "echo \"\(Self.dark)\"; exec sleep 1000"])
    try programs.write("[KDE]\nAnimationDurationFactor=0\n", to: "kdeglobals")
    var environment = programs.environment
    environment["XDG_CURRENT_DESKTOP"] = "KDE"
    environment["XDG_CONFIG_HOME"] = programs.folder
    var (monitor, preferences) = Self.makeMonitor(environment, timeout: 0.3)
    monitor.start()
    defer { monitor.stop() }
    let received = await preferences.next(isolation: #isolation)
    #expect(received == DesktopPreferences(reducesMotion: true))
  }

  @Test
  func `KDE's file is read where there is no other source`() async throws {
    let programs = try Programs([:])
    try programs.write("[KDE]\nAnimationDurationFactor=0\n", to: "kdeglobals")
    var environment = programs.environment
    environment["XDG_CURRENT_DESKTOP"] = "KDE"
    environment["XDG_CONFIG_HOME"] = programs.folder
    var (monitor, preferences) = Self.makeMonitor(environment)
    monitor.start()
    defer { monitor.stop() }
    let received = await preferences.next(isolation: #isolation)
    #expect(received == DesktopPreferences(reducesMotion: true))
  }

  @Test
  func `a change is reported, and the watching program ends with the monitor`() async throws {
    let follow = "if [ $1 = call ]; then cat $FOLDER/answer; else exec cat $FOLDER/changes; fi"
    let programs = try Programs(["gdbus": follow])
    try programs.write(Self.dark, to: "answer")
    #expect(mkfifo(programs.folder + "/changes", 0o600) == 0)
    var (monitor, preferences) = Self.makeMonitor(programs.environment)
    monitor.start()
    let received = await preferences.next(isolation: #isolation)
    #expect(received == DesktopPreferences(prefersDark: true))
    // Blocks until the program opens the other end.
    let changes = open(programs.folder + "/changes", O_WRONLY | O_CLOEXEC)
    try #require(changes >= 0)
    defer { close(changes) }
    try programs.write(Self.reducedMotion, to: "answer")
    let line = Array(Self.change.utf8)
    // In two chunks, as output may arrive.
    #expect(write(changes, line, 9) == 9)
    #expect(write(changes, Array(line[9...]), line.count - 9) == line.count - 9)
    let after = await preferences.next(isolation: #isolation)
    #expect(after == DesktopPreferences(reducesMotion: true))
    monitor.stop()
    var reader = pollfd(fd: changes, events: 0, revents: 0)
    #expect(poll(&reader, 1, 600_000) == 1)
    #expect(Int32(reader.revents) & POLLERR != 0)
  }
}
