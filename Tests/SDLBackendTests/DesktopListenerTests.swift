// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SDLBackend
import Testing

/// Listening to a desktop whose programs are scripts.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct DesktopListenerTests {
  private nonisolated static let dark =
    "({'org.freedesktop.appearance': {'color-scheme': <uint32 1>}},)\n"
  private nonisolated static let calm =
    "({'org.freedesktop.appearance': {'reduced-motion': <uint32 1>}},)\n"
  private nonisolated static let change =
    "/o: org.freedesktop.portal.Settings.SettingChanged ('org.freedesktop.appearance', 'a', <1>)\n"

  /// A folder with programs in it and nothing else; gone afterwards.
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

  private static func listener(
    _ environment: [String: String], patience: Double = 30
  ) -> (DesktopListener, AsyncStream<DesktopWishes>.AsyncIterator) {
    let (stream, continuation) = AsyncStream.makeStream(of: DesktopWishes.self)
    let listener = DesktopListener(environment: environment, patience: patience) {
      continuation.yield($0)
    }
    return (listener, stream.makeAsyncIterator())
  }

  @Test(arguments: [
    ["gdbus": "echo \"\(dark)\""],
    ["busctl": "echo 'a{sa{sv}} 1 \"org.freedesktop.appearance\" 1 \"color-scheme\" u 1'"],
    // No portal, then GNOME; a program that answers nonsense, then GNOME.
    [
      "gdbus": "exit 1",
      "gsettings": "echo \"org.gnome.desktop.interface color-scheme 'prefer-dark'\"",
    ],
    [
      "gdbus": "yes",
      "gsettings": "echo \"org.gnome.desktop.interface color-scheme 'prefer-dark'\"",
    ],
    // More than a pipe holds, and an end that comes with it.
    ["gdbus": "head -c 300000 /dev/zero | tr '\\0' ' '; echo \"\(dark)\""],
  ])
  func `the first that answers is heard`(scripts: [String: String]) async throws {
    let programs = try Programs(scripts)
    var (listener, wishes) = Self.listener(programs.environment)
    listener.start()
    defer { listener.stop() }
    let heard = await wishes.next(isolation: #isolation)
    #expect(heard == DesktopWishes(prefersDark: true))
  }

  @Test
  func `who does not answer in time is not waited for`() async throws {
    let programs = try Programs([
      "gdbus": "echo \"\(Self.calm)\"; exec sleep 1000",
      "gsettings": "echo \"org.gnome.desktop.interface color-scheme 'prefer-dark'\"",
    ])
    var (listener, wishes) = Self.listener(programs.environment, patience: 0.3)
    listener.start()
    defer { listener.stop() }
    let heard = await wishes.next(isolation: #isolation)
    #expect(heard == DesktopWishes(prefersDark: true))
  }

  @Test
  func `KDE's file is read where nobody can be asked`() async throws {
    let programs = try Programs([:])
    try programs.write("[KDE]\nAnimationDurationFactor=0\n", to: "kdeglobals")
    var environment = programs.environment
    environment["XDG_CURRENT_DESKTOP"] = "KDE"
    environment["XDG_CONFIG_HOME"] = programs.folder
    var (listener, wishes) = Self.listener(environment)
    listener.start()
    defer { listener.stop() }
    let heard = await wishes.next(isolation: #isolation)
    #expect(heard == DesktopWishes(reducesMotion: true))
  }

  @Test
  func `a change is heard, and the program that tells of it ends with us`() async throws {
    let follow = "if [ $1 = call ]; then cat $FOLDER/answer; else exec cat $FOLDER/changes; fi"
    let programs = try Programs(["gdbus": follow])
    try programs.write(Self.dark, to: "answer")
    #expect(mkfifo(programs.folder + "/changes", 0o600) == 0)
    var (listener, wishes) = Self.listener(programs.environment)
    listener.start()
    let heard = await wishes.next(isolation: #isolation)
    #expect(heard == DesktopWishes(prefersDark: true))
    // Opens as soon as the program is there to read.
    let changes = open(programs.folder + "/changes", O_WRONLY | O_CLOEXEC)
    try #require(changes >= 0)
    defer { close(changes) }
    try programs.write(Self.calm, to: "answer")
    let line = Array(Self.change.utf8)
    // In two pieces, as it may come.
    #expect(write(changes, line, 9) == 9)
    #expect(write(changes, Array(line[9...]), line.count - 9) == line.count - 9)
    let after = await wishes.next(isolation: #isolation)
    #expect(after == DesktopWishes(reducesMotion: true))
    listener.stop()
    var reader = pollfd(fd: changes, events: 0, revents: 0)
    #expect(poll(&reader, 1, 20_000) == 1)
    #expect(Int32(reader.revents) & POLLERR != 0)
  }
}
