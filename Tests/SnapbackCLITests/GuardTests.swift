// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Processes
import SnapbackCLI
import Testing

/// Files whose code crashes, ends its process, or hangs: `render` and `record` say so in one message, and write
/// nothing.
struct GuardTests {
  /// A view whose body is preceded by statements.
  private static func view(_ statements: String, after declarations: String = "") -> String {
    """
    import SwiftUI
    \(declarations)
    struct A: View {
      var body: some View {
        \(statements)
        return Color.red
      }
    }
    """
  }

  private static func run(
    _ text: String, _ options: [String] = [], in folder: String, command: String = "render"
  ) throws -> ProgramRun {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
    let output = command == "render" ? "a.png" : "a.webp"
    return try ProgramRun(
      compiling: [command, "A.swift", "--size", "20x20", "-o", output] + options, in: folder)
  }

  @Test(arguments: [32, 64])
  func `a low limit of open files is enough`(limit: Int) throws {
    try inFolder { folder in
      try Data(Self.view("").utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      let environment = ProcessInfo.processInfo.environment
      let run = try ProgramRun(
        shell: "ulimit -n \(limit); \"$@\"",
        ["render", "A.swift", "--size", "20x20", "-o", "a.png"],
        in: folder, environment: environment.filter { ["PATH", "HOME"].contains($0.key) })
      #expect(run.status == 0, "\(run.errorOutput)")
      #expect(run.errorOutput == "")
    }
  }

  @Test func `numbers are formatted if the language of the environment is not one`() throws {
    try inFolder { folder in
      let text = """
        import SwiftUI
        struct A: View { var body: some View { Text(1.5, format: .number) } }
        """
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      for name in ["LC_ALL", "LANG"] {
        let run = try ProgramRun(
          compiling: ["render", "A.swift", "--size", "20x20", "-o", "a.png"], in: folder,
          environment: [name: "Conversational_English.UTF-8"])
        #expect(run.status == 0, "\(run.errorOutput)")
      }
    }
  }

  /// The standard error output after the compiler's warnings.
  private static func messages(_ run: ProgramRun) -> [Substring] {
    run.errorOutput.split(separator: "\n").filter { $0.hasPrefix("snapback: ") }
  }

  @Test(arguments: [
    ("let a = [0]; _ = a[a.count]", "its code crashed at A.swift:5: Index out of range"),
    (
      "if a.isEmpty { fatalError(\"one\\ntwo\") }",
      "its code crashed at A.swift:5: one two"
    ),
    (
      "_ = Int(a)!",
      "its code crashed at A.swift:5: Unexpectedly found nil while unwrapping an Optional value"
    ),
    (
      "if a.isEmpty { fatalError() }",
      "its code crashed at A.swift:5: fatalError() or preconditionFailure() was called"
    ), ("precondition(a == \"x\", \"why\")", "its code crashed at A.swift:5: why"),
    ("assert(a == \"x\")", "its code crashed at A.swift:5: an assertion failed"),
    ("abort()", "its code crashed: Aborted"),
    ("kill(getpid(), SIGKILL)", "its code crashed: Killed by another process"),
    ("exit(0)", "its code ended the process with exit(0); remove the call"),
    ("_exit(3)", "its code ended the process with exit(3); remove the call"),
    ("for number in 3..<200 { close(Int32(number)) }; exit(0)", "its code "),
    (
      "for number in 3..<200 { write(Int32(number), \"x\\n\", 2) }",
      "its code closed or used files that it had not opened"
    ),
    (
      "_ = depth(1)",
      "its code crashed: the stack overflowed: a function calls itself without end, or views are "
        + "nested too deeply"
    ),
  ])
  func `a crash or an exit is one message, exit code 76, and no file`(
    statement: String, message: String
  ) throws {
    try inFolder { folder in
      let declarations =
        "import Foundation; let a = \"\"; "
        + "func depth(_ n: Int) -> Int { n == 0 ? 0 : depth(n + 1) + n }"
      let run = try Self.run(Self.view(statement, after: declarations), in: folder)
      #expect(run.status == 76, "\(run.errorOutput)")
      let messages = Self.messages(run)
      #expect(messages.count == 1)
      #expect(
        messages.first?.hasPrefix("snapback: cannot draw \"A.swift\": \(message)") == true,
        "\(run.errorOutput)")
      #expect(!run.errorOutput.contains("Current stack trace"))
      #expect(!run.errorOutput.contains("Fatal error"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["A.swift"])
    }
  }

  @Test func `what a view prints before it crashes or is stopped is in a file`() throws {
    try inFolder { folder in
      let declaration = "import Foundation; let isPrinted: Void = print(\"before\")"
      for statement in ["_ = isPrinted; kill(getpid(), SIGKILL)", "_ = isPrinted; while true {}"] {
        let text = Self.view(statement, after: declaration)
        let run = try Self.run(text, ["--timeout", "2"], in: folder)
        #expect(run.status == 76, "\(run.errorOutput)")
        #expect(run.text == "before\n")
      }
    }
  }

  @Test(arguments: ["while true {}", "DispatchSemaphore(value: 0).wait()", "pause()"])
  func `a view that never returns is given up`(statement: String) throws {
    try inFolder { folder in
      let text = Self.view(statement, after: "import Foundation")
      let run = try Self.run(text, ["--timeout", "1"], in: folder)
      #expect(run.status == 76)
      #expect(
        Self.messages(run) == [
          "snapback: cannot draw \"A.swift\": no frame for 1 s: its code may be in an infinite loop, or wait for "
            + "something; use --timeout for a longer limit"
        ], "\(run.errorOutput)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["A.swift"])
    }
  }

  /// The file's code has the same connection as the program's own code in its process.
  @Test(arguments: [
    ("render", #"{"failed":{"message":"good","exitCode":0}}"#),
    ("render", #"{"failed":{"message":"good","exitCode":256}}"#),
    (
      "record",
      #"""
      {"loaded":{}}
      {"stepped":{"isNew":true,"isOver":false}}
      {"picture":{"width":1,"height":1}}
      abcd{"stepped":{"isNew":true,"isOver":false}}
      {"picture":{"width":2,"height":2}}
      abcdabcdabcdabcd
      """#
    ),
    ("record", #"{"loaded":{}}{"report":{"releases":[]}}"#),
    ("render", #"while #{"working":{}}"#),
    ("record", #"while #{"working":{}}"#),
    ("render", #"while #{"started":{}}"#),
  ])
  func `replies that a file's code forges end in a message`(
    command: String, replies: String
  ) throws {
    try inFolder { folder in
      let isEndless = replies.hasPrefix("while #")
      let text = (isEndless ? String(replies.dropFirst(7)) : replies) + "\n"
      let forge = """
        import Foundation
        let text = Array(#\"""
          \(text.replacing("\n", with: "\n  "))
          \"""#.utf8)
        func forge() {
          for number in Int32(60)..<200 {
            var status = stat()
            guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFIFO,
              fcntl(number, F_GETFL) & O_ACCMODE == O_WRONLY
            else { continue }
            _ = write(number, text, text.count)
          }
        }
        """
      let call = isEndless ? "while true { forge(); usleep(20_000) }" : "forge(); sleep(60)"
      let run = try Self.run(
        Self.view(call, after: forge), ["--timeout", "2"], in: folder, command: command)
      #expect(run.status == 76, "\(run.errorOutput)")
      #expect(Self.messages(run).count == 1)
      #expect(!run.errorOutput.contains("good"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["A.swift"])
    }
  }

  @Test func `record is guarded like render`() throws {
    try inFolder { folder in
      let run = try Self.run(
        Self.view("exit(0)", after: "import Foundation"), in: folder, command: "record")
      #expect(run.status == 76)
      #expect(run.errorOutput.contains("exit(0)"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["A.swift"])
      let moving = """
        import SwiftUI
        struct A: View {
          @State private var isMoved = false
          var body: some View {
            Color.red.offset(x: isMoved ? 10 : 0)
              .onAppear { withAnimation(.linear(duration: 0.5)) { isMoved = true } }
          }
        }
        """
      let recorded = try Self.run(moving, in: folder, command: "record")
      #expect(recorded.status == 0, "\(recorded.errorOutput)")
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/a.webp")).count > 200)
    }
  }

  @Test func `views nested 3,000 levels deep are drawn`() throws {
    try inFolder { folder in
      let text = """
        import SwiftUI
        func nest(_ n: Int) -> AnyView {
          n == 0 ? AnyView(Color.red) : AnyView(VStack { nest(n - 1) })
        }
        struct A: View { var body: some View { nest(3000) } }
        """
      let run = try Self.run(text, in: folder)
      #expect(run.status == 0, "\(run.errorOutput)")
      let picture = try Picture(
        png: [UInt8](Data(contentsOf: URL(fileURLWithPath: folder + "/a.png"))))
      #expect(picture[10, 10] & 0xFF_FFFF == 0xFF3B30)
    }
  }

  @Test func `what a view prints is passed on, and its input is empty`() throws {
    try inFolder { folder in
      let text = Self.view(
        "print(\"out\", readLine() ?? \"no input\"); fputs(\"err\\n\", stderr)",
        after: "import Foundation")
      let run = try Self.run(text, in: folder)
      #expect(run.status == 0)
      #expect(run.text.contains("out no input\n"))
      #expect(run.errorOutput.contains("err\n"))
    }
  }

  @Test func `prints of views are not mixed with results on standard output`() throws {
    try inFolder { folder in
      let text = Self.view("print(\"printed\")")
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      let header = #"{"format":"snapback-trace","version":1,"scene":"A","size":[20,20]}"# + "\n"
      try Data(header.utf8).write(to: URL(fileURLWithPath: folder + "/a.trace"))
      for arguments in [
        ["render", "A.swift", "--size", "20x20", "-o", "-"],
        ["render", "A.swift", "--size", "20x20", "-o", "/dev/stdout"],
        ["report", "a.trace", "--source", "A.swift", "--json"],
      ] {
        let run = try ProgramRun(compiling: arguments, in: folder)
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(run.output.first == (arguments[0] == "render" ? 0x89 : UInt8(ascii: "{")))
        #expect(run.errorOutput.contains("printed\n"))
      }
    }
  }

  @Test func `a view that sleeps for less than the limit is drawn`() throws {
    try inFolder { folder in
      let run = try Self.run(
        Self.view("usleep(300_000)", after: "import Foundation"), ["--timeout", "20"], in: folder)
      #expect(run.status == 0, "\(run.errorOutput)")
    }
  }

  @Test func `a trace played on a file reaches its views`() throws {
    try inFolder { folder in
      let text = """
        import SwiftUI
        struct A: View {
          @State private var isTapped = false
          var body: some View {
            (isTapped ? Color.green : Color.red).onTapGesture { isTapped = true }
          }
        }
        """
      let trace = """
        {"format":"snapback-trace","version":1,"scene":"A","size":[20,20]}
        {"t":0.1,"pointer":"down","at":[10,10]}
        {"t":0.2,"pointer":"up","at":[10,10]}

        """
      try Data(trace.utf8).write(to: URL(fileURLWithPath: folder + "/a.trace"))
      let run = try Self.run(text, ["--replay", "a.trace", "--at", "1"], in: folder)
      #expect(run.status == 0, "\(run.errorOutput)")
      let picture = try Picture(
        png: [UInt8](Data(contentsOf: URL(fileURLWithPath: folder + "/a.png"))))
      #expect(picture[10, 10] & 0xFF_FFFF == 0x34C759)
    }
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGINT, SIGHUP])
  func `a signal that ends the program ends the process that draws`(signal: Int32) throws {
    try inFolder { folder in
      // The view writes its process id, then loops.
      let text = Self.view(
        "try? \"\\(getpid())\".write(toFile: \"\(folder)/id\", atomically: true, encoding: .utf8); while true {}",
        after: "import Foundation")
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      let path = try ProgramRun.path
      let arguments = ["render", folder + "/A.swift", "-o", folder + "/a.png", "--timeout", "60"]
      let process = try #require(
        ProcessLauncher.start(
          program: path, arguments: [path] + arguments,
          environment: ProcessInfo.processInfo.environment,
          streams: [(STDIN_FILENO, nil), (STDOUT_FILENO, nil), (STDERR_FILENO, nil)]))
      let deadline = ContinuousClock.now + .seconds(60)
      func wait<Value>(_ value: () -> Value?) throws -> Value {
        while true {
          if let value = value() { return value }
          try #require(ContinuousClock.now < deadline)
          usleep(4000)
        }
      }
      let id = try wait {
        (try? String(contentsOfFile: folder + "/id", encoding: .utf8)).flatMap { Int32($0) }
      }
      #expect(kill(id, 0) == 0)
      kill(process, signal)
      waitpid(process, nil, 0)
      // A zombie is left where nobody reaps orphans.
      try wait {
        let stat = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
        return stat == nil || stat?.contains(") Z ") == true ? () : nil
      }
    }
  }

  @Test func `error output is passed on up to a fatal error`() {
    var output = ErrorOutputFilter(isSanitized: false)
    #expect(output.add(Array("one\ntw".utf8)) == Data("one\n".utf8))
    #expect(output.add(Array("o\nA.swift:1: Fatal error: x\n0 a\n".utf8)) == Data("two\n".utf8))
    #expect(output.add(Array("1 b\n".utf8)).isEmpty)
    #expect(
      String(decoding: output.held, as: UTF8.self).hasPrefix("A.swift:1: Fatal error: x\n0 a\n1"))
    #expect(output.takeRest() == Data("A.swift:1: Fatal error: x\n0 a\n1 b\n".utf8))
    #expect(output.add(Array("next\n".utf8)) == Data("next\n".utf8))
  }

  @Test func `endless error output is not kept`() {
    var output = ErrorOutputFilter(isSanitized: false)
    let block = [UInt8](repeating: 65, count: 50_000)
    _ = output.add(block)
    #expect(output.add(block).count == 100_000)
    _ = output.add(Array("\nFatal error: x\n".utf8))
    for _ in 0..<10 { _ = output.add(block) }
    #expect(output.held.count <= 64 << 10)
  }

  /// The limit only bounds a hang.
  @Test(.timeLimit(.minutes(1)))
  func `millions of short lines are passed on in linear time`() {
    var output = ErrorOutputFilter(isSanitized: false)
    let block = [UInt8](repeating: UInt8(ascii: "\n"), count: 64 << 10)
    for _ in 0..<60 { #expect(output.add(block).count == block.count) }
    let last = output.add(Array("a\nFatal error: x".utf8))
    #expect(String(decoding: last, as: UTF8.self) == "a\n")
    #expect(output.add(Array("\nb\n".utf8)).isEmpty)
    #expect(String(decoding: output.held, as: UTF8.self) == "Fatal error: x\nb\n")
  }

  @Test func `a view that writes lines without end is given up`() throws {
    try inFolder { folder in
      let declarations = """
        import Foundation
        func flood() {
          Thread {
            let block = [UInt8](repeating: 10, count: 65536)
            while true { _ = write(2, block, block.count); usleep(5000) }
          }.start()
        }
        """
      let run = try Self.run(
        Self.view("flood(); pause()", after: declarations), ["--timeout", "1"], in: folder)
      #expect(run.status == 76)
      #expect(Self.messages(run).count == 1)
    }
  }

  @Test func `control characters of a sandboxed view do not reach the terminal`() {
    var output = ErrorOutputFilter(isSanitized: true)
    let text = output.add(Array("\u{1b}]0;title\u{7}\ta\u{9b}2J\n".utf8))
    #expect(String(decoding: text, as: UTF8.self) == "\\u{1b}]0;title\\u{7}\ta\\u{9b}2J\n")
  }
}
