// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(SwiftUI) import Observation

/// Stands for one node among the observers of the objects that it reads, so that they can be told when it
/// reads them no more.
///
/// The Observation module ends a tracking when the tracked thing changes. So every tracking of the node also
/// reads this mark, and ends when that "changes".
final class ReadMark: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var mark: Bool {
    registrar.access(self, keyPath: \.mark)
    return true
  }

  func read() {
    _ = mark
  }

  /// Ends the trackings that read this.
  func end() {
    ReadMark.ending = self
    registrar.willSet(self, keyPath: \.mark)
    ReadMark.ending = nil
  }

  /// Whether a tracking was told of this mark only, and not of a change.
  func isMeant(by tracking: ObservationTracking) -> Bool? {
    guard tracking.changed == \ReadMark.mark else { return nil }
    return ReadMark.ending === self
  }

  // Bodies are evaluated, and marks ended, on the main thread alone.
  nonisolated(unsafe) private static weak var ending: ReadMark?
}

extension Evaluation {
  /// Runs `body`; when a property of an `@Observable` object that it reads changes, the node is evaluated
  /// again.
  static func observe<Result>(_ node: Node, _ body: () -> Result) -> Result {
    withObservationTracking {
      guard let mark = node.readMark else {
        // Asks for a handler only if something was read; from then on the node has a mark.
        let result = withObservationTracking(body, onChange: makeMark(node))
        node.readMark?.read()
        return result
      }
      mark.read()
      return body()
    } willSet: { [weak node] tracking in
      guard isMainThread else { return }
      MainActor.unsafelyAssumed {
        guard let node, let mark = node.readMark else { return tracking.cancel() }
        switch mark.isMeant(by: tracking) {
        case true?: tracking.cancel()
        case false?: break
        case nil: node.noteObjectChange()
        }
      }
    } didSet: { [weak node] _ in
      // From another thread only what has been changed is worth a look.
      guard !isMainThread else { return }
      DispatchQueue.main.async { node?.noteObjectChange() }
    }
  }

  private static func makeMark(_ node: Node) -> @Sendable () -> Void {
    node.readMark = ReadMark()
    return {}
  }
}

extension Node {
  /// An object that the node reads changes, in the current transaction.
  ///
  /// The node is evaluated once for all that changes before the next pass, and in the pass of the first
  /// change that is animated if one is: objects are read as they are, not as they were.
  final func noteObjectChange() {
    let transaction = Transaction.current
    if let waiting = objectChange, waiting.isAnimated || !transaction.isAnimated { return }
    objectChange = transaction
    host.hasObjectChanges = true
    host.enqueue(
      StateChange(transaction: transaction) { [weak self] in
        guard let self, objectChange?.id == transaction.id else { return }
        objectChange = nil
        invalidate()
      })
  }
}

extension ViewHost {
  /// Brings the views up to date with objects that have changed, before something else happens in the same
  /// frame: what follows a hand and what starts when it lets go are to be seen one after the other.
  func showObjectChanges() {
    guard hasObjectChanges, !isInPass, Evaluation.current == nil else { return }
    runChanges(at: time)
  }
}
