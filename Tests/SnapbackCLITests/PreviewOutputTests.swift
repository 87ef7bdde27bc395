// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import Testing

/// Live previews whose output nobody reads, or which write without end: saves are shown, and signals end them.
@Suite(.timeLimit(.minutes(10))) struct PreviewOutputTests {
  private static let threads = """
    import Foundation
    import SwiftUI
    let line = [UInt8](repeating: 10, count: 65536)
    func flood(_ descriptor: Int32) {
      Thread { while true { _ = write(descriptor, line, line.count) } }.start()
    }
    func reports() -> Int32 {
      for number in (Int32(32)..<1100).reversed() {
        var status = stat()
        if fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFIFO,
          fcntl(number, F_GETFL) & O_ACCMODE == O_WRONLY { return number }
      }
      return -1
    }

    """
  /// A view that creates a file with the name of its color when it is shown.
  private static func view(_ color: String, in folder: String, _ statement: String = "_ = 0")
    -> String
  {
    """
    struct A: View {
      init() { \(statement); close(creat("\(folder)/\(color)", 0o600)) }
      var body: some View { Color.\(color) }
    }
    """
  }

  private typealias Preview = LivePreviewRun

  private static func save(_ color: String, in folder: String) throws {
    let text = "import Foundation\nimport SwiftUI\n" + view(color, in: folder)
    try Data(text.utf8).write(to: URL(filePath: folder + "/files/A.swift"), options: .atomic)
  }

  /// Returns the write end of a pipe that is full; its read end stays open.
  private static func fullPipe() throws -> (read: FileHandle, write: FileHandle) {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    let block = [UInt8](repeating: 32, count: 4096)
    while write(descriptor, block, block.count) > 0 {}
    _ = fcntl(descriptor, F_SETFL, flags)
    return (pipe.fileHandleForReading, pipe.fileHandleForWriting)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `output that nobody reads holds up neither a save nor a signal`(signal: Int32) throws {
    try inFolder { folder in
      let pipe = try Self.fullPipe()
      let preview = try Preview(
        Self.threads + Self.view("red", in: folder), errorOutput: pipe.write.fileDescriptor,
        in: folder)
      #expect(preview.shows("red"))
      for color in ["blue", "green"] {
        try Self.save(color, in: folder)
        #expect(preview.shows(color))
      }
      #expect(preview.ends(by: signal))
      try pipe.read.close()
    }
  }

  @Test(arguments: ["2", "reports()"])
  func `output without end holds up neither a save nor a signal`(descriptor: String) throws {
    try inFolder { folder in
      let text = Self.threads + Self.view("red", in: folder, "flood(\(descriptor))")
      let preview = try Preview(text, errorOutput: nil, in: folder)
      #expect(preview.shows("red"))
      try Self.save("blue", in: folder)
      #expect(preview.shows("blue"))
      #expect(preview.ends(by: SIGINT))
    }
  }

  /// Texts that a view writes to the connection between the two processes of a preview.
  private static let forgeries = [
    #"{"closing":{"status":0}}"#, #"{"draft":{"path":"FILE","source":"import SwiftUI"}}"#,
    #"{"crashed":{"signal":11}}"#, "nonsense",
  ]

  @Test(arguments: forgeries)
  func `a view that writes to the connection of its process is stopped, and the next save is shown`(
    forgery: String
  ) throws {
    try inFolder { folder in
      let text = Array((forgery.replacing("FILE", with: folder + "/files/A.swift") + "\n").utf8)
      let statement = "let text: [UInt8] = \(text); _ = write(reports(), text, text.count)"
      let log = folder + "/log"
      let output = creat(log, 0o600)
      defer { close(output) }
      let preview = try Preview(
        Self.threads + Self.view("red", in: folder, statement), errorOutput: output, in: folder)
      let message = "snapback: the view wrote to files that it had not opened; save to restart"
      #expect(
        preview.wait {
          (try? String(contentsOfFile: log, encoding: .utf8))?.contains(message) == true
        })
      try Self.save("blue", in: folder)
      #expect(preview.shows("blue"))
      #expect(preview.ends(by: SIGINT))
    }
  }

  /// The terminal from which the program was started would show its control characters, and a file lose its contents.
  @Test(arguments: SandboxCommandTests.mechanisms)
  func `a preview in a sandbox does not reach the standard output of the program`(
    mechanism: String
  ) throws {
    try inFolder { folder in
      let text = """
        import Foundation
        import SwiftUI
        func writeToFiles() {
          for process in ["self", "1", "2", "3"] {
            for number in 0..<8 {
              let file = open("/proc/\\(process)/fd/\\(number)", O_WRONLY | O_NONBLOCK)
              guard file >= 0 else { continue }
              var status = stat()
              fstat(file, &status)
              if status.st_mode & S_IFMT == S_IFREG { _ = write(file, "reached\\n", 8) }
              close(file)
            }
          }
          print("printed")
          fflush(nil)
        }
        struct A: View {
          init() { writeToFiles() }
          var body: some View { Color.red }
        }
        """
      let (log, out) = (folder + "/log", folder + "/out")
      let (errorOutput, output) = (creat(log, 0o600), creat(out, 0o600))
      defer {
        close(errorOutput)
        close(output)
      }
      let preview = try Preview(
        text, errorOutput: errorOutput, output: output, sandbox: mechanism, in: folder)
      #expect(
        preview.wait {
          (try? String(contentsOfFile: log, encoding: .utf8))?.contains("printed\n") == true
        })
      #expect(preview.ends(by: SIGINT))
      #expect(try String(contentsOfFile: out, encoding: .utf8) == "")
    }
  }

  @Test func `a save is shown after the folder for compiled code was removed`() throws {
    try inFolder { folder in
      let remove = """
        for line in (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8))?.split(separator: "\\n") ?? []
        where line.contains("Preview1.so") {
          let library = String(line.split(separator: " ").last ?? "")
          try? FileManager.default.removeItem(
            atPath: URL(fileURLWithPath: library).deletingLastPathComponent().path)
        }
        """
      let preview = try Preview(
        Self.threads + Self.view("red", in: folder, remove), errorOutput: nil, in: folder)
      #expect(preview.shows("red"))
      try Self.save("blue", in: folder)
      #expect(preview.shows("blue"))
      #expect(preview.ends(by: SIGINT))
    }
  }

  @Test func `a save in a current folder that was removed and created again is shown`() throws {
    try inFolder { folder in
      let preview = try Preview(
        Self.threads + Self.view("red", in: folder), errorOutput: nil, in: folder)
      #expect(preview.shows("red"))
      try FileManager.default.removeItem(atPath: folder + "/files")
      try FileManager.default.createDirectory(
        atPath: folder + "/files", withIntermediateDirectories: true)
      try Self.save("blue", in: folder)
      #expect(preview.shows("blue"))
      #expect(preview.ends(by: SIGINT))
    }
  }

  @Test func `an app that opens windows without end is stopped at 100`() throws {
    try inFolder { folder in
      let text = """
        import SwiftUI
        @main struct A: App {
          var body: some Scene {
            WindowGroup { Note(number: 0) }
            WindowGroup(id: "note", for: Int.self) { Note(number: $0.wrappedValue ?? 0) }
          }
        }
        struct Note: View {
          let number: Int
          @Environment(\\.openWindow) private var openWindow
          var body: some View {
            Color.red.onAppear { openWindow(id: "note", value: number + 1) }
          }
        }
        """
      let log = folder + "/log"
      let output = creat(log, 0o600)
      defer { close(output) }
      let preview = try Preview(text, errorOutput: output, in: folder)
      let message = "snapback: cannot open a window (openWindow: 100 windows are open)"
      #expect(
        preview.wait {
          (try? String(contentsOfFile: log, encoding: .utf8))?.contains(message) == true
        })
      #expect(preview.ends(by: SIGINT))
      let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      #expect(lines.count { $0.contains(message) } == 1)
    }
  }
}
