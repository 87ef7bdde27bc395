// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import SystemStrings

/// Watches sources, compiles them when they are saved, and keeps the process with the window
/// running.
///
/// The previewed views run in that process only. If they crash, end or block it, it is started
/// again, and its window shows the cause; see `WindowSession`. The supervisor is single-threaded and
/// waits for all its descriptors in one `poll`.
package final class PreviewSupervisor {
  /// The descriptors that `run` waits for.
  enum Input: Hashable {
    case interruption, folderWatch, compiler, output
    case windowReports, windowCommands, windowErrorOutput, windowEnd, display
  }

  private let sources: PreviewSources
  private var assets: AssetSet
  private let build: PreviewBuild
  private let finder: LiteralFinder?
  /// The sources of the generation that the window shows, if its literals can be changed.
  private var literals: CompiledLiterals?
  private var shownNumber = 0
  /// A compilation of the sources that are shown, with literals in a table, for the first change of
  /// a literal: the code that is shown was compiled before they were known.
  private var prepared: (generation: Generation, literals: CompiledLiterals)?
  private var isPreparing = false
  private var hasPrepared = false
  private let window: WindowSession
  private let describe: (PreviewBuild.Outcome) -> String
  private let findErrors: ([SourceFile]) -> [Diagnostic]
  private let complete: ([Diagnostic], [SourceFile], Int) -> [Diagnostic]
  private let report: (Event) -> Void
  /// Returns the descriptor that has to accept more of the reported events; nil if there is none.
  package var pendingOutput: () -> Int32? = { nil }
  /// Called when that descriptor accepts more, or has an error.
  package var onOutputReady: () -> Void = {}
  private let currentFolder = CurrentFolder()
  private var watch: FolderWatch?
  /// The files to which links among the sources lead.
  private var linkTargets: Set<String> = []
  private var savePoll = SavePoll()
  private var debouncer = Debouncer()
  private var assetDebouncer = Debouncer()
  private var definition: ProjectDefinition
  private var definitionDebouncer = Debouncer()
  /// The contents of the files that were compiled last.
  private var compiledContents: [[UInt8]] = []
  /// The files of the module that is being compiled, or was last.
  private var compiledFiles: [SourceFile] = []
  /// The contents of the modules that the shown one imports.
  private var dependencyContents: [[UInt8]] = []
  private var drafts = SourceDrafts()
  /// Whether a draft has changed since the last compilation began.
  private var hasNewDraft = false
  /// Whether drafts were among the sources that are being compiled, or were last.
  private var hasCompiledDrafts = false

  /// - Parameters:
  ///   - finder: Finds the literals that can be changed without compiling; nil to compile all changes.
  ///   - isSandboxed: Whether the program runs in a sandbox.
  ///   - requestFromDisplay: Returns a descriptor that becomes readable when the display answers; nil if it cannot be
  ///     asked.
  ///   - describe: Returns a message for the window about a compilation that has nothing to show.
  ///   - findErrors: Finds errors in the sources of a module without the compiler, if that is slow.
  ///   - complete: Completes compiler errors of a module, of which a number are displayed.
  ///   - report: Is called with events for the terminal.
  package init(
    sources: PreviewSources, assets: AssetSet = AssetSet([]), build: PreviewBuild,
    finder: LiteralFinder? = nil, program: String,
    arguments: [String], environment: [String: String], isSandboxed: Bool = false,
    requestFromDisplay: @escaping () -> Int32? = { nil },
    describe: @escaping (PreviewBuild.Outcome) -> String,
    findErrors: @escaping ([SourceFile]) -> [Diagnostic] = { _ in [] },
    complete: @escaping ([Diagnostic], [SourceFile], Int) -> [Diagnostic] = { errors, _, _ in
      errors
    },
    report: @escaping (Event) -> Void
  ) {
    self.sources = sources
    definition = sources.definition
    self.assets = assets
    self.build = build
    self.finder = finder
    self.describe = describe
    self.findErrors = findErrors
    self.complete = complete
    self.report = report
    window = WindowSession(
      launch: { more in
        WindowProcess(
          program: program, arguments: arguments + more, environment: environment,
          isSandboxed: isSandboxed)
      }, requestFromDisplay: requestFromDisplay, locator: build.locator, report: report)
  }

  /// Runs until the window is closed, or until the descriptor `interruption` becomes readable.
  package func run(interruption: Int32) -> ExitReason {
    guard let watch = FolderWatch() else {
      return .failed("the system's limit of file watches is reached")
    }
    self.watch = watch
    window.onDraft = { [weak self] path, source in
      self?.drafts.set(source, of: path)
      self?.hasNewDraft = true
    }
    window.onRestart = { [weak self] in self?.discardDrafts() }
    window.onRestartRequest = { [weak self] in
      self?.compiledContents = []
      self?.hasNewDraft = true
    }
    window.onLiteralsRejected = { [weak self] keys in
      self?.literals?.reject(keys)
      self?.compiledContents = []
      self?.hasNewDraft = true
    }
    // The compiler would compete with the first frame.
    window.onShown = { [weak self] in self?.prepareLiterals() }
    guard window.start() else { return .failed(Self.windowFailure) }
    watchFolders()
    compile(saved: MonotonicClock.now)
    while true {
      var inputs = PollSet<Input>()
      inputs.addReader(.interruption, interruption)
      inputs.addReader(.folderWatch, watch.descriptor)
      inputs.addReader(.compiler, build.descriptor)
      inputs.addWriter(.output, pendingOutput())
      window.add(to: &inputs)
      let due = [
        debouncer.due, assetDebouncer.due, definitionDebouncer.due, build.due, window.due,
        savePoll.due,
      ].compactMap(\.self).min()
      inputs.wait(timeout: due.map { $0 - MonotonicClock.now })
      if inputs.isReady(.interruption) {
        window.stop()
        return .interrupted
      }
      if inputs.isReady(.output) { onOutputReady() }
      if inputs.isReady(.folderWatch) { handleChanges(from: watch) }
      if inputs.isReady(.compiler) || build.isDue, let outcome = build.advance() { handle(outcome) }
      reportDelay()
      if let reason = window.handle(inputs) { return reason }
      compileDraft()
      compileAfterBurst()
      pollSaves(watch)
      sendAssetChanges()
      reportDefinitionChange()
    }
  }

  /// Forgets what the window has shown, and the drafts, with their compilation: they may be why it has ended. The
  /// compilation of a save continues.
  private func discardDrafts() {
    if hasCompiledDrafts {
      build.cancel()
      isPreparing = false
    }
    literals = nil
    prepared = nil
    drafts = SourceDrafts()
    (hasNewDraft, hasCompiledDrafts) = (false, false)
    // A save restarts the preview, also one without changes.
    compiledContents = []
  }

  static let windowFailure = "the window process cannot be started"

  private func watchFolders() {
    linkTargets = sources.linkTargets
    assets.search()
    let folders = Set(linkTargets.map(SystemPath.folder)).union(sources.folders + assets.folders)
    for folder in folders.sorted() { _ = watch?.add(folder) }
  }

  private func handleChanges(from watch: FolderWatch) {
    let now = MonotonicClock.now
    let changes = watch.read()
    // After an overflow of the event queue every file may have changed, and folders may be new.
    if changes.isIncomplete { watchFolders() }
    func isAsset(_ path: String) -> Bool {
      assets.concerns(path, isFolder: changes.folders.contains(path))
    }
    func isSource(_ path: String) -> Bool {
      sources.concerns(path, isFolder: changes.folders.contains(path)) || linkTargets.contains(path)
    }
    if changes.isIncomplete || changes.paths.contains(where: isAsset) {
      assetDebouncer.note(at: now)
    }
    if changes.isIncomplete || changes.paths.contains(where: definition.concerns) {
      definitionDebouncer.note(at: now)
    }
    guard changes.isIncomplete || changes.paths.contains(where: isSource) else { return }
    let isFirst = debouncer.latest == nil
    debouncer.note(at: now)
    // Most saves are a single event, so the first one compiles at once; later ones of the burst
    // compile again.
    if isFirst { compile(saved: now) }
  }

  /// Compiles a save in a folder that could not be watched.
  private func pollSaves(_ watch: FolderWatch) {
    let now = MonotonicClock.now
    if savePoll.begin(after: watch, at: now, compiled: compiledContents) {
      window.send(.notice(SavePoll.notice))
      report(.notice(SavePoll.notice))
    }
    if savePoll.findsSave(at: now, in: sources) { compile(saved: now) }
  }

  private func compileAfterBurst() {
    let latest = debouncer.latest
    let now = MonotonicClock.now
    guard debouncer.isOver(at: now) else { return }
    watchFolders()
    compile(saved: latest ?? now)
  }

  /// Tells the user why a compilation may take long, or that it does.
  private func reportDelay() {
    switch build.reportDelay() {
    case .short? where !isPreparing:
      let errors = findErrors(compiledFiles)
      if !errors.isEmpty { window.send(.expectedErrors(Array(errors.prefix(Self.errorLimit)))) }
    case .long?: window.send(.notice("The compiler is still running."))
    case .short?, nil: break
    }
  }

  private func sendAssetChanges() {
    guard assetDebouncer.isOver(at: MonotonicClock.now) else { return }
    watchFolders()
    window.send(.assetsChanged)
  }

  /// Says that a manifest or an Xcode project file has changed, which the preview does not read again.
  private func reportDefinitionChange() {
    guard definitionDebouncer.isOver(at: MonotonicClock.now), let path = definition.change() else {
      return
    }
    report(.definitionChanged(path))
    window.send(.notice(Self.definitionNotice(path)))
  }

  /// The message about a changed file that defines the project.
  package static func definitionNotice(_ path: String) -> String {
    "\(SystemPath.name(of: path)) has changed; start the preview again to use it"
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
    currentFolder.restore()
    let modules = drafts.applied(to: sources.readModules())
    window.reportsLiterals = drafts.isEmpty
    hasCompiledDrafts = !drafts.isEmpty
    window.repeatsGenerations = drafts.isEmpty
    let contents = modules.flatMap(\.contents)
    // A touched file has the same contents; a file that is being saved may be empty for a moment.
    guard contents != compiledContents, !contents.allSatisfy(\.isEmpty) else { return }
    let others = Self.contentsWithoutLiterals(modules)
    let isDependencyChanged = others != dependencyContents
    compiledContents = contents
    if !isDependencyChanged, let changes = literals?.changes(to: modules.last?.files ?? []) {
      build.cancel()
      return window.send(.literals(changes, generation: shownNumber, saved: saved))
    }
    if !isDependencyChanged, let (generation, literals) = prepared,
      let changes = literals.changes(to: modules.last?.files ?? [])
    {
      show(generation, literals, saved: saved)
      return window.send(.literals(changes, generation: shownNumber, saved: saved))
    }
    dependencyContents = others
    (prepared, isPreparing) = (nil, false)
    compiledFiles = modules.last?.files ?? []
    window.send(.compiling)
    // The first frame does not wait for the parser to be loaded.
    let files = finder?.isReady == true ? findingLiterals(modules) : modules
    if let outcome = build.start(files, saved: saved) { handle(outcome) }
  }

  /// Returns the contents that a change of a literal of the shown module leaves unchanged.
  private static func contentsWithoutLiterals(_ modules: [ModuleSources]) -> [[UInt8]] {
    modules.dropLast().flatMap(\.contents) + (modules.last?.interfaces ?? [])
  }

  private func findingLiterals(
    _ modules: [ModuleSources], within limit: Double = 0.25
  ) -> [ModuleSources] {
    guard let finder, var main = modules.last else { return modules }
    main.files = finder.finding(main.files, within: limit)
    return modules.dropLast() + [main]
  }

  private func show(_ generation: Generation, _ literals: CompiledLiterals?, saved: Double) {
    var generation = generation
    generation.saved = saved
    self.literals = literals
    shownNumber = generation.number
    (prepared, isPreparing) = (nil, false)
    window.send(.show(generation))
  }

  /// Compiles the sources that are shown once more if their literals were not known.
  private func prepareLiterals() {
    guard let finder, literals == nil, !hasPrepared, build.descriptor == nil else { return }
    hasPrepared = true
    let modules = findingLiterals(drafts.applied(to: sources.readModules()), within: 2)
    guard finder.isReady, modules.flatMap(\.contents) == compiledContents,
      modules.last?.files.contains(where: { !$0.literals.isEmpty }) == true
    else { return }
    isPreparing = build.start(modules, saved: MonotonicClock.now) == nil
  }

  /// Keeps the result of the compilation that was started by `prepareLiterals`.
  private func endPreparing(_ outcome: PreviewBuild.Outcome) {
    isPreparing = false
    guard case .built(var generation) = outcome, let literals = build.literals else { return }
    generation.compiling = 0
    prepared = (generation, literals)
  }

  private func handle(_ outcome: PreviewBuild.Outcome) {
    if isPreparing { return endPreparing(outcome) }
    if !build.output.isEmpty { report(.compiler(build.output)) }
    switch outcome {
    case .built(let generation):
      show(generation, build.literals, saved: generation.saved)
      window.send(
        .warnings(Array(build.warnings.prefix(Self.errorLimit)), count: build.warnings.count))
    case .compileErrors(let errors):
      if !errors.isEmpty {
        let errors = complete(errors, compiledFiles, Self.errorLimit)
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
    case .compilerFailed(let failure):
      report(.failed(failure.message))
      window.send(.notice(describe(outcome)))
    case .failed(let reason):
      report(.failed(reason))
      window.send(.notice(reason))
    }
  }
}
