// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// Watches sources, compiles them when they are saved, and keeps the process with the window
/// running.
///
/// The previewed views run in that process only. If they crash, end or block it, it is started
/// again, and its window shows the cause; see `WindowSession`. The supervisor is single-threaded and
/// waits for all its descriptors in one `poll`.
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
    /// A view has ended or blocked the process with the window, which is started again.
    case viewFailed(ViewFailure)
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
  enum Input: Hashable {
    case interruption, folderWatch, compiler
    case windowReports, windowCommands, windowErrorOutput, windowEnd
  }

  private let sources: PreviewSources
  private let assets: AssetSet
  private let build: PreviewBuild
  private let window: WindowSession
  private let describe: (PreviewBuild.Outcome) -> String
  private let report: (Event) -> Void
  private var watch: FolderWatch?
  private var debouncer = Debouncer()
  private var assetDebouncer = Debouncer()
  /// The contents of the files that were compiled last.
  private var compiledContents: [[UInt8]] = []
  /// The sources to compile instead of those of files, by absolute path.
  private var drafts: [String: String] = [:]
  /// Whether a draft has changed since the last compilation began.
  private var hasNewDraft = false

  /// - Parameters:
  ///   - describe: Returns a sentence for the window about a compilation that has nothing to show.
  ///   - report: Is called with events for the terminal.
  package init(
    sources: PreviewSources, assets: AssetSet = AssetSet([]), build: PreviewBuild, program: String,
    arguments: [String], environment: [String: String],
    describe: @escaping (PreviewBuild.Outcome) -> String, report: @escaping (Event) -> Void
  ) {
    self.sources = sources
    self.assets = assets
    self.build = build
    self.describe = describe
    self.report = report
    window = WindowSession(
      launch: { more in
        WindowProcess(program: program, arguments: arguments + more, environment: environment)
      }, locator: build.locator, report: report)
  }

  /// Runs until the window is closed, or until the descriptor `interruption` becomes readable.
  package func run(interruption: Int32) -> ExitReason {
    guard let watch = FolderWatch() else {
      return .failed("the system's limit of file watches is reached")
    }
    self.watch = watch
    window.onDraft = { [weak self] path, source in
      self?.drafts[path] = source
      self?.hasNewDraft = true
    }
    guard window.start() else { return .failed(Self.windowFailure) }
    watchFolders()
    compile(saved: MonotonicClock.now)
    while true {
      var inputs = PollSet<Input>()
      inputs.addReader(.interruption, interruption)
      inputs.addReader(.folderWatch, watch.descriptor)
      inputs.addReader(.compiler, build.descriptor)
      window.add(to: &inputs)
      let due = [debouncer.due, assetDebouncer.due, build.due, window.due].compactMap(\.self).min()
      inputs.wait(timeout: due.map { $0 - MonotonicClock.now })
      if inputs.isReady(.interruption) {
        window.stop()
        return .interrupted
      }
      if inputs.isReady(.folderWatch) { handleChanges(from: watch) }
      if inputs.isReady(.compiler) || build.isDue, let outcome = build.advance() { handle(outcome) }
      if build.reportDelay() { window.send(.notice("The compiler is still running.")) }
      if let reason = window.handle(inputs) { return reason }
      compileDraft()
      compileAfterBurst()
      sendAssetChanges()
    }
  }

  static let windowFailure = "the window process cannot be started"

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
    window.send(.assetsChanged)
  }

  /// The most errors that are sent to the window.
  private static let errorLimit = 50

  /// Compiles a changed draft once no compilation is running, so that while it changes all the time,
  /// every compilation ends.
  private func compileDraft() {
    guard hasNewDraft, build.descriptor == nil else { return }
    compile(saved: MonotonicClock.now)
  }

  private func compile(saved: Double) {
    hasNewDraft = false
    let modules = sources.readModules().map { $0.replacing(drafts) }
    let contents = modules.flatMap(\.contents)
    // A touched file has the same contents; a file that is being saved may be empty for a moment.
    guard contents != compiledContents, !contents.allSatisfy(\.isEmpty) else { return }
    compiledContents = contents
    window.send(.compiling)
    if let outcome = build.start(modules, saved: saved) { handle(outcome) }
  }

  private func handle(_ outcome: PreviewBuild.Outcome) {
    if !build.output.isEmpty { report(.compiler(build.output)) }
    switch outcome {
    case .built(let generation):
      window.send(.show(generation))
      window.send(
        .warnings(Array(build.warnings.prefix(Self.errorLimit)), count: build.warnings.count))
    case .compileErrors(let errors):
      if !errors.isEmpty {
        let first = Array(errors.prefix(Self.errorLimit))
        window.send(.compileErrors(first, count: errors.count))
      } else {
        let text = String(decoding: build.output.prefix(400), as: UTF8.self)
        window.send(.notice("The compiler failed without an error message.\n" + text))
      }
    case .nothingToShow(let error):
      report(.nothingToShow(error))
      window.send(.notice(describe(.nothingToShow(error))))
    case .timedOut(let timeout):
      report(.timedOut(timeout))
      window.send(.notice(describe(.timedOut(timeout))))
    case .failed(let reason):
      report(.failed(reason))
      window.send(.notice(reason))
    }
  }
}
