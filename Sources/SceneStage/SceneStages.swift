// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Gestures
import Motion
import Scrolling
@_spi(ViewTree) import ViewCore

/// The nested scenes of a host: routes events to them, and runs their frames.
@MainActor
final class SceneStages: HostService {
  static let order = 0

  private unowned let host: ViewHost
  /// The stages of the host, back to front.
  private var stages: [StageElement] = []
  /// The stages that pointers are down on.
  private var captures: [StageCapture.Pointer: StageCapture] = [:]

  init(_ host: ViewHost) {
    self.host = host
  }

  func add(_ stage: StageElement) {
    stages.append(stage)
  }

  func remove(_ stage: StageElement) {
    stages.removeAll { $0 === stage }
  }

  /// Sends an event to the stage that it belongs to, and returns nil if it concerns nothing else.
  ///
  /// A stage receives a pointer's events from its press over the stage until its release, and the
  /// wheel's over the stage. It is offered keys that nothing else has handled, all keys while its
  /// text is being edited, and characters for which its focused view has a handler.
  func handle(_ event: InputEvent) -> InputEvent? {
    if stages.isEmpty { return event }
    switch event {
    case .pointer(let sample): return route(sample) ? nil : event
    case .wheel(let sample):
      guard let stage = stage(at: sample.location) else { return event }
      stage.send(event)
      return nil
    case .interruption:
      captures.removeAll()
      for stage in stages { stage.send(event) }
      return event
    case .key(let sample):
      // All stages see a release, wherever the press went: without a press before, it does nothing.
      if !sample.isDown { for stage in stages { stage.send(event) } }
      let isForFrontStage = isEditingText || sample.isCharacter && isHandledInFront(sample)
      return isForFrontStage && sendToFront(event) ? nil : event
    case .text: return isEditingText && sendToFront(event) ? nil : event
    case .resize: return event
    }
  }

  func handleUnclaimed(_ sample: KeySample) -> Bool { sendToFront(.key(sample)) }

  func run(at time: Double) {
    for stage in stages { stage.run(at: time) }
  }

  func nextFrame(after time: Double) -> Double? {
    stages.compactMap { $0.session.nextFrame(after: time) }.min()
  }

  var textInputArea: CGRect? {
    stages.lazy.compactMap { stage in
      stage.session.host?.textInputArea?.applying(stage.transformToRoot)
    }.first
  }

  /// The shape in the stage that a pointer is down on, or else in the one under the mouse.
  var pointerShape: PointerShape? {
    if let capture = captures.first(where: { $0.key.device == .mouse })?.value {
      return capture.stage.session.host?.pointerShape
    }
    if host.hover.isPressed { return nil }
    return stages.lazy.compactMap { $0.session.host?.pointerShape }.first
  }

  /// Returns whether the focused view of the front stage has a handler for a key: it precedes the shortcuts of
  /// the program.
  private func isHandledInFront(_ sample: KeySample) -> Bool {
    sample.isDown && stages.last?.session.hasHandler(for: sample) == true
  }

  private var isEditingText: Bool { textInputArea != nil }

  private func sendToFront(_ event: InputEvent) -> Bool {
    guard let stage = stages.last else { return false }
    stage.send(event)
    return true
  }

  private func route(_ sample: PointerSample) -> Bool {
    let pointer = StageCapture.Pointer(device: sample.device, number: sample.pointer)
    if let capture = captures[pointer] {
      let isOver =
        sample.phase == .cancel || (sample.phase == .up && sample.button == capture.button)
      if isOver { captures[pointer] = nil }
      capture.stage.send(.pointer(sample))
      return true
    }
    if sample.phase == .move { sendHover(sample) }
    guard sample.phase == .down, let stage = stage(at: sample.location) else { return false }
    host.focus.noteTouch(onBackground: true)
    captures[pointer] = StageCapture(stage: stage, button: sample.button)
    stage.send(.pointer(sample))
    return true
  }

  /// Sends a move without a button to the stages with views that track hovering, also when it has
  /// left them.
  private func sendHover(_ sample: PointerSample) {
    let tracking = stages.filter { ($0.session.host?.hover.elementCount ?? 0) > 0 }
    guard !tracking.isEmpty else { return }
    let under = stage(at: sample.location)
    for stage in tracking {
      var sample = sample
      if stage !== under { sample.location = CGPoint(x: -1e6, y: -1e6) }
      stage.send(.pointer(sample))
    }
  }

  private func stage(at point: CGPoint) -> StageElement? {
    var path = HitPath()
    host.root?.hit(point, &path)
    return path.leaf as? StageElement
  }
}

extension KeySample {
  /// Whether the key is that of a character, without modifiers other than Shift.
  fileprivate var isCharacter: Bool { key.count == 1 && modifiers.isSubset(of: .shift) }
}

/// A stage that a pointer is down on.
private struct StageCapture {
  struct Pointer: Hashable {
    var device: PointerSample.Device
    var number: Int
  }

  var stage: StageElement
  /// The button whose release ends it.
  var button: PointerSample.Button
}

extension StageElement: NestedFocus {
  package func hasTabStop(back: Bool) -> Bool { session.hasTabStop(back: back) }
  package func handle(_ sample: KeySample) { session.handle(.key(sample)) }
  package func unfocus() { session.unfocus() }

  /// Sends an event, whose positions are in the window's points, to the views inside.
  fileprivate func send(_ event: InputEvent) {
    let toRoot = transformToRoot
    guard toRoot.determinant != 0, toRoot.determinant.isFinite else { return }
    let toStage = toRoot.inverted()
    session.handle(event.mapLocation { $0.applying(toStage) })
  }
}
