// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Interface
import Snapback

/// The state of the gallery's window: the scene, its playback, and the open panels.
@Observable
final class GalleryModel {
  /// The content of the side panel.
  enum Panel {
    case instruments, source
  }

  private(set) var scene: SceneInfo
  /// The stage of the scene.
  private(set) var stage: StageSession {
    didSet { updateInstruments() }
  }
  private(set) var speed = PlaybackSpeed.full
  private(set) var isPaused = false
  /// The open side panel; nil if it is closed.
  var panel: Panel? {
    didSet { updateInstruments() }
  }
  private(set) var disabledInstruments: Set<InstrumentKind> = [.frameTime]
  let costs = FrameCosts()
  /// Turns the measuring of frame times on or off.
  @ObservationIgnored var setFrameMeasurement: (Bool) -> Void = { _ in }
  var showsKeys = false
  /// Whether the sheet with the list of scenes is open, in a narrow window.
  private(set) var showsScenes = false
  /// Whether the stage fills the window, as it always does in a narrow one.
  private(set) var isFullWindow = false
  /// Nil for the desktop's setting.
  private(set) var colorScheme: ColorScheme?
  let tuning = SpringTuning()
  let record = StageRecord()
  let recorder = SessionRecorder()
  /// Copies a text to the clipboard.
  @ObservationIgnored var copyText: (String) -> Void = { _ in }

  /// Called with the id of every scene that is shown after the first.
  @ObservationIgnored var onSceneChange: (String) -> Void = { _ in }

  init(showing scene: SceneInfo? = nil) {
    let scene = scene ?? Catalogue.scenes[0]
    self.scene = scene
    stage = StageSession(scene.makeHost)
    record.observe(stage)
    tuning.onChange = { [weak self] in self?.stage.setSpring($0) }
  }

  // MARK: Commands

  func show(_ scene: SceneInfo) {
    guard scene.id != self.scene.id else { return }
    recorder.stop(stage, scene: self.scene.id)
    self.scene = scene
    onSceneChange(scene.id)
    tuning.set(nil)
    let stage = StageSession(scene.makeHost)
    record.observe(stage)
    self.stage = stage
    stage.setSpeed(speed.factor)
    isPaused = false
  }

  /// Shows the scene `offset` positions later in the list, clamped to its ends.
  func showScene(offset: Int) {
    let index = Catalogue.scenes.firstIndex { $0.id == scene.id } ?? 0
    show(Catalogue.scenes[min(max(index + offset, 0), Catalogue.scenes.count - 1)])
  }

  func restart() {
    recorder.stop(stage, scene: scene.id)
    record.clear()
    stage.reset()
  }

  /// Restarts the scene and records it, or ends the recording.
  func toggleRecording() {
    if recorder.isRunning {
      recorder.stop(stage, scene: scene.id)
    } else {
      restart()
      if isPaused { togglePause() }
      recorder.start()
    }
  }

  func togglePause() {
    isPaused.toggle()
    stage.setPaused(isPaused)
  }

  /// Pauses, and shows the next or the previous frame.
  func step(back: Bool = false) {
    isPaused = true
    if back || stage.isScrubbed {
      stage.scrub(byFrames: back ? -1 : 1)
    } else {
      stage.setPaused(true)
      stage.step(by: 1.0 / 60)
    }
  }

  /// Pauses, and shows an earlier time; the present if `time` is not earlier.
  func scrub(to time: Double) {
    isPaused = true
    stage.setPaused(true)
    stage.scrub(to: time)
  }

  func scrub(by seconds: Double) {
    scrub(to: stage.time + seconds)
  }

  func setSpeed(_ speed: PlaybackSpeed) {
    self.speed = speed
    stage.setSpeed(speed.factor)
  }

  func isOn(_ kind: InstrumentKind) -> Bool { !disabledInstruments.contains(kind) }

  func toggle(_ kind: InstrumentKind) {
    disabledInstruments.formSymmetricDifference([kind])
    updateInstruments()
  }

  /// Turns the comparison run and frame measuring on or off, depending on what is visible.
  private func updateInstruments() {
    let showsComparison = panel == .instruments && isOn(.comparison)
    if stage.showsComparison != showsComparison { stage.showsComparison = showsComparison }
    setFrameMeasurement(panel == .instruments && isOn(.frameTime))
  }

  func toggle(_ panel: Panel) {
    withAnimation(.smooth(duration: 0.35)) { self.panel = self.panel == panel ? nil : panel }
  }

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

  /// Closes the topmost sheet or panel. Returns false if none is open.
  func close() -> Bool {
    if showsKeys {
      withAnimation(.smooth(duration: 0.2)) { showsKeys = false }
    } else if showsScenes {
      toggleScenes()
    } else if panel != nil {
      withAnimation(.smooth(duration: 0.35)) { panel = nil }
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
    case .instruments: toggle(.instruments)
    case .source: toggle(.source)
    case .appearance: toggleColorScheme(from: colorScheme)
    case .fullWindow: toggleFullWindow()
    case .record: toggleRecording()
    case .next: showScene(offset: 1)
    case .previous: showScene(offset: -1)
    case .close: return close()
    }
    return true
  }
}
