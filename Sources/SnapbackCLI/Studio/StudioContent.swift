// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityBridge
import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import PreviewCompiler
import SDLBackend
import Snapback

/// The content of the window of `snapback preview`: the gallery's, with the previews of the files.
///
/// A new generation replaces the old one between two frames.
final class StudioContent: WindowContent, AccessibleContent {
  /// Sends a report to the supervisor process.
  var report: (WindowReport) -> Void = { _ in }
  let studio: Studio
  private let files: FileStatus
  private let library: PreviewLibrary
  private let session: SceneSession
  /// The file with the last picture of the preview; nil if it is not kept.
  private let lastPicture: LastFrameFile?
  /// The generation to show in the next frame.
  private var pending: LoadedGeneration?
  private var replacementTiming = ReplacementTiming()
  private var hasNewAssets = false
  private var unreported: Generation?
  /// The changes of literals to show in the next frame, and those that have been shown.
  private var literals = LiteralUpdates()

  init(_ studio: Studio, library: PreviewLibrary, lastPicture: LastFrameFile? = nil) {
    self.studio = studio
    self.lastPicture = lastPicture
    self.library = library
    files = studio.files
    session = SceneSession(studio.host)
    studio.onItemChange = { [weak files] item in
      if item is CompilingItem { files?.restartIfEnded() }
    }
    files.restart = { [weak self, weak files] in
      files?.isCompiling = true
      self?.report(.restartRequested)
    }
  }

  func handle(_ command: WindowCommand) {
    // Warnings follow the generation that they are about.
    switch command {
    case .compiling, .expectedErrors: break
    default: files.isCompiling = false
    }
    switch command {
    case .compiling:
      files.isCompiling = true
      studio.sourcesChanged()
    case .literals(let changes, let generation, let saved):
      literals.add(changes, generation: generation, saved: saved)
      files.failure = nil
      studio.sourcesChanged()
    case .show(let generation):
      ScreenSize.expected = studio.stageSize ?? studio.host.size
      do throws(ProgramError) {
        pending = try LoadedGeneration(generation)
      } catch {
        files.failure = FileStatus.Failure(loading: error)
        if LoadedGeneration.isOutOfFiles { report(.outOfFiles) }
      }
    case .assetsChanged:
      hasNewAssets = true
    case .warnings(let warnings, let count):
      files.warnings = warnings.map(SourceProblem.init)
      files.warningCount = count
      if count == 0 { files.showsWarnings = false }
    case .ended(_, _, _, let entries):
      showPlaceholders(for: entries)
      showFailure(command)
    case .compileErrors, .expectedErrors, .notice:
      showFailure(command)
    }
  }

  private func showFailure(_ command: WindowCommand) {
    files.failure = FileStatus.Failure(command, problem: library.problem)
    files.failure?.problems.sort { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  /// Lists the previews that the previous process has shown, which this one has not loaded.
  private func showPlaceholders(for entries: [PreviewEntry]) {
    // The item that is selected here is not one that the user wants to see.
    files.failure = nil
    let shown = studio.restoredItem
    let groups = library.placeholders(for: entries, files)
    studio.showPlaceholders(groups, selecting: shown.map(CompilingItem.id))
  }

  // MARK: WindowContent

  func handle(_ events: [InputEvent]) { session.handle(studio.filter(events)) }

  func handle(_ drag: ExternalDrag) { session.handle(drag) }

  func frame(at time: Double) -> DisplayList {
    if pending != nil,
      replacementTiming.allowsReplacement(
        at: time, isHeld: studio.isHeld && !studio.isPaused, isMoving: studio.isMoving),
      let generation = pending.take()
    {
      studio.show(library.load(generation), selecting: (studio.item as? CompilingItem)?.awaited)
      files.failure = nil
      files.hasShown = true
      files.writeFailure = nil
      unreported = generation.generation
    }
    if pending == nil, literals.apply(to: library.loaded?.generation.number) {
      if library.reevaluate() {
        studio.refresh()
      } else if studio.item is PreviewStageItem {
        studio.reload()
      }
    }
    if hasNewAssets {
      hasNewAssets = false
      library.reloadResources()
      if studio.item is PreviewStageItem { studio.reload() }
    }
    let list = session.frame(at: time)
    if studio.item is PreviewStageItem { lastPicture?.noteFrame() }
    return list
  }

  var needsHiddenFrame: Bool { pending != nil }

  func nextFrame(after time: Double) -> Double? {
    reportShownGeneration()
    if let delay = literals.report(to: report) {
      files.lost = []
      files.message = "Reloaded in \(Int((delay * 1000).rounded())) ms (literals)"
    }
    if pending != nil || hasNewAssets || literals.isPending { return time }
    let next = session.nextFrame(after: time)
    guard let due = lastPicture?.due else { return next }
    if time < due { return min(next ?? due, due) }
    if let picture = studio.stagePicture {
      lastPicture?.write(picture.list, scale: picture.scale, at: time)
    }
    return next
  }

  var accessibleHosts: [(host: ViewHost, offset: CGPoint)] { session.accessibleHosts }

  var textInputArea: CGRect? { session.textInputArea }

  var pointerShape: PointerShape? { session.pointerShape }

  private func reportShownGeneration() {
    guard let generation = unreported.take() else { return }
    let latency = MonotonicClock.now - generation.saved
    report(.shown(number: generation.number, delay: latency))
    func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
    let (total, compiling) = (milliseconds(latency), milliseconds(generation.compiling))
    files.message =
      generation.number == 1
      ? "Loaded in \(total) ms (compile \(compiling) ms)"
      : "Reloaded in \(total) ms (compile \(compiling) ms)"
    files.lost = library.lost
  }
}
