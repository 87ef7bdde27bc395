// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
import Foundation
import Gestures
import Motion

/// A frame, from what the hand did to what is seen. Each stage has its folder; none calls a later one.
extension ViewHost {
  /// Runs the pipeline for the frame at `time`, in seconds.
  package func frame(at time: Double) -> DisplayList {
    activate()
    counters = FrameCounters()
    recognizeGestures()
    runChanges(at: time)
    sampleAnimations(at: time)
    updateViews(pass(at: time))
    layOut(pass(at: time))
    needsDisplay = false
    return displayList()
  }

  /// Events become touches, touches become phases, phases run callbacks, callbacks set state.
  private func recognizeGestures() {
    for event in events {
      needsDisplay = true
      if case .resize(time: _, let size, let scale) = event { resize(to: size, scale: scale) }
      for touch in touchSource.touches(for: event) {
        gestures.handle(touch) { point in hitGestures(at: point) }
      }
    }
    events.removeAll(keepingCapacity: true)
    gestures.deliverMotions()
  }

  /// Every transaction's changes get a pass of their own, in order.
  private func runChanges(at time: Double) {
    for _ in 0..<ViewHost.passLimit {
      guard !changes.isEmpty else { return }
      var waiting = changes
      changes.removeAll()
      while !waiting.isEmpty { runPass(&waiting, at: time) }
    }
  }

  private func runPass(_ waiting: inout [StateChange], at time: Double) {
    needsDisplay = true
    let transaction = waiting[0].transaction
    let count = waiting.firstIndex { $0.transaction.id != transaction.id } ?? waiting.count
    for change in waiting[..<count] { change.apply() }
    waiting.removeFirst(count)
    var pass = pass(at: time)
    pass.transaction = transaction
    updateViews(pass)
    layOut(pass)
    transaction.completion?.passEnded()
  }

  /// Evaluates the bodies that read what has changed, outer ones first.
  private func updateViews(_ pass: UpdatePass) {
    for _ in 0..<ViewHost.passLimit {
      guard !invalidNodes.isEmpty else { return }
      needsDisplay = true
      let nodes = invalidNodes.sorted { $0.depth < $1.depth }
      invalidNodes.removeAll(keepingCapacity: true)
      for node in nodes where node.isInvalid && !node.isDismantled { node.refresh(pass) }
    }
  }

  /// Takes the values of the time for everything that moves.
  private func sampleAnimations(at time: Double) {
    for (key, object) in animating {
      needsDisplay = true
      if !object.sample(at: time) { animating[key] = nil }
    }
  }

  private func layOut(_ pass: UpdatePass) {
    guard needsLayout else { return }
    needsLayout = false
    needsDisplay = true
    root?.layOut(in: size, pass)
  }

  private func displayList() -> DisplayList {
    let scheme = root?.colorScheme ?? .light
    var painter = Painter(size: size, background: scheme == .light ? .white : .black)
    root?.render(&painter)
    return painter.list
  }

  private func hitGestures(at point: CGPoint) -> [GestureElement] {
    var path = HitPath()
    root?.hit(point, &path)
    return path.gestures
  }

  /// How often views may change state because of a change, within a frame; the rest waits for the next,
  /// so that a body that sets state cannot hang the window.
  private static var passLimit: Int { 4 }
}
