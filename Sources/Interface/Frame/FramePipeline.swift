// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
package import Drawing
import Foundation
import Gestures
import Motion

/// A frame, from what the hand did to what is seen. Each stage has its folder; none calls a later one.
extension ViewHost {
  /// Runs the pipeline for the frame at `time`, in seconds.
  package func frame(at time: Double) -> DisplayList {
    activate()
    self.time = time
    counters = FrameCounters()
    let isQuiet = !needsDisplay && changes.isEmpty
    recognizeGestures()
    runTimers()
    runDeferredActions()
    ended(.gestures)
    sampleAnimations(at: time)
    ended(.animation)
    runPass([], at: time)
    runChanges(at: time)
    runStages()
    if isQuiet { comeToRest() }
    needsDisplay = false
    let list = displayList()
    ended(.list)
    return list
  }

  /// Events become touches, touches become phases, phases run callbacks, callbacks set state.
  private func recognizeGestures() {
    for event in events {
      needsDisplay = true
      if case .resize(time: _, let size, let scale) = event { resize(to: size, scale: scale) }
      showObjectChanges()
      let event = event.happening(by: time)
      passTime(to: event.time)
      noteHover(event)
      if takenByStage(event) { continue }
      if takeKeyboard(event) { continue }
      handle(touchSource.touches(for: turningScrollViews(event)))
    }
    events.removeAll(keepingCapacity: true)
    passTime(to: time)
    handle(touchSource.touches(at: time))
    gestures.deliverMotions()
    hover.update { root?.hit($0, &$1) }
  }

  /// What waited for a time that has come.
  private func runTimers() {
    showObjectChanges()
    timers.advance(to: time)
  }

  /// What was put off until this frame.
  private func runDeferredActions() {
    let actions = nextFrameActions
    nextFrameActions.removeAll()
    for action in actions { action() }
  }

  /// Every transaction's changes get a pass of their own, in order.
  func runChanges(at time: Double) {
    for _ in 0..<ViewHost.passLimit {
      guard !changes.isEmpty else { return }
      hasObjectChanges = false
      var waiting = changes[...]
      changes.removeAll()
      while let first = waiting.first {
        let batch = waiting.prefix { $0.transaction.id == first.transaction.id }
        waiting = waiting.dropFirst(batch.count)
        runPass(batch, at: time)
        let completion = first.transaction.completion
        if !waiting.contains(where: { $0.transaction.completion === completion }) {
          completion?.passEnded()
        }
      }
    }
  }

  /// Makes the changes of one transaction, and brings views and layout up to date with them.
  private func runPass(_ batch: ArraySlice<StateChange>, at time: Double) {
    isInPass = true
    defer { isInPass = false }
    for change in batch { change.apply() }
    var pass = pass(at: time)
    if let first = batch.first { pass.transaction = first.transaction }
    for _ in 0..<ViewHost.passLimit {
      updateViews(pass)
      ended(.views)
      layOut(pass)
      checkPlaces()
      ended(.layout)
      // Views that read where they are, or what those inside prefer, are evaluated again in the same pass.
      let isSettled = !settlePreferences(pass)
      if isSettled, invalidNodes.isEmpty, !needsLayout { break }
    }
    let actions = afterPassActions
    afterPassActions.removeAll()
    for (transaction, action) in actions { withTransaction(transaction, action) }
  }

  /// Evaluates the bodies that read what has changed, outer ones first.
  private func updateViews(_ pass: UpdatePass) {
    for _ in 0..<ViewHost.passLimit {
      guard !invalidNodes.isEmpty else { return }
      needsDisplay = true
      let nodes = invalidNodes.sorted { $0.depth < $1.depth }
      invalidNodes.removeAll(keepingCapacity: true)
      for node in nodes where node.isInvalid && !node.isDismantled {
        node.refresh(adjusted(pass, for: node))
      }
    }
  }

  /// Takes the values of the time for everything that moves.
  private func sampleAnimations(at time: Double) {
    forgetLayoutMoves()
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
    guard followMatches(pass) else { return }
    needsLayout = false
    root?.layOut(in: size, pass.unanimated)
  }

  private func displayList() -> DisplayList {
    let scheme = root?.colorScheme ?? .light
    var painter = Painter(size: size, background: scheme == .light ? .white : .black)
    root?.render(&painter)
    painter.drawDots(for: touchSource.down)
    return painter.list
  }

  /// How often views may change state because of a change, within a frame; the rest waits for the next,
  /// so that a body that sets state cannot hang the window.
  private static var passLimit: Int { 4 }
}
