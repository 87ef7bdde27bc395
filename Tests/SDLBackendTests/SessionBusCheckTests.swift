// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SDLBackend
import Testing

@Suite struct SessionBusCheckTests {
  /// A socket in a new folder that accepts connections, if `length` is above 0, and never answers.
  private final class Listener {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)").path
    private let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var path: String { folder + "/bus" }

    init() throws {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let bytes = Array(path.utf8)
      try #require(bytes.count < 100)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
      let size = socklen_t(MemoryLayout<sockaddr_un>.size)
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
      }
      try #require(result == 0)
      try #require(listen(descriptor, 4) == 0)
    }

    deinit {
      close(descriptor)
      try? FileManager.default.removeItem(atPath: folder)
    }

    /// Calls a closure with the connection of the next client, on another thread.
    func serve(_ body: @escaping @Sendable (Int32) -> Void) {
      Thread.detachNewThread { [descriptor] in body(accept(descriptor, nil, nil)) }
    }

    /// Answers the authentication of the next client, and its messages, on another thread.
    func answer(messages: Bool = true) {
      serve { client in
        var bytes = [UInt8](repeating: 0, count: 256)
        _ = read(client, &bytes, bytes.count)
        _ = write(client, "OK 1234\r\n", 9)
        guard messages else { return }
        _ = read(client, &bytes, bytes.count)
        _ = send(client, "l", 1, Int32(MSG_NOSIGNAL))
      }
    }
  }

  @Test func `a bus that is stopped does not answer`() throws {
    let listener = try Listener()
    for variables in [
      ["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(listener.path),guid=1;tcp:host=a"],
      ["XDG_RUNTIME_DIR": listener.folder],
    ] {
      #expect(!SessionBusCheck.answers(environment: variables, within: 0.01))
    }
  }

  @Test func `a bus that authenticates and answers no message does not answer`() throws {
    let listener = try Listener()
    listener.answer(messages: false)
    let address = "unix:path=\(listener.path)"
    #expect(
      !SessionBusCheck.answers(environment: ["DBUS_SESSION_BUS_ADDRESS": address], within: 0.2))
  }

  @Test func `a bus that answers, and none at all, do not hold up a window`() throws {
    let listener = try Listener()
    listener.answer()
    let address = "unix:path=\(listener.path)"
    #expect(
      SessionBusCheck.answers(environment: ["DBUS_SESSION_BUS_ADDRESS": address], within: 60))
    for address in [
      "", "unix:path=/nowhere", "unix:path=\(String(repeating: "a", count: 200))", "unix:", "tcp:x",
      "unixexec:path=/bin/sleep,argv1=100", "nonsense",
    ] {
      #expect(
        SessionBusCheck.answers(environment: ["DBUS_SESSION_BUS_ADDRESS": address], within: 0),
        "\(address)")
    }
  }

  @Test(arguments: [("wl_seat", true), ("wl_output", false), ("", true)])
  func `a compositor without a seat is found`(interface: String, hasSeat: Bool) throws {
    let listener = try Listener()
    listener.serve { client in
      var bytes = [UInt8](repeating: 0, count: 256)
      // A compositor closes the connection at the first invalid request.
      let isValid = read(client, &bytes, bytes.count) == 24 && bytes[..<24].last == 0
      let name = Array(interface.utf8) + [UInt8](repeating: 0, count: 12 - interface.utf8.count)
      func words(_ values: UInt32...) -> [UInt8] {
        values.flatMap { value in withUnsafeBytes(of: value) { Array($0) } }
      }
      let global = words(2, 32 << 16, 7, UInt32(interface.utf8.count + 1)) + name + words(1)
      let done = words(3, 12 << 16, 0)
      // A compositor that closes the connection is not asked further.
      let reply = interface.isEmpty || !isValid ? [] : global + done
      _ = write(client, reply, reply.count)
      close(client)
    }
    #expect(
      WaylandSeatCheck.hasSeat(environment: ["WAYLAND_DISPLAY": listener.path], within: 60)
        == hasSeat)
    #expect(WaylandSeatCheck.hasSeat(environment: ["WAYLAND_DISPLAY": "/nowhere"]))
    #expect(WaylandSeatCheck.hasSeat(environment: [:]))
  }

  @Test func `a display is asked over a connection of its own`() throws {
    let listener = try Listener()
    let environment = ["WAYLAND_DISPLAY": listener.path]
    let silent = try #require(DisplayRequest.send(environment: environment))
    defer { close(silent) }
    var reply = pollfd(fd: silent, events: Int16(POLLIN), revents: 0)
    #expect(poll(&reply, 1, 0) == 0)
    listener.answer()
    #expect(poll(&reply, 1, 60_000) == 1)
    for environment in [
      [:], ["DISPLAY": "elsewhere:1"],
      ["DISPLAY": "elsewhere:1", "WAYLAND_DISPLAY": listener.path], ["DISPLAY": ":64999"],
      ["WAYLAND_DISPLAY": "/nowhere"],
      ["WAYLAND_DISPLAY": String(repeating: "a", count: 200), "XDG_RUNTIME_DIR": "/"],
    ] {
      #expect(DisplayRequest.send(environment: environment) == nil, "\(environment)")
    }
  }

  @Test func `a display that does not answer ends the process with a message`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(69), observing: [\.standardErrorContent]
    ) { @MainActor in
      StartLimit.run(within: 0.01, message: "no answer\n") { _ = poll(nil, 0, 60_000) }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("no answer\n"))
  }

  @MainActor @Test func `titles have one line and a limited length`() {
    #expect(DesktopWindow.titleText("Card") == "Card")
    #expect(DesktopWindow.titleText("a\n\u{1b}b\u{2028}c") == "a  b c")
    let long = DesktopWindow.titleText(String(repeating: "é\n", count: 100_000))
    #expect(long.unicodeScalars.count == 500)
    #expect(long.hasSuffix("…") && long.hasPrefix("é é "))
  }
}
