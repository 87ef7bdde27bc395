// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// Watches sources, compiles them when they are saved, and keeps the process with the window
/// running.
///
/// The previewed views run in that process only. If they crash it, it is started again, and its
/// window shows the cause. The supervisor is single-threaded and waits for all its descriptors in
/// one `poll`.
package final class PreviewSupervisor {
  /// An event to report to the user.
  package enum Event: Equatable, Sendable {
    /// Output of the compiler.
    case compiler([UInt8])
    /// Standard error output of the process with the window.
    case window([UInt8])
    /// A generation has been presented: seconds since it was saved, and the part of it spent
    /// compiling.
    case shown(number: Int, after: Double, compiling: Double)
    /// The sources have nothing to show.
    case nothingToShow(PreviewSelectionError)
    /// The compiler was stopped at its time limit.
    case timedOut(CompileTimeout)
    /// The process with the window was killed by a signal, and is started again.
    case crashed(signal: Int32)
    /// An operation failed: a file could not be written, or a program not be started.
    case failed(String)
  }

  /// Why the supervisor has stopped.
  package enum ExitReason: Equatable, Sendable {
    /// The window was closed or could not be opened; the exit status of its process.
    case window(status: Int32)
    case interrupted
    case failed(String)
  }

  /// The descriptors that `run` waits for.
  private enum Input: Hashable {
    case interruption, folderWatch, compiler, windowReports, windowCommands, windowErrorOutput
  }

  private let sources: SourceSet
  private let assets: AssetSet
  private let build: PreviewBuild
  private let launch: (_ arguments: [String]) -> WindowProcess?
  private let describe: (PreviewBuild.Outcome) -> String
  private let report: (Event) -> Void
  private var watch: FolderWatch?
  private var window: WindowProcess?
  private var debouncer = Debouncer()
  private var assetDebouncer = Debouncer()
  /// The last bytes of the window process's standard error output.
  private var errorOutput: [UInt8] = []
  /// The contents of the files that were compiled last.
  private var compiledContents: [[UInt8]] = []
  /// Compile times in seconds, by generation number.
  private var compileTimes: [Int: Double] = [:]
  /// Generations that were sent to the window and not reported as shown.
  private var pending: [Generation] = []

  /// - Parameters:
  ///   - describe: Returns a sentence for the window about a compilation that has nothing to show.
  ///   - report: Is called with events for the terminal.
  package init(
    sources: SourceSet, assets: AssetSet = AssetSet([]), build: PreviewBuild, program: String,
    arguments: [String], environment: [String: String],
    describe: @escaping (PreviewBuild.Outcome) -> String, report: @escaping (Event) -> Void
  ) {
    self.sources = sources
    self.assets = assets
    self.build = build
    self.describe = describe
    self.report = report
    launch = { more in
      WindowProcess(program: program, arguments: arguments + more, environment: environment)
    }
  }

  /// Runs until the window is closed, or until the descriptor `interruption` becomes readable.
  package func run(interruption: Int32) -> ExitReason {
    guard let watch = FolderWatch() else {
      return .failed("the system's limit of file watches is reached")
    }
    self.watch = watch
    guard let window = launch([]) else { return .failed(Self.windowFailure) }
    self.window = window
    watchFolders()
    compile(saved: MonotonicClock.now)
    while true {
      var inputs = PollSet<Input>()
      inputs.addReader(.interruption, interruption)
      inputs.addReader(.folderWatch, watch.descriptor)
      inputs.addReader(.compiler, build.descriptor)
      inputs.addReader(.windowReports, self.window?.reports)
      inputs.addWriter(.windowCommands, self.window?.blockedCommands)
      inputs.addReader(.windowErrorOutput, self.window?.errorOutput)
      let due = [debouncer.due, assetDebouncer.due, build.due].compactMap(\.self).min()
      inputs.wait(timeout: due.map { $0 - MonotonicClock.now })
      if inputs.isReady(.interruption) {
        self.window?.terminate()
        return .interrupted
      }
      if inputs.isReady(.folderWatch) { handleChanges(from: watch) }
      if inputs.isReady(.compiler) || build.isDue, let outcome = build.advance() { handle(outcome) }
      if build.reportDelay() { self.window?.send(.notice("The compiler is still running.")) }
      if inputs.hasData(.windowErrorOutput) { readErrorOutput() }
      if inputs.isReady(.windowReports), let reason = readReports() { return reason }
      if inputs.isReady(.windowCommands) { self.window?.flush() }
      compileAfterBurst()
      sendAssetChanges()
    }
  }

  private static let windowFailure = "the window process cannot be started"

  private func watchFolders() {
    for folder in sources.folders + assets.folders { _ = watch?.add(folder) }
  }

  private func handleChanges(from watch: FolderWatch) {
    let now = MonotonicClock.now
    let changes = watch.read()
    // After an overflow of the event queue every file may have changed, and folders may be new.
    if changes.isIncomplete { watchFolders() }
    if changes.isIncomplete || changes.paths.contains(where: assets.concerns) {
      assetDebouncer.note(at: now)
    }
    guard changes.isIncomplete || changes.paths.contains(where: sources.concerns) else { return }
    let isFirst = debouncer.latest == nil
    debouncer.note(at: now)
    // Most saves are a single event, so the first one compiles at once; later ones of the burst
    // compile again.
    if isFirst { compile(saved: now) }
  }

  private func compileAfterBurst() {
    let latest = debouncer.latest
    let now = MonotonicClock.now
    guard debouncer.isOver(at: now) else { return }
    watchFolders()
    compile(saved: latest ?? now)
  }

  private func sendAssetChanges() {
    guard assetDebouncer.isOver(at: MonotonicClock.now) else { return }
    watchFolders()
    window?.send(.assetsChanged)
  }

  private func compile(saved: Double) {
    let files = sources.read()
    let contents = files.map(\.bytes)
    // A touched file has the same contents; a file that is being saved may be empty for a moment.
    guard contents != compiledContents, !contents.allSatisfy(\.isEmpty) else { return }
    compiledContents = contents
    if let outcome = build.start(files, saved: saved) { handle(outcome) }
  }

  private func handle(_ outcome: PreviewBuild.Outcome) {
    if !build.output.isEmpty { report(.compiler(build.output)) }
    switch outcome {
    case .built(let generation):
      compileTimes[generation.number] = generation.compiling
      pending.append(generation)
      window?.send(.show(generation))
    case .compileErrors(let errors):
      if let first = errors.first {
        window?.send(.compileError(first, count: errors.count))
      } else {
        let text = String(decoding: build.output.prefix(400), as: UTF8.self)
        window?.send(.notice("The compiler failed without an error message.\n" + text))
      }
    case .nothingToShow(let error):
      report(.nothingToShow(error))
      window?.send(.notice(describe(.nothingToShow(error))))
    case .timedOut(let timeout):
      report(.timedOut(timeout))
      window?.send(.notice(describe(.timedOut(timeout))))
    case .failed(let reason):
      report(.failed(reason))
      window?.send(.notice(reason))
    }
  }

  /// Handles the window's reports. Returns a reason to stop if its process has exited.
  private func readReports() -> ExitReason? {
    guard let window else { return nil }
    if let reports = window.readReports() {
      for report in reports { handle(report) }
      return nil
    }
    let ending = window.reap()
    readErrorOutput()
    switch ending {
    case .exited(let status):
      return .window(status: status)
    case .killed(let signal):
      report(.crashed(signal: signal))
      self.window = launch([])
      guard let next = self.window else { return .failed(Self.windowFailure) }
      // If several generations are pending, the first one crashed, and the last one may be fixed.
      if pending.count > 1, let latest = pending.last {
        pending = [latest]
        next.send(.show(latest))
      } else {
        pending = []
        next.send(.crashed(fatalErrorMessage ?? Self.description(ofSignal: signal)))
      }
      errorOutput = []
      return nil
    }
  }

  private func handle(_ windowReport: WindowReport) {
    switch windowReport {
    case .shown(let number, let delay):
      pending.removeAll { $0.number <= number }
      report(.shown(number: number, after: delay, compiling: compileTimes[number] ?? 0))
    }
  }

  private func readErrorOutput() {
    guard let bytes = window?.readErrorOutput(), !bytes.isEmpty else { return }
    errorOutput = Array((errorOutput + bytes).suffix(4096))
    report(.window(bytes))
  }

  /// The Swift runtime's last "Fatal error" message in the window's standard error output.
  private var fatalErrorMessage: String? {
    let lines = String(decoding: errorOutput, as: UTF8.self).split(separator: "\n")
    return lines.lazy.reversed().compactMap { line in
      line.firstRange(of: "Fatal error: ").map { String(line[$0.upperBound...]) }
    }.first
  }

  private static func description(ofSignal signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP:
      "Trap: a precondition failed, an index was out of range, or an optional was nil"
    case SIGSEGV, SIGBUS: "Segmentation fault: invalid memory access"
    case SIGABRT: "Aborted"
    case SIGFPE: "Arithmetic error"
    case SIGKILL: "Killed by another process, possibly because memory ran out"
    default: "Signal \(signal)"
    }
  }
}
