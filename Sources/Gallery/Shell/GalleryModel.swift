// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Inspection
import Interface
import Snapback

/// The state of the window: the item on the stage, its playback and screen, and the open panels.
///
/// Items are scenes of the gallery and previews of files, which are the same for the window.
@Observable
final class GalleryModel {
  /// A part of the window, among which F6 moves the keyboard focus.
  enum Region {
    case list, stage, panel
  }

  /// The groups in the list: the previews of files, file by file, and the groups of scenes.
  private(set) var groups: [StageItemGroup]
  private(set) var item: any StageItem
  /// The number of times that sources have changed.
  private(set) var sourceRevision = 0
  /// What is known of the files; nil for a window that shows scenes only.
  let files: FileStatus?
  let screen = StageScreen()
  let variants = StageVariants()
  /// The line of the source that is marked; nil for none.
  private(set) var focusedLine: Int?
  /// Changes of the source of the item.
  let editor = SourceEditor()
  let search = SourceSearch()
  /// The stage of the item.
  private(set) var stage: StageSession {
    didSet { updateInstruments() }
  }
  private(set) var speed = PlaybackSpeed.full
  private(set) var isPaused = false
  /// The open tabs of the side panel.
  let panels = PanelTabs()
  @ObservationIgnored var onPanelChange: () -> Void = {}
  private(set) var disabledInstruments: Set<InstrumentKind> = []
  let costs = FrameCosts()
  /// Turns the measuring of frame times on or off.
  @ObservationIgnored var setFrameMeasurement: (Bool) -> Void = { _ in }
  var showsKeys = false
  private(set) var showsPalette = false
  /// The part of the window that has the keyboard.
  private(set) var region = Region.stage
  /// The number of times that the user has moved to another part.
  private(set) var regionRequest = 0
  /// Whether the sheet with the list of scenes is open, in a narrow window.
  private(set) var showsScenes = false
  /// Whether the stage fills the window, as it always does in a narrow one.
  private(set) var isFullWindow = false
  /// Nil for the desktop's setting.
  private(set) var colorScheme: ColorScheme?
  let tuning = SpringTuning()
  let record = StageRecord()
  /// The last releases of the item.
  let releases = ReleaseTable()
  @ObservationIgnored private var meter: ReleaseMeter?
  @ObservationIgnored private var isSpringApplied = false
  @ObservationIgnored private var cachedIndex: (revision: Int, item: String, index: SourceIndex)?
  @ObservationIgnored private var measuredSize = CGSize.zero
  let recorder = SessionRecorder()
  let inspector = InspectorModel()
  /// Copies a text to the clipboard.
  @ObservationIgnored var copyText: (String) -> Void = { _ in }

  /// The ids of the items that are listed in a group of their own, in the order in which they were
  /// pinned.
  var pinned: [String] = []
  /// Called when the variants or the pinned items have changed.
  @ObservationIgnored var onVariantsChange: () -> Void = {}
  /// Called with every item that is shown after the first.
  @ObservationIgnored var onItemChange: (any StageItem) -> Void = { _ in }

  /// - Parameters:
  ///   - item: The first item on the stage.
  ///   - files: What is known of the files whose previews are among the items.
  init(_ groups: [StageItemGroup], showing item: any StageItem, files: FileStatus? = nil) {
    self.groups = groups
    self.item = item
    self.files = files
    stage = item.makeSession(screen.traits)
    prepareStage()
    panels.onChange = { [weak self] in
      self?.updateInstruments()
      self?.onPanelChange()
    }
    tuning.onChange = { [weak self] spring in
      self?.stage.setSpring(spring)
      self?.variants.applyToAll { $0.setSpring(spring) }
    }
  }

  private func prepareStage() {
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
      releases.update(meter.releases)
    }
    screen.show(item, on: stage)
    showVariants(variants.kind)
  }

  /// Shows variants of the item beside the stage, or removes them.
  func showVariants(_ kind: StageVariants.Kind?) {
    defer { onVariantsChange() }
    variants.show(kind, of: item, beside: stage, screen)
    variants.applyToAll {
      $0.setSpeed(speed.factor)
      $0.setPaused(isPaused)
    }
  }

  /// Measures releases from the next frame on.
  private func startMeter() {
    meter = ReleaseMeter(record)
    releases.meterChanged()
  }

  // MARK: Commands

  func show(_ item: any StageItem) {
    guard item.id != self.item.id else { return }
    recorder.stop(stage, scene: self.item.traceName)
    self.item.willLeave(stage)
    self.item = item
    onItemChange(item)
    focusedLine = nil
    releases.removeAll()
    tuning.set(nil)
    stage = item.makeSession(screen.traits)
    prepareStage()
    stage.setSpeed(speed.factor)
    isPaused = false
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
  /// continues in its place: the clock goes on. If there is none, the first item is shown.
  func replaceGroups(_ groups: [StageItemGroup], selecting wanted: (any StageItem)? = nil) {
    self.groups = groups
    sourceRevision += 1
    if let wanted, wanted.id != item.id { return show(wanted) }
    let items = groups.flatMap(\.items)
    guard let first = items.first else { return }
    guard let next = items.first(where: { $0.id == item.id }) else { return show(first) }
    reload(as: next)
  }

  func sourcesChanged() { sourceRevision += 1 }

  /// Shows the current time on the stages, also while they are paused.
  func refreshStages() {
    stage.refresh()
    variants.applyToAll { $0.refresh() }
    if isSpringApplied {
      isSpringApplied = false
      tuning.set(nil)
    }
  }

  /// Makes the hierarchy on the stage again, with its state.
  func reload() { reload(as: item) }

  private func reload(as next: any StageItem) {
    recorder.stop(stage, scene: item.traceName)
    item.willLeave(stage)
    item = next
    startMeter()
    record.noteReload()
    screen.replace(next)
    stage.reload()
    variants.applyToAll { $0.reload() }
    if isSpringApplied {
      isSpringApplied = false
      tuning.set(nil)
    }
  }

  // MARK: Sources

  /// The line of a lane's gesture in the source.
  func line(of lane: GestureLane) -> Int? {
    _ = sourceRevision
    guard let owner = lane.owner else { return nil }
    return index?.line(ofGesture: lane.name, in: owner)
  }

  /// The source of a lane's gesture, such as `DragGesture(minimumDistance: 0)`; nil if it is not known.
  func declaration(of lane: GestureLane) -> String? {
    _ = sourceRevision
    return lane.owner.flatMap { index?.declaration(ofGesture: lane.name, in: $0) }
  }

  /// Highlights the views with a name on the stage; nil ends the highlight.
  func highlight(_ view: String?) {
    inspector.hover(view.flatMap { inspector.view(named: $0) })
  }

  /// The line at which a view's type is declared in the source; nil if it is not known.
  func line(of view: InspectedView) -> Int? {
    _ = sourceRevision
    guard let name = GestureOwner.name(String(reflecting: view.type)) else { return nil }
    return index?.line(ofType: name)
  }

  /// A line of the source, such as `Card.swift:12`.
  func location(_ line: Int) -> String {
    "\(item.sourcePath?.split(separator: "/").last ?? ""):\(line)"
  }

  private var index: SourceIndex? {
    if let cachedIndex, cachedIndex.revision == sourceRevision, cachedIndex.item == item.id {
      return cachedIndex.index
    }
    guard let text = item.sourceText else { return nil }
    let index = SourceIndex(text)
    cachedIndex = (sourceRevision, item.id, index)
    return index
  }

  /// The source in the panel, with the change in progress.
  var shownSource: String? { editor.draft?.source ?? item.sourceText }

  /// Replaces a part of the source, as a step that can be undone.
  func replace(_ range: Range<Int>, _ old: String, with new: String) {
    guard let path = item.sourcePath, let source = item.sourceText else { return }
    editor.begin(range, old, in: source, at: path)
    editor.set(new)
    editor.commit()
    sourcesChanged()
  }

  /// Opens the source panel with a search field, or closes the field.
  func toggleSearch() {
    if !panels.isVisible(.source) { show(.source) }
    search.isShown.toggle()
  }

  /// Marks the next line with the searched text.
  func showNextMatch(back: Bool = false, fromStart: Bool = false) {
    let start = fromStart ? nil : focusedLine
    focusedLine = search.next(after: start, in: shownSource ?? "", back: back)
  }

  /// Opens the source panel at a line.
  func showLine(_ line: Int) {
    focusedLine = line
    if !panels.isVisible(.source) { show(.source) }
  }

  /// The calls in the source that make the spring that the item used last, if they can be changed.
  var springCalls: [SpringCall] {
    _ = sourceRevision
    guard editor.canEdit, tuning.spring != nil, let spring = record.spring?.spring,
      let source = item.sourceText
    else { return [] }
    return SpringCall.all(in: source).filter { $0.makes(spring) }
  }

  /// Writes the tuned spring into the source in place of a call.
  func applySpring(_ call: SpringCall) {
    guard let spring = tuning.spring, let path = item.sourcePath, let source = item.sourceText
    else { return }
    let code = spring.swiftSource(tuning.parametrization)
    // The tuned spring stays until the new source is on the stage.
    isSpringApplied = editor.replace(
      path, source, with: source.replacingBytes(call.range, with: code))
  }

  func restart() {
    recorder.stop(stage, scene: item.traceName)
    item.willRestart()
    record.clear()
    startMeter()
    stage.reset()
    variants.applyToAll { $0.reset() }
  }

  /// Restarts the item and records it, or ends the recording.
  func toggleRecording() {
    if recorder.isRunning {
      recorder.stop(stage, scene: item.traceName)
    } else {
      restart()
      if isPaused { togglePause() }
      recorder.start()
    }
  }

  func togglePause() {
    isPaused.toggle()
    stage.setPaused(isPaused)
    variants.applyToAll { $0.setPaused(isPaused) }
  }

  /// Pauses, and shows the next or the previous frame.
  func step(back: Bool = false) {
    isPaused = true
    if back || stage.isScrubbed {
      stage.scrub(byFrames: back ? -1 : 1)
      let age = stage.end - stage.time
      variants.applyToAll {
        $0.setPaused(true)
        $0.scrub(to: $0.end - age)
      }
    } else {
      stage.setPaused(true)
      stage.step(by: 1.0 / 60)
      variants.applyToAll {
        $0.setPaused(true)
        $0.step(by: 1.0 / 60)
      }
    }
  }

  /// Pauses, and shows an earlier time; the present if `time` is not earlier.
  func scrub(to time: Double) {
    isPaused = true
    stage.setPaused(true)
    stage.scrub(to: time)
    let age = stage.end - time
    variants.applyToAll {
      $0.setPaused(true)
      $0.scrub(to: $0.end - age)
    }
  }

  func scrub(by seconds: Double) {
    scrub(to: stage.time + seconds)
  }

  func setSpeed(_ speed: PlaybackSpeed) {
    self.speed = speed
    stage.setSpeed(speed.factor)
    variants.applyToAll { $0.setSpeed(speed.factor) }
  }

  func isOn(_ kind: InstrumentKind) -> Bool { !disabledInstruments.contains(kind) }

  func toggle(_ kind: InstrumentKind) {
    disabledInstruments.formSymmetricDifference([kind])
    updateInstruments()
  }

  /// Turns the comparison run and frame measuring on or off, depending on what is visible.
  private func updateInstruments() {
    let showsComparison = showsOverlays && isOn(.comparison)
    if stage.showsComparison != showsComparison { stage.showsComparison = showsComparison }
    setFrameMeasurement(panels.isVisible(.frame))
    inspector.setOpen(panels.isVisible(.inspect), stage)
  }

  /// Whether the overlays of the instruments are drawn on the stage.
  var showsOverlays: Bool { panels.visible.contains(where: \.isInstrument) }

  /// Opens the side panel at a tab.
  func show(_ tab: PanelTab, in half: PanelTabs.Half = .top) {
    withAnimation(.smooth(duration: 0.35)) { panels.select(tab, in: half) }
  }

  /// Opens the side panel at a tab, or closes it if the tab is open.
  func toggle(_ tab: PanelTab) {
    if panels.isVisible(tab) { closePanel() } else { show(tab) }
  }

  /// Opens the side panel at the instrument that was open last, or closes it if one is open.
  func toggleInstruments() {
    if showsOverlays { closePanel() } else { show(panels.instrument) }
  }

  /// Opens the inspector and lets the pointer select a view; closes it if it does so already.
  private func toggleInspector() {
    if panels.isVisible(.inspect), inspector.isPointing { return toggle(.inspect) }
    if !panels.isVisible(.inspect) { show(.inspect) }
    inspector.isPointing = true
  }

  private func closePanel() { withAnimation(.smooth(duration: 0.35)) { panels.close() } }

  func toggleScenes() {
    withAnimation(.smooth(duration: 0.35)) { showsScenes.toggle() }
  }

  func toggleFullWindow() {
    isFullWindow.toggle()
    if !isFullWindow, showsScenes { toggleScenes() }
  }

  func toggleColorScheme(from current: ColorScheme) {
    colorScheme = current == .dark ? .light : .dark
  }

  /// Moves the keyboard focus to the next part of the window that is visible.
  private func moveToNextRegion() {
    switch region {
    case .list: region = .stage
    case .stage: region = panels.isOpen ? .panel : .list
    case .panel: region = .list
    }
    regionRequest += 1
  }

  /// Closes the topmost sheet or panel. Returns false if none is open.
  func close() -> Bool {
    if editor.draft != nil {
      editor.cancel()
    } else if inspector.isPointing {
      inspector.isPointing = false
    } else if editor.typed != nil {
      editor.typed = nil
    } else if showsPalette {
      showsPalette = false
    } else if showsKeys {
      withAnimation(.smooth(duration: 0.2)) { showsKeys = false }
    } else if showsScenes {
      toggleScenes()
    } else if search.isShown, panels.isVisible(.source) {
      search.isShown = false
    } else if panels.isOpen {
      closePanel()
    } else if isFullWindow {
      toggleFullWindow()
    } else {
      return false
    }
    return true
  }

  /// Performs the command of a key; `colorScheme` is the one that is shown. Returns whether it had
  /// an effect.
  func perform(_ key: ShellKey, in colorScheme: ColorScheme) -> Bool {
    switch key {
    case .help: withAnimation(.smooth(duration: 0.2)) { showsKeys.toggle() }
    case .restart: restart()
    case .pause: togglePause()
    case .frameBack: step(back: true)
    case .frameForward: step()
    case .faster: setSpeed(speed.faster)
    case .slower: setSpeed(speed.slower)
    case .instruments: toggleInstruments()
    case .source: toggle(.source)
    case .inspector: toggleInspector()
    case .appearance: toggleColorScheme(from: colorScheme)
    case .fullWindow: toggleFullWindow()
    case .record: toggleRecording()
    case .next: showScene(offset: 1)
    case .previous: showScene(offset: -1)
    case .palette: showsPalette.toggle()
    case .find: toggleSearch()
    case .undo: editor.undo()
    case .redo: editor.redo()
    case .region: moveToNextRegion()
    case .close: return close()
    }
    return true
  }
}
