// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// Previewed views that block, end or sabotage their process.
  @Suite struct PreviewFailure {
    private let red: UInt32 = 0xFF3B30
    private let orange: UInt32 = 0xFF9500
    private let blue: UInt32 = 0x007AFF
    private let green: UInt32 = 0x34C759
    private let white: UInt32 = 0xFFFFFF

    /// Actions that leave the window without answer, or without process, and a part of the message about it.
    private static let failures = [
      (
        "DispatchSemaphore(value: 0).wait()",
        "the view has not answered for 2.5 seconds in Field.swift:11; save to restart"
      ), ("while true {}", "the view has not answered for 2.5 seconds in Field.swift:11;"),
      (
        "DispatchQueue.main.async { sleep(600) }",
        "the view has not answered for 2.5 seconds in Field.swift:11;"
      ),
      ("exit(0)", "the view ended the program with exit(0) in Field.swift:11;"),
      ("_exit(3)", "the view ended the program with exit(3)"),
      ("fatalError(\"one\")", "the preview crashed at Field.swift:11: one; save to restart"),
      ("abort()", "the preview crashed (aborted)"),
      ("raise(SIGKILL)", "the preview crashed (killed)"),
      ("pthread_exit(nil)", "save to restart"),
      (
        "_ = [strdup(\"sleep\"), strdup(\"600\"), nil].withUnsafeBufferPointer { execv(\"/bin/sleep\", $0.baseAddress!) }",
        "the view closed files that it had not opened; save to restart"
      ),
      ("for file in 3...64 { close(Int32(file)) }", "save to restart"),
      (
        "for file in 0...8192 { close(Int32(file)) }",
        "the view closed files that it had not opened; save to restart"
      ),
    ]

    @Test(arguments: failures)
    func `a message says what the view did, and the next save is shown`(
      action: String, message: String
    ) throws {
      let preview = try LivePreview(LivePreview.Content(tap: action, before: "import Foundation"))
      try preview.awaitColors(bar: red, field: blue)
      try preview.tap()
      try preview.awaitColors(bar: nil, field: white, panel: true)
      #expect(preview.program.errorOutput.contains(message))
      #expect(!preview.program.errorOutput.contains("Current stack trace"))
      try preview.save(LivePreview.Content(bar: "Color.orange"))
      try preview.awaitColors(bar: orange, field: blue)
      try expectEndsCleanly(preview)
    }

    @Test(arguments: ["DispatchSemaphore(value: 0).wait()", "exit(0)", "fatalError()"])
    func `a save is shown whose predecessor fails as it disappears`(action: String) throws {
      let before = """
        import Foundation
        struct Bar: View {
          var body: some View { Color.red.onDisappear { \(action) } }
        }
        """
      let preview = try LivePreview(LivePreview.Content(bar: "Bar()", before: before))
      try preview.awaitColors(bar: red, field: blue)
      try preview.save(LivePreview.Content(bar: "Color.orange"))
      try preview.awaitColors(bar: orange, field: blue)
      #expect(preview.program.errorOutput.contains("save to restart"))
      try expectEndsCleanly(preview)
    }

    @Test(arguments: ["fatalError()", "exit(0)", "while true {}"])
    func `a window is visible all the time while a failed preview is started again`(
      action: String
    ) throws {
      let preview = try LivePreview(LivePreview.Content(tap: action, before: "import Foundation"))
      try preview.awaitColors(bar: red, field: blue)
      let first = try preview.window()
      try preview.tap()
      var missing = 0
      try eventually("another window") { () -> Bool in
        do {
          return try preview.window() != first
        } catch let failure as CommandFailed where failure.errorOutput.contains("BadWindow") {
          // A window was closed during the search.
          return false
        } catch {
          missing += 1
          return false
        }
      }
      #expect(missing == 0)
      try preview.awaitColors(bar: nil, field: white, panel: true)
      try eventually("the first window is closed") {
        (try? preview.desktop.xdotool(["getwindowname", first])) == nil
      }
    }

    @Test func `a save during a freeze is shown`() throws {
      let file = TemporaryFile()
      let preview = try LivePreview(
        LivePreview.Content(
          tap: "creat(\"\(file.url.path)\", 0o600); DispatchSemaphore(value: 0).wait()",
          before: "import Foundation"))
      try preview.awaitColors(bar: red, field: blue)
      try preview.tap()
      try eventually("the view waits") { access(file.url.path, F_OK) == 0 }
      try preview.save(LivePreview.Content(bar: "Color.orange"))
      try preview.awaitColors(bar: orange, field: blue)
      try expectEndsCleanly(preview)
    }

    /// The system call ptrace with the request PTRACE_TRACEME: the next signal stops the process.
    private static let traced = """
      import Foundation
      typealias Call = @convention(c) (Int, Int, Int, Int) -> Int
      @MainActor func stopAsIfDebugged() {
        let call = unsafeBitCast(dlsym(UnsafeMutableRawPointer(bitPattern: 0), "ptrace"), to: Call.self)
        _ = call(0, 0, 0, 0)
        raise(SIGUSR1)
      }
      """

    @Test(arguments: [
      ("raise(SIGSTOP)", "import Foundation"), ("stopAsIfDebugged()", traced),
    ])
    func `a view that stops its process does not hold up the next save`(
      action: String, before: String
    ) throws {
      let preview = try LivePreview(LivePreview.Content(tap: action, before: before))
      try preview.awaitColors(bar: red, field: blue)
      let window = try #require(Self.window(of: preview))
      try preview.tap()
      try eventually("the process is stopped") { Self.state(of: window)?.lowercased() == "t" }
      try preview.save(LivePreview.Content(bar: "Color.orange"))
      try preview.awaitColors(bar: orange, field: nil)
      try expectEndsCleanly(preview)
    }

    /// Writes a byte to the connection to the X server, which then takes all requests for parts of others.
    private static let disturbance = """
      import Foundation
      func disturbDisplay() {
        for file in Int32(3)...64 {
          var address = sockaddr_un()
          var size = socklen_t(MemoryLayout<sockaddr_un>.size)
          let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(file, $0, &size) }
          }
          let path = withUnsafeBytes(of: &address.sun_path) { String(decoding: $0, as: UTF8.self) }
          if result == 0, path.contains("X11-unix") { write(file, "x", 1) }
        }
      }
      """

    @Test func `a view that disturbs the connection to the display does not hold up the next save`()
      throws
    {
      let preview = try LivePreview(
        LivePreview.Content(tap: "taps += 1; disturbDisplay()", before: Self.disturbance))
      try preview.awaitColors(bar: red, field: blue)
      try preview.tap()
      try eventually("the message") {
        preview.program.errorOutput.contains(
          "snapback: the window manager or the display server does not answer")
      }
      try preview.save(LivePreview.Content(bar: "Color.orange"))
      try preview.awaitColors(bar: orange, field: blue)
      #expect(
        preview.program.errorOutput.contains("snapback: the display no longer answers the preview"))
      try expectEndsCleanly(preview)
    }

    @Test func `a view that forks does not end the preview`() throws {
      let before = """
        import Foundation
        @_silgen_name("fork") func forkProcess() -> Int32
        let parent = getpid()
        """
      let preview = try LivePreview(
        LivePreview.Content(
          tap: "taps += 1; if getpid() == parent { _ = forkProcess() }", before: before))
      try preview.awaitColors(bar: red, field: blue)
      let message = "snapback: the preview has lost its connection to the display"
      // Not each fork takes replies of the other process.
      for _ in 0..<6 where !preview.program.errorOutput.contains(message) {
        try? preview.tap()
        try? eventually("the message", within: 10) { preview.program.errorOutput.contains(message) }
      }
      #expect(preview.program.errorOutput.contains(message))
      // The display is there.
      #expect(!preview.program.errorOutput.contains("closed the connection"))
      try preview.save(LivePreview.Content(bar: "Color.orange"))
      try preview.awaitColors(bar: orange, field: blue)
      try expectEndsCleanly(preview)
    }

    @Test func `a view that reads standard input gets nothing, and commands are not lost`() throws {
      let preview = try LivePreview(
        LivePreview.Content(
          tap: "taps = readLine() == nil && getchar() == EOF ? 1 : 0", before: "import Foundation"))
      try preview.awaitColors(bar: red, field: blue)
      try preview.tap()
      try preview.awaitColors(bar: red, field: green)
      try preview.save(LivePreview.Content(bar: "Color.orange"))
      try preview.awaitColors(bar: orange, field: green)
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `a frozen view that ignores signals, and its children, end with the preview`(
      signal: Int32
    ) throws {
      let file = TemporaryFile()
      let before = """
        import Foundation
        func freeze() {
          var all = sigset_t()
          sigfillset(&all)
          pthread_sigmask(SIG_BLOCK, &all, nil)
          Foundation.signal(SIGTERM, SIG_IGN)
          _ = { (command: String) in
            let child = Process()
            child.executableURL = URL(fileURLWithPath: "/bin/sh")
            child.arguments = ["-c", command]
            try? child.run()
          }("echo $$ > \(file.url.path).new; mv \(file.url.path).new \(file.url.path); exec sleep 600")
          DispatchSemaphore(value: 0).wait()
        }
        """
      let preview = try LivePreview(LivePreview.Content(tap: "freeze()", before: before))
      try preview.awaitColors(bar: red, field: blue)
      let window = try #require(Self.window(of: preview))
      try preview.tap()
      let child = try eventually("the child runs") { () -> pid_t? in
        (try? file.text).flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
      }
      kill(preview.program.id, signal)
      #expect(try preview.program.exitStatus() == 128 + signal)
      #expect(!Self.isRunning(window))
      try eventually("the view's child has ended") { !Self.isRunning(child) }
    }

    @Test func `SIGKILL of the preview ends its window`() throws {
      let preview = try LivePreview(
        LivePreview.Content(
          tap: "DispatchSemaphore(value: 0).wait()", before: "import Foundation"))
      try preview.awaitColors(bar: red, field: blue)
      let window = try #require(Self.window(of: preview))
      try preview.tap()
      kill(preview.program.id, SIGKILL)
      #expect(try preview.program.exitStatus() == nil)
      try eventually("the window's process has ended") { !Self.isRunning(window) }
    }

    @Test func `after a crash the window has its place and size again`() throws {
      let preview = try LivePreview(
        LivePreview.Content(tap: "exit(0)", before: "import Foundation"))
      try preview.awaitColors(bar: red, field: blue)
      let window = try preview.window()
      try preview.desktop.xdotool(["windowmove", "--sync", window, "33", "44"])
      try preview.desktop.xdotool(["windowsize", "--sync", window, "320", "440"])
      try eventually("the window is drawn in its new size") {
        try preview.desktop.screenshot(of: window)[300, 420] == blue
      }
      try preview.desktop.xdotool(["mousemove", "100", "200", "click", "1"])
      try eventually("the problem is shown in a window of the same size at the same place") {
        guard let next = try? preview.window(), let picture = try? preview.picture(),
          picture.width == 320, picture.height == 440, picture[160, 100] == white
        else { return false }
        let text = try? preview.desktop.xdotool(["getwindowgeometry", "--shell", next])
        return ["X=33", "Y=44", "WIDTH=320", "HEIGHT=440"].allSatisfy {
          text?.split(separator: "\n").contains(Substring($0)) == true
        }
      }
    }

    /// Ends the preview with SIGINT, and checks that none of its processes remains.
    private func expectEndsCleanly(_ preview: LivePreview) throws {
      let children = Self.children(of: preview.program.id)
      #expect(!children.isEmpty)
      preview.program.interrupt()
      #expect(try preview.program.exitStatus() == 130)
      #expect(children.allSatisfy { !Self.isRunning($0) })
    }

    private static func children(of process: pid_t) -> [pid_t] {
      let list = try? String(
        contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
      return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
    }

    /// The process with the window of a preview, among those that the program has started.
    private static func window(of preview: LivePreview) -> pid_t? {
      children(of: preview.program.id).first { child in
        let arguments = try? Data(contentsOf: URL(filePath: "/proc/\(child)/cmdline"))
        return arguments?.split(separator: 0).contains(Data("preview-window".utf8)) ?? false
      }
    }

    /// Returns whether a process runs; a zombie does not.
    private static func isRunning(_ process: pid_t) -> Bool {
      state(of: process).map { $0 != "Z" } ?? false
    }

    /// The kernel's letter for the state of a process; nil if there is none.
    private static func state(of process: pid_t) -> Character? {
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      return status?.split(separator: ")").last?.first { $0 != " " }
    }
  }
}
