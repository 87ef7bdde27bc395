// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
package import Drawing
import Foundation
import Gestures
import Motion

/// A frame, from input events to a display list.
///
/// The stages run in order. Two of them run others. Callbacks of gestures and timers apply the changes of
/// objects at once, with a pass of views and layout, so that the changes during a touch and the animation at
/// its release are separate. And a pass repeats views and layout while views read values that layout has
/// changed.
extension ViewHost {
  /// Runs the pipeline for the frame at `time`, in seconds. Times never decrease.
  package func frame(at time: Double) -> DisplayList {
    FrameContext.withFrame(of: self) {
      guard let update = rootUpdate.take() else { return runStages(at: time) }
      ValueComparison.isSuspended = true
      defer { ValueComparison.isSuspended = false }
      isInPass = true
      update(pass(at: time))
      isInPass = false
      return runStages(at: time)
    }
  }

  private func runStages(at time: Double) -> DisplayList {
    self.time = time
    resetCounters()
    let isQuiet = !needsDisplay && changes.isEmpty
    recognizeGestures()
    runTimers()
    runDeferredActions()
    stageEnded(.gestures)
    let isOnlyAnimating = isQuiet && !needsDisplay && changes.isEmpty && invalidNodes.isEmpty
    sampleAnimations(at: time)
    stageEnded(.animation)
    runPass([], at: time)
    runChanges(at: time)
    runServices()
    // Actions after the last pass may have moved a viewport to rows that are not created.
    if needsLayout { runPass([], at: time) }
    if isQuiet { snapToPixels() }
    needsDisplay = false
    let list = displayList()
    stageEnded(.list)
    if isOnlyAnimating, isEndless {
      endlessDisplay.endFrame(list, at: time)
    } else {
      endlessDisplay.reset()
    }
    return list
  }

  /// Translates events to touches and touches to phases of gestures, whose callbacks set state.
  private func recognizeGestures() {
    for event in events {
      needsDisplay = true
      if case .resize(time: _, let size, let scale) = event { resize(to: size, scale: scale) }
      applyObjectChanges()
      let event = event.withTime(noLaterThan: time)
      advanceTime(to: event.time)
      updateHover(event)
      guard let event = eventAfterServices(event) else { continue }
      if case .key(let sample) = event {
        touchSource.keyboardLocation = touchedLocation
        if handleUnclaimed(sample) { continue }
      }
      handle(touchSource.touches(for: event))
    }
    events.removeAll(keepingCapacity: true)
    advanceTime(to: time)
    handle(touchSource.touches(at: time))
    gestures.deliverMotions()
    hover.update { root?.hit($0, &$1) }
  }

  /// Runs the services of modules above the view core, after layout.
  private func runServices() {
    if services.isEmpty { return }
    for service in services { service.run(at: time) }
  }

  /// Runs the timers that are due.
  private func runTimers() {
    applyObjectChanges()
    timers.advance(to: time)
  }

  /// Runs the actions that were deferred to this frame.
  private func runDeferredActions() {
    let actions = nextFrameActions
    nextFrameActions.removeAll()
    for action in actions { action() }
  }

  /// Applies the changes of state, in order, with a pass for each transaction or group. If passes make more than 128
  /// changes in a frame, these have one pass, and so have those that wait for the next frame: each pass can make as many
  /// again.
  func runChanges(at time: Double) {
    var count = 0
    for round in 0..<ViewHost.passLimit {
      guard !changes.isEmpty else { return }
      if round > 0 { count += changes.count }
      if count > 128 { group(changes.indices) }
      hasObjectChanges = false
      var pending = changes[...]
      changes.removeAll()
      while let first = pending.first {
        let batch = pending.prefix {
          first.group == 0 ? $0.transaction.id == first.transaction.id : $0.group == first.group
        }
        pending = pending.dropFirst(batch.count)
        runPass(batch, at: time)
        endPass(of: batch, pending)
      }
    }
    group(changes.indices)
  }

  /// Notifies the completions of transactions that have no more changes.
  private func endPass(of batch: ArraySlice<StateChange>, _ pending: ArraySlice<StateChange>) {
    var last: AnimationCompletion?
    for change in batch {
      guard let completion = change.transaction.completion, completion !== last else { continue }
      last = completion
      if !pending.contains(where: { $0.transaction.completion === completion }) {
        completion.passEnded()
      }
    }
  }

  /// Applies the changes of one transaction, and updates views and layout.
  private func runPass(_ batch: ArraySlice<StateChange>, at time: Double) {
    isInPass = true
    defer {
      isInPass = false
      nodeTransactions = nil
    }
    var pass = pass(at: time)
    if !batch.isEmpty { for service in services { service.changesBegin(pass) } }
    pass.transaction = apply(batch)
    for _ in 0..<ViewHost.passLimit {
      updateViews(pass)
      stageEnded(.views)
      layOut(pass)
      updateGeometryReaders()
      stageEnded(.layout)
      // Views that read their geometry or preferences are evaluated again in the same pass.
      let isUpToDate = !updatePreferenceReaders(pass)
      if isUpToDate, invalidNodes.isEmpty, !needsLayout { break }
    }
    let actions = afterPassActions
    afterPassActions.removeAll()
    // Actions of one transaction change the views together: otherwise 40 rows that appear at once, and change a state,
    // have 40 passes.
    var shared: [(original: Transaction, own: Transaction)] = []
    for (transaction, action) in actions {
      let known = shared.first { $0.original.isSame(as: transaction) }
      let own = known?.own ?? transaction.renewed
      if known == nil { shared.append((transaction, own)) }
      FrameContext.withTransaction(own, action)
    }
  }

  /// Applies the changes of a pass, and returns its transaction.
  private func apply(_ batch: ArraySlice<StateChange>) -> Transaction {
    guard let first = batch.first else { return Transaction() }
    guard first.group != 0 else {
      for change in batch { change.apply() }
      return first.transaction
    }
    nodeTransactions = NodeTransactions(first.transaction)
    for change in batch {
      nodeTransactions?.begin(change.transaction)
      change.apply()
    }
    return nodeTransactions?.common ?? first.transaction
  }

  /// Evaluates the invalid nodes, outer ones first.
  private func updateViews(_ pass: UpdatePass) {
    for _ in 0..<ViewHost.passLimit {
      guard !invalidNodes.isEmpty else { return }
      needsDisplay = true
      let nodes = invalidNodes.sorted { $0.depth < $1.depth }
      invalidNodes.removeAll(keepingCapacity: true)
      for node in nodes where node.isInvalid && !node.isDismantled {
        node.refresh(ownPass(of: node, in: pass) ?? adjusted(pass, for: node))
      }
    }
  }

  /// Updates all animated values to the frame's time.
  private func sampleAnimations(at time: Double) {
    resetLayoutAnimating()
    endlessDisplay.beginFrame()
    for (key, object) in animating {
      needsDisplay = true
      if !object.sample(at: time) { animating[key] = nil }
    }
  }

  /// Lays out all views if the layout is invalid, and again if a service needs it.
  private func layOut(_ pass: UpdatePass) {
    guard needsLayout else { return }
    needsLayout = false
    needsDisplay = true
    root?.layOut(in: size, pass)
    var isRepeated = false
    for service in services where service.laidOut(pass) { isRepeated = true }
    guard isRepeated else { return }
    needsLayout = false
    root?.layOut(in: size, pass.unanimated)
  }

  /// Whether the running animations repeat for ever.
  private var isEndless: Bool {
    endlessDisplay.count > 0 && endlessDisplay.count == animating.count
  }

  private func displayList() -> DisplayList {
    var builder = DisplayListBuilder(size: size, background: background)
    if isEndless {
      // What is outside of the window does not keep it awake.
      builder.withVisibleRect(CGRect(origin: .zero, size: size)) { root?.render(&$0) }
    } else {
      root?.render(&builder)
    }
    builder.drawTouchIndicators(for: touchSource.down)
    return builder.list
  }

  /// The number of times per frame that views may be updated because of an update. Further changes
  /// wait for the next frame, so that a body that sets state cannot hang the window.
  private static var passLimit: Int { 4 }
}
