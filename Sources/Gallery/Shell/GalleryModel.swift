// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Snapback

/// The state of the window: the item on the stage, the list of items, and what is recorded of the
/// stage.
///
/// Items are scenes of the gallery and previews of files, which are the same for the window.
@Observable
final class GalleryModel {
  /// The groups in the list: the previews of files, file by file, and the groups of scenes.
  private(set) var groups: [StageItemGroup]
  private(set) var item: any StageItem
  /// The state of the previewed files; nil for a window that shows scenes only.
  let files: FileStatus?
  let screen = StageScreen()
  let variants = StageVariants()
  /// The source of the item.
  let source: SourceModel
  /// The stage of the item.
  private(set) var stage: StageSession {
    didSet { updateInstruments() }
  }
  let playback: StagePlayback
  let layout = WindowLayout()
  @ObservationIgnored var onPanelChange: () -> Void = {}
  private(set) var disabledInstruments: Set<InstrumentKind> = []
  let costs = FrameCosts()
  /// Turns the measuring of frame times on or off.
  @ObservationIgnored var setFrameMeasurement: (Bool) -> Void = { _ in }
  let tuning = SpringTuning()
  let record = StageRecord()
  /// The last releases of the item.
  let releases = ReleaseTable()
  @ObservationIgnored private var meter: ReleaseMeter?
  /// The call that was replaced by one with the tuned spring, until the new source is on the stage.
  @ObservationIgnored private var appliedCall: SpringCall?
  @ObservationIgnored private var measuredSize = CGSize.zero
  let recorder = SessionRecorder()
  /// The last recording.
  let recordings = RecordingModel()
  let inspector = InspectorModel()
  /// Saves and copies what instruments show.
  let exporter = Exporter()

  /// Translates a text of the window, by its English text.
  @ObservationIgnored var translation: (String) -> String? = { _ in nil }
  /// The ids of the items that are listed in a group of their own, in the order in which they were
  /// pinned.
  var pinned: [String] = []
  /// Called when the variants or the pinned items have changed.
  @ObservationIgnored var onVariantsChange: () -> Void = {}
  /// Called with every item that is shown after the first.
  @ObservationIgnored var onItemChange: (any StageItem) -> Void = { _ in }

  /// - Parameters:
  ///   - item: The first item on the stage.
  ///   - files: The state of the files whose previews are among the items.
  init(_ groups: [StageItemGroup], showing item: any StageItem, files: FileStatus? = nil) {
    self.groups = groups
    self.item = item
    self.files = files
    source = SourceModel(item)
    let stage = item.makeSession(screen.traits)
    self.stage = stage
    playback = StagePlayback(stage, variants)
    prepareStage()
    panels.onChange = { [weak self] in
      self?.updateInstruments()
      self?.onPanelChange()
    }
    source.openPanel = { [layout] in
      if !layout.panels.isVisible(.source) { layout.show(.source) }
    }
    // The view whose source is being changed is highlighted.
    source.editor.onDraft = { [weak self] draft in
      guard let self else { return }
      highlight(draft.flatMap { source.type(at: $0.range.lowerBound, in: $0.base) })
    }
    exporter.onSave = { [recorder] in recorder.show($0) }
    recorder.onSave = { [weak self] in self?.show($0) }
    screen.onSetting = { [variants, weak screen] in
      if let screen { variants.apply(screen) }
    }
    inspector.onEdit = { [variants] in variants.edit($0, of: $1, $2) }
    tuning.onBegin = { [weak self] in
      guard let self else { return }
      tuning.hold(editedCall.flatMap(selection(of:)))
    }
    tuning.onChange = { [weak self] spring in
      guard let self else { return }
      let replaced = replacedSpring
      stage.setSpring(spring, replacing: replaced)
      variants.applyToAll { $0.setSpring(spring, replacing: replaced) }
    }
  }

  /// The open tabs of the side panel.
  var panels: PanelTabs { layout.panels }

  private func prepareStage() {
    stage.onPlaybackEnd = { [weak self] isComplete in
      guard let self else { return }
      if isComplete { recordings.noteEnd() } else { recordings.noteStop() }
    }
    record.observe(stage)
    startMeter()
    record.afterFrame = { [weak self] host in
      guard let self else { return }
      screen.noteFrame(of: host)
      inspector.noteFrame(of: host)
      variants.noteAppearance(host.colorScheme)
      // A new layout moves views without a release.
      if host.size != measuredSize {
        measuredSize = host.size
        startMeter()
      }
      guard let meter else { return }
      meter.measure(host)
      releases.update(meter.releases, paths: meter.paths)
    }
    screen.show(item, on: stage)
    showVariants(variants.kinds)
  }

  /// Shows the combinations of variants of the item beside the stage; none removes them.
  func showVariants(_ kinds: [StageVariants.Kind]) {
    defer { onVariantsChange() }
    variants.show(kinds, of: item, beside: stage, screen)
    playback.applyToVariants()
  }

  /// Measures releases from the next frame on.
  private func startMeter() {
    meter = ReleaseMeter(record)
    releases.meterChanged()
  }

  // MARK: Items

  func show(_ item: any StageItem) {
    guard item.id != self.item.id else { return }
    recorder.stop(stage, of: self.item)
    self.item.willLeave(stage)
    recordings.noteStop()
    self.item = item
    onItemChange(item)
    source.show(item)
    releases.removeAll()
    record.curves.reset()
    tuning.set(nil)
    tuning.edit(nil)
    stage = item.makeSession(screen.traits)
    prepareStage()
    playback.replace(stage)
  }

  /// The groups in the list: that of the pinned items, and all others.
  var listedGroups: [StageItemGroup] {
    let items = groups.flatMap(\.items)
    let pinned = pinned.compactMap { id in items.first { $0.id == id } }
    guard !pinned.isEmpty, let first = groups.first else { return groups }
    return [first, StageItemGroup(title: "Pinned", items: pinned)] + groups.dropFirst()
  }

  func isPinned(_ item: any StageItem) -> Bool { pinned.contains(item.id) }

  func togglePin(_ item: any StageItem) {
    if isPinned(item) { pinned.removeAll { $0 == item.id } } else { pinned.append(item.id) }
    onVariantsChange()
  }

  /// Shows the item `offset` positions later in the list, clamped to its ends.
  func showScene(offset: Int) {
    let items = groups.flatMap(\.items)
    let index = items.firstIndex { $0.id == item.id } ?? 0
    show(items[min(max(index + offset, 0), items.count - 1)])
  }

  /// Replaces the list. The item on the stage is replaced by that of the same id, whose hierarchy
  /// continues in its place, on the same clock. Without such an item, the first item is shown.
  func replaceGroups(_ groups: [StageItemGroup], selecting wanted: (any StageItem)? = nil) {
    self.groups = groups
    source.noteChange()
    if let wanted, wanted.id != item.id { return show(wanted) }
    let items = groups.flatMap(\.items)
    guard let first = items.first else { return }
    guard let next = items.first(where: { $0.id == item.id }) else { return show(first) }
    reload(as: next)
  }

  /// Shows the current time on the stages, also while they are paused.
  func refreshStages() {
    stage.refresh()
    variants.applyToAll { $0.refresh() }
    removeAppliedSpring()
  }

  /// Makes the hierarchy on the stage again, with its state.
  func reload() { reload(as: item) }

  private func reload(as next: any StageItem) {
    recorder.stop(stage, of: item)
    item.willLeave(stage)
    item = next
    source.replace(next)
    startMeter()
    record.noteReload()
    screen.replace(next)
    stage.reload()
    variants.applyToAll { $0.reload() }
    removeAppliedSpring()
  }

  func restart() {
    if files?.restartIfEnded() == true { return }
    recordings.noteStop()
    recorder.stop(stage, of: item)
    item.willRestart()
    record.clear()
    startMeter()
    stage.reset()
    variants.applyToAll { $0.reset() }
  }

  /// Restarts the item and records it, or ends the recording.
  func toggleRecording() {
    if recorder.isRunning {
      recorder.stop(stage, of: item)
    } else {
      restart()
      if playback.isPaused { playback.togglePause() }
      recorder.start()
    }
  }

  // MARK: Springs

  /// The calls in the source that can be edited: all in the panel's file, and those in others that make the spring
  /// that the item used last.
  var springCalls: [SpringCall] {
    let calls = source.calls(making: nil)
    return calls + lastCalls.filter { !calls.contains($0) }
  }

  /// The calls that make the spring that the item used last; none before it has used one.
  private var lastCalls: [SpringCall] {
    record.spring.map { source.calls(making: $0.spring) } ?? []
  }

  /// The call whose spring is edited: the selected one, or else the first that makes the spring that was used last;
  /// the first of all before one was used.
  var editedCall: SpringCall? {
    if let selection = tuning.selection {
      let calls = source.calls(at: selection.path)
      let onLine = calls.filter { $0.line == selection.line }
      let call = onLine.indices.contains(selection.number) ? onLine[selection.number] : nil
      // A tuned spring belongs to the call that it replaces, wherever changes of the lines before have moved it.
      if tuning.spring != nil, appliedCall == nil, call?.makes(selection.spring) != true {
        return calls.filter { $0.makes(selection.spring) }
          .min { abs($0.line - selection.line) < abs($1.line - selection.line) }
      }
      if let call { return call }
    }
    return record.spring == nil ? springCalls.first : lastCalls.first
  }

  /// The spring that is edited, as it is in the source.
  var editedSpring: Spring? {
    if tuning.selection != nil, let editedCall { return editedCall.spring }
    return record.spring?.spring ?? editedCall?.spring
  }

  /// The spring that the tuned one replaces: that of a call to which it can be applied, or nil for all.
  private var replacedSpring: Spring? {
    source.editor.canEdit && editedCall != nil ? editedSpring : nil
  }

  /// The time since an animation on the edited spring has started, in seconds; nil if the last one was on another.
  var flight: Double? {
    guard let start = record.spring, let editedSpring, start.spring.moves(like: editedSpring) else {
      return nil
    }
    return record.time - start.time
  }

  /// A call as it is found again after changes of the source.
  func selection(of call: SpringCall) -> SpringTuning.Selection? {
    let others = source.calls(at: call.path).filter { $0.line == call.line }
    return others.firstIndex(of: call).map {
      SpringTuning.Selection(path: call.path, line: call.line, number: $0, spring: call.spring)
    }
  }

  /// The parametrization in which the tuned spring is written.
  var parametrization: SpringTuning.Parametrization {
    tuning.parametrization ?? editedCall?.parametrization ?? .duration
  }

  /// Swift code for a spring in place of the edited one.
  func code(of spring: Spring) -> String {
    editedCall?.code(spring, parametrization) ?? spring.swiftSource(parametrization)
  }

  /// Writes the tuned spring into the source in place of a call.
  func applySpring(_ call: SpringCall) {
    guard let spring = tuning.spring else { return }
    // The tuned spring stays until the new source is on the stage.
    appliedCall = source.replace(call, with: code(of: spring)) ? call : nil
  }

  /// Ends the tuning of a spring that has been written into the source, which now makes it.
  private func removeAppliedSpring() {
    guard let call = appliedCall.take() else { return }
    if let spring = tuning.spring, let last = record.spring, call.makes(last.spring) {
      // As it was written: numbers of another parametrization are rounded.
      let code = call.code(spring, tuning.parametrization ?? call.parametrization)
      record.noteSourceSpring(SpringCall.all(in: code).first?.spring ?? spring)
    }
    tuning.set(nil)
  }

  // MARK: Instruments

  func isOn(_ kind: InstrumentKind) -> Bool { !disabledInstruments.contains(kind) }

  func toggle(_ kind: InstrumentKind) {
    disabledInstruments.formSymmetricDifference([kind])
    updateInstruments()
  }

  /// Turns the comparison run and frame measuring on or off, depending on what is visible.
  private func updateInstruments() {
    let showsComparison = layout.showsOverlays && isOn(.comparison)
    if stage.showsComparison != showsComparison { stage.showsComparison = showsComparison }
    setFrameMeasurement(panels.isVisible(.frame))
    inspector.setOpen(panels.isVisible(.inspect), stage)
  }

  /// The names of the views on the stage that the author of the source has written.
  func viewNames() -> [String] { stage.host.map(InspectorModel.viewNames) ?? [] }

  /// A text of the window in the user's language.
  func translated(_ text: String) -> String { translation(text) ?? text }

  /// Copies a text to the clipboard.
  func copyText(_ text: String) { exporter.copyText(text) }

  /// Highlights the views with a name on the stage; nil ends the highlight.
  func highlight(_ view: String?) {
    inspector.highlightedName = view
  }
}
