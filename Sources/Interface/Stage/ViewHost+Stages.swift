// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Motion

extension ViewHost {
  /// Hands an event to the stage that it belongs to; answers whether it is that stage's alone.
  ///
  /// A pointer is a stage's from where it comes down on it until it lifts, a turn of the wheel where it
  /// happens. Keys are offered by `offerToStages`.
  func takenByStage(_ event: InputEvent) -> Bool {
    if stages.isEmpty { return false }
    switch event {
    case .pointer(let sample): return take(sample)
    case .wheel(let sample):
      guard let stage = stage(at: sample.location) else { return false }
      stage.take(event)
      return true
    case .interruption:
      stageGrips.removeAll()
      for stage in stages { stage.take(event) }
      return false
    case .key(let sample):
      // Whoever took the press, a release that nobody waits for does nothing.
      if !sample.isDown { for stage in stages { stage.take(event) } }
      return writesInStage && give(event)
    case .text: return writesInStage && give(event)
    case .resize: return false
    }
  }

  /// Hands a key that nobody here wanted to the stage.
  func offerToStages(_ sample: KeySample) -> Bool {
    sample.isDown && give(.key(sample))
  }

  /// Runs the frames of the hierarchies inside, once their places are known.
  func runStages() {
    if stages.isEmpty { return }
    for stage in stages { stage.run(at: time) }
    activate()
  }

  /// When a stage next wants a frame.
  func nextStageFrame(after time: Double) -> Double? {
    stages.compactMap { $0.session.nextFrame(after: time) }.min()
  }

  /// Where a stage's text is being written, in the window's points.
  var stageTextInputArea: CGRect? {
    stages.lazy.compactMap { stage in
      stage.session.host?.textInputArea?.applying(stage.transformToRoot)
    }.first
  }

  private var writesInStage: Bool { stageTextInputArea != nil }

  private func give(_ event: InputEvent) -> Bool {
    guard let stage = stages.last else { return false }
    stage.take(event)
    return true
  }

  private func take(_ sample: PointerSample) -> Bool {
    let pointer = StageGrip.Pointer(device: sample.device, number: sample.pointer)
    if let grip = stageGrips[pointer] {
      let isOver =
        sample.phase == .cancel || (sample.phase == .up && sample.button == grip.button)
      if isOver { stageGrips[pointer] = nil }
      grip.stage.take(.pointer(sample))
      return true
    }
    if sample.phase == .move { hoverOverStages(sample) }
    guard sample.phase == .down, let stage = stage(at: sample.location) else { return false }
    focus.noteHand(onNothing: true)
    stageGrips[pointer] = StageGrip(stage: stage, button: sample.button)
    stage.take(.pointer(sample))
    return true
  }

  /// A mouse that holds nothing is told to the stages whose views ask for it, also when it has left them.
  private func hoverOverStages(_ sample: PointerSample) {
    let wanting = stages.filter { ($0.session.host?.hover.elements ?? 0) > 0 }
    guard !wanting.isEmpty else { return }
    let under = stage(at: sample.location)
    for stage in wanting {
      var sample = sample
      if stage !== under { sample.location = CGPoint(x: -1e6, y: -1e6) }
      stage.take(.pointer(sample))
    }
  }

  private func stage(at point: CGPoint) -> StageElement? {
    var path = HitPath()
    root?.hit(point, &path)
    return path.leaf as? StageElement
  }
}

/// A stage that a pointer is down on.
struct StageGrip {
  struct Pointer: Hashable {
    var device: PointerSample.Device
    var number: Int
  }

  var stage: StageElement
  /// The button by whose release it ends.
  var button: PointerSample.Button
}

extension StageElement {
  /// Takes an event in the window's points.
  fileprivate func take(_ event: InputEvent) {
    let toRoot = transformToRoot
    guard toRoot.determinant != 0, toRoot.determinant.isFinite else { return }
    let toStage = toRoot.inverted()
    session.take(event.placed { $0.applying(toStage) })
  }
}
