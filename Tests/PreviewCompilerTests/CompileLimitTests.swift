// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Testing

/// The limits of the compiler, with shell scripts in its place.
@Suite struct CompileLimitTests {
  private static let source = SourceFile(
    path: "/x/A.swift", bytes: Array("struct A: View {\n  let a = Circl()\n}\n".utf8))
  /// Runs until it is killed.
  private static let endless = "while :; do :; done"

  /// Passes a toolchain whose compiler is a shell script, and a folder, to a closure.
  private func withCompiler<Result>(
    _ script: String, _ body: (Toolchain, String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "compiler-\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for path in ["/lib/swift", "/bin", "/work"] {
      try FileManager.default.createDirectory(
        atPath: folder + path, withIntermediateDirectories: true)
    }
    let info = """
      {"target":{"triple":"x86_64-unknown-linux-gnu"},"paths":{"runtimeResourcePath":"\(folder)/lib/swift"}}
      """
    let programs = [("swiftc", "echo '\(info)'"), ("swift-frontend", script), ("ld.lld", "exit 0")]
    for (name, text) in programs {
      _ = FileManager.default.createFile(
        atPath: "\(folder)/bin/\(name)", contents: Data("#!/bin/sh\n\(text)\n".utf8),
        attributes: [.posixPermissions: 0o755])
    }
    let toolchain = try Toolchain(environment: ["SNAPBACK_SWIFTC": folder + "/bin/swiftc"])
    return try body(toolchain, folder + "/work")
  }

  private func build(
    _ script: String, _ limits: CompileLimits = CompileLimits(), cache: String? = nil,
    launcher: [String] = []
  ) throws -> PreviewBuild.Outcome? {
    try withCompiler(script) { toolchain, folder in
      var toolchain = toolchain
      toolchain.launcher = launcher
      let build = PreviewBuild(
        toolchain: toolchain, modules: [], folder: folder, limits: limits,
        environment: [
          "PATH": "/usr/bin:/bin", "XDG_CACHE_HOME": cache ?? "", "TMPDIR": folder,
        ])
      return build.start([Self.source], saved: 0) ?? build.finish()
    }
  }

  private func check(_ script: String, _ limits: CompileLimits) throws -> [FileReport] {
    try withCompiler(script) { toolchain, folder in
      let compiler = CheckCompiler(
        toolchain: toolchain, modules: [], folder: folder,
        environment: ["PATH": "/usr/bin:/bin"], limits: limits)
      return SourceCheck([Self.source], compiler: compiler, nearest: { _, _ in nil }).reports
    }
  }

  @Test(arguments: [(0.0, 120.0), (30, 150), (480, 600), (1e9, 600), (-1, 120)])
  func `waiting for a processor defers the time limit, to at most five times of it`(
    waiting: Double, elapsed: Double
  ) {
    #expect(CompileLimits(time: 120).elapsedTime(waiting: waiting) == elapsed)
  }

  @Test func `a compiler that closes its output and does not end is stopped`() throws {
    let limits = CompileLimits(time: 0.2)
    let script = "exec >&- 2>&-; exec sleep 600"
    #expect(try build(script, limits) == .timedOut(CompileTimeout(seconds: 0.2)))
    #expect(try check(script, limits).map(\.compilation) == [.timedOut])
  }

  /// Passes the path of a cache, and that of the folder with its modules, which may be behind a link, to a closure.
  private func withCache(isLink: Bool, _ body: (_ cache: String, _ modules: String) throws -> Void)
    throws
  {
    let root = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let modules = root.appending(path: isLink ? "other/ModuleCache/1" : "clang/ModuleCache/1")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    for name in ["a.pcm", "notes"] { try Data().write(to: modules.appending(path: name)) }
    if isLink {
      try FileManager.default.createSymbolicLink(
        atPath: root.path() + "/clang", withDestinationPath: "other")
    }
    try body(root.path(), modules.path())
  }

  private func isBuilt(_ outcome: PreviewBuild.Outcome?) -> Bool {
    if case .built? = outcome { true } else { false }
  }

  @Test(arguments: [false, true], [false, true])
  func `a damaged cache of modules is removed, but in a sandbox not behind a link`(
    isLink: Bool, isSandboxed: Bool
  ) throws {
    try withCache(isLink: isLink) { cache, modules in
      let script = """
        file=$XDG_CACHE_HOME/clang/ModuleCache/1/a.pcm
        [ ! -e $file ] || { echo "<unknown>:0: error: file '$file' is not a valid module file"; exit 1; }
        """
      let outcome = try build(script, cache: cache, launcher: isSandboxed ? ["/usr/bin/env"] : [])
      let isKept = isLink && isSandboxed
      #expect(isBuilt(outcome) != isKept)
      #expect(FileManager.default.fileExists(atPath: modules + "/a.pcm") == isKept)
      #expect(FileManager.default.fileExists(atPath: modules + "/notes") == isLink)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `a pipe among the cached modules is removed, but in a sandbox not behind a link`(
    isLink: Bool, isSandboxed: Bool
  ) throws {
    try withCache(isLink: isLink) { cache, modules in
      try #require(mkfifo(modules + "/b.pcm", 0o600) == 0)
      let outcome = try build("exit 0", cache: cache, launcher: isSandboxed ? ["/usr/bin/env"] : [])
      #expect(isBuilt(outcome))
      let isKept = isLink && isSandboxed
      #expect(FileManager.default.fileExists(atPath: modules + "/b.pcm") == isKept)
      #expect(FileManager.default.fileExists(atPath: modules + "/a.pcm"))
    }
  }

  @Test(arguments: ["kill -SEGV $$", "exit 139"])
  func `a cache of modules is removed if the compiler crashes only with it`(crash: String) throws {
    try withCache(isLink: false) { cache, modules in
      let script = "[ ! -e $XDG_CACHE_HOME/clang/ModuleCache/1/a.pcm ] || \(crash)"
      let outcome = try build(script, cache: cache)
      #expect(isBuilt(outcome))
      #expect(!FileManager.default.fileExists(atPath: modules + "/a.pcm"))
    }
    // The source may be why the compiler crashes.
    try withCache(isLink: false) { cache, modules in
      let outcome = try build(crash, cache: cache)
      #expect(!isBuilt(outcome))
      #expect(FileManager.default.fileExists(atPath: modules + "/a.pcm"))
    }
  }

  @Test func `a compiler that runs for ever is stopped`() throws {
    let limits = CompileLimits(time: 0.2)
    #expect(try build("sleep 600", limits) == .timedOut(CompileTimeout(seconds: 0.2)))
    let reports = try check("sleep 600", limits)
    #expect(reports.map(\.compilation) == [.timedOut])
    #expect(reports.map(\.timeout) == [CompileTimeout(seconds: 0.2)])
  }

  @Test(arguments: [
    ("kill -KILL $$", "was killed (SIGKILL), possibly because memory ran out"),
    ("echo 'Stack dump:'; kill -SEGV $$", "crashed (SIGSEGV)"), ("exit 139", "crashed (SIGSEGV)"),
    ("exit 143", "crashed (SIGTERM)"), ("exit 3", "failed with status 3 and without a message"),
    ("echo; exit 1", "failed with status 1 and without a message"),
  ])
  func `a compiler that ends without an error is not a fault of the source`(
    script: String, message: String
  ) throws {
    guard case .compilerFailed(let failure)? = try build(script, CompileLimits(time: 600)) else {
      Issue.record("not a failure of the compiler")
      return
    }
    #expect(failure.message == "the compiler \(message); the files were not compiled")
    let reports = try check(script, CompileLimits(time: 600))
    #expect(reports.map(\.compilation) == [.failed])
    #expect(reports.map(\.failure) == [failure])
  }

  @Test func `an error in the source counts, however the compiler ends`() throws {
    let script = "echo '/x/A.swift:2:11: error: wrong'; kill -SEGV $$"
    let error = Diagnostic(path: "/x/A.swift", line: 2, column: 11, message: "wrong", source: "")
    #expect(try build(script, CompileLimits(time: 600)) == .compileErrors([error]))
    #expect(
      try check(script, CompileLimits(time: 600)).map(\.compilation) == [.refused])
  }

  @Test func `a compiler that ignores signals is killed`() throws {
    let outcome = try build("trap '' QUIT TERM INT; " + Self.endless, CompileLimits(time: 0.1))
    #expect(outcome == .timedOut(CompileTimeout(seconds: 0.1)))
  }

  @Test func `the declaration that a stopped compiler was checking is reported`() throws {
    let dump = """
      3.	While evaluating request TypeCheckPrimaryFileRequest(source_file "A.swift")
      4.	While evaluating request TypeCheckFunctionBodyRequest(Preview1.(file).A.body.getter@/x/A.swift:4:23)
      Stack dump without symbol names
      """
    let script = "trap 'echo \"\(dump.replacing("\"", with: "\\\""))\"; exit 1' QUIT; "
    let expected = CompileTimeout(
      seconds: 0.3, place: .init(declaration: "A.body", path: "/x/A.swift", line: 4))
    #expect(try build(script + Self.endless, CompileLimits(time: 0.3)) == .timedOut(expected))
  }

  @Test func `a compiler that goes on after an error is stopped, and the error is reported`() throws
  {
    let script = #"echo "/x/A.swift:2:11: error: cannot find 'Circl' in scope"; "# + Self.endless
    let limits = CompileLimits(time: 600, timeAfterError: 0.05)
    let error = Diagnostic(
      path: "/x/A.swift", line: 2, column: 11, message: "cannot find 'Circl' in scope", source: "")
    #expect(try build(script, limits) == .compileErrors([error]))
    let reports = try check(script, limits)
    #expect(reports.map(\.compilation) == [.refused])
    #expect(reports[0].findings(.missing).map(\.written) == ["Circl"])
  }

  @Test func `a compiler that goes on after a warning is not stopped`() throws {
    let script = """
      echo "/x/A.swift:2:1: warning: unused"
      echo 'let text = "a:1:2: error: b"'
      i=0; while [ $i -lt 20000 ]; do i=$((i + 1)); done
      """
    let outcome = try build(script, CompileLimits(time: 600, timeAfterError: 0))
    guard case .built = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
  }

  @Test func `more output than anyone reads stops the compiler`() throws {
    let script = #"echo "/x/A.swift:2:1: error: no"; exec yes "/x/A.swift:2:1: note: see""#
    let outcome = try build(script, CompileLimits(time: 600))
    guard case .compileErrors(let errors) = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(errors.map(\.message) == ["no"])
  }
}
