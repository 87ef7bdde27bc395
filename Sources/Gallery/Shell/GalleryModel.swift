// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Interface
import Snapback

/// What the gallery shows: which scene, at what speed, and what lies beside it.
@Observable
final class GalleryModel {
  /// What may lie at the side of the stage.
  enum Side {
    case instruments, source
  }

  private(set) var scene: SceneInfo
  /// The stage that it plays on.
  private(set) var stage: StageSession {
    didSet { followSwitches() }
  }
  private(set) var speed = Speed.full
  private(set) var isPaused = false
  var side: Side? {
    didSet { followSwitches() }
  }
  /// The instruments that are switched off.
  private(set) var off: Set<InstrumentKind> = [.cost]
  let costs = FrameCosts()
  /// Says whether somebody looks at what frames cost.
  @ObservationIgnored var measure: (Bool) -> Void = { _ in }
  var showsKeys = false
  /// Whether the list of scenes lies over the stage, in a narrow window.
  private(set) var showsScenes = false
  /// Whether the stage has the whole of a window that is not narrow, too.
  private(set) var isWhole = false
  /// Nil for what the desktop prefers.
  private(set) var scheme: ColorScheme?
  let tuning = SpringTuning()
  let record = StageRecord()
  let recorder = SessionRecorder()
  /// Puts a text where other programs find it.
  @ObservationIgnored var copy: (String) -> Void = { _ in }

  /// Told of every scene that is shown after the first.
  @ObservationIgnored var whenShowing: (String) -> Void = { _ in }

  init(showing scene: SceneInfo? = nil) {
    let scene = scene ?? Catalogue.scenes[0]
    self.scene = scene
    stage = StageSession(scene.makeHost)
    record.follow(stage)
    tuning.whenChanged = { [weak self] in self?.stage.setSpring($0) }
  }

  // MARK: What the hand can ask for

  func show(_ scene: SceneInfo) {
    guard scene.id != self.scene.id else { return }
    recorder.stop(stage, scene: self.scene.id)
    self.scene = scene
    whenShowing(scene.id)
    tuning.set(nil)
    let stage = StageSession(scene.makeHost)
    record.follow(stage)
    self.stage = stage
    stage.setSpeed(speed.factor)
    isPaused = false
  }

  /// Shows the scene that comes so many places later; there is no going past the ends.
  func move(by places: Int) {
    let index = Catalogue.scenes.firstIndex { $0.id == scene.id } ?? 0
    show(Catalogue.scenes[min(max(index + places, 0), Catalogue.scenes.count - 1)])
  }

  func reset() {
    recorder.stop(stage, scene: scene.id)
    record.clear()
    stage.reset()
  }

  /// Begins again and records, or ends that.
  func toggleRecording() {
    if recorder.isRunning {
      recorder.stop(stage, scene: scene.id)
    } else {
      reset()
      if isPaused { togglePause() }
      recorder.start()
    }
  }

  func togglePause() {
    isPaused.toggle()
    stage.setPaused(isPaused)
  }

  /// A frame's time further, or a frame back; stops first.
  func step(back: Bool = false) {
    isPaused = true
    if back || stage.isScrubbed {
      stage.scrub(byFrames: back ? -1 : 1)
    } else {
      stage.setPaused(true)
      stage.step(by: 1.0 / 60)
    }
  }

  /// Looks back at a time of the stage's, and stops; the present, from its time on.
  func scrub(to time: Double) {
    isPaused = true
    stage.setPaused(true)
    stage.scrub(to: time)
  }

  func scrub(by seconds: Double) {
    scrub(to: stage.time + seconds)
  }

  func run(at speed: Speed) {
    self.speed = speed
    stage.setSpeed(speed.factor)
  }

  func isOn(_ kind: InstrumentKind) -> Bool { !off.contains(kind) }

  func toggle(_ kind: InstrumentKind) {
    off.formSymmetricDifference([kind])
    followSwitches()
  }

  private func followSwitches() {
    let showsGhost = side == .instruments && isOn(.ghost)
    if stage.showsGhost != showsGhost { stage.showsGhost = showsGhost }
    measure(side == .instruments && isOn(.cost))
  }

  func toggle(_ side: Side) {
    withAnimation(.smooth(duration: 0.35)) { self.side = self.side == side ? nil : side }
  }

  func toggleScenes() {
    withAnimation(.smooth(duration: 0.35)) { showsScenes.toggle() }
  }

  func toggleWhole() {
    isWhole.toggle()
    if !isWhole, showsScenes { toggleScenes() }
  }

  func toggleScheme(from shown: ColorScheme) {
    scheme = shown == .dark ? .light : .dark
  }

  func close() -> Bool {
    if showsKeys {
      withAnimation(.smooth(duration: 0.2)) { showsKeys = false }
    } else if showsScenes {
      toggleScenes()
    } else if side != nil {
      withAnimation(.smooth(duration: 0.35)) { side = nil }
    } else if isWhole {
      toggleWhole()
    } else {
      return false
    }
    return true
  }

  /// Takes a key; answers whether it does something.
  func take(_ key: ShellKey, shown: ColorScheme) -> Bool {
    switch key {
    case .help: withAnimation(.smooth(duration: 0.2)) { showsKeys.toggle() }
    case .reset: reset()
    case .pause: togglePause()
    case .frameBack: step(back: true)
    case .frameForward: step()
    case .faster: run(at: speed.faster)
    case .slower: run(at: speed.slower)
    case .instruments: toggle(.instruments)
    case .source: toggle(.source)
    case .appearance: toggleScheme(from: shown)
    case .whole: toggleWhole()
    case .record: toggleRecording()
    case .next: move(by: 1)
    case .previous: move(by: -1)
    case .close: return close()
    }
    return true
  }
}

/// How fast a scene runs.
nonisolated enum Speed: CaseIterable {
  case full, half, fifth, tenth, twentieth

  var factor: Double { 1 / Double(divisor) }

  var name: String { divisor == 1 ? "1×" : "1/\(divisor)" }

  var faster: Speed { neighbour(-1) }
  var slower: Speed { neighbour(1) }

  private var divisor: Int {
    switch self {
    case .full: 1
    case .half: 2
    case .fifth: 5
    case .tenth: 10
    case .twentieth: 20
    }
  }

  private func neighbour(_ places: Int) -> Speed {
    let all = Speed.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[min(max(index + places, 0), all.count - 1)]
  }
}
