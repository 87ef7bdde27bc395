// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// One symbol on its way to another: the one goes, then the other comes.
struct SymbolChange {
  let old: SymbolShape
  let oldSize: CGFloat
  /// Whether they grow and shrink as well as fade.
  let scales: Bool
  private var progress = AnimatedValue(0.0)

  init(from old: SymbolShape, size: CGFloat, scales: Bool) {
    self.old = old
    oldSize = size
    self.scales = scales
  }

  /// Begins to move; answers whether there is a way to go.
  mutating func start(_ pass: UpdatePass) -> Bool {
    var pass = pass
    // Symbols have their own time for this, whether the change is animated or not.
    if scales { pass.transaction.animation = .spring(duration: 0.35) }
    return progress.set(1, pass)
  }

  mutating func sample(at time: Double) -> Bool { progress.sample(at: time) }

  mutating func cancel() { progress.cancel() }

  /// How much is there of the one that goes, and of the one that comes, from 0 to 1.
  var shares: (old: Double, new: Double) {
    let value = min(max(progress.presented, 0), 1)
    return scales ? (max(0, 1 - 2 * value), max(0, 2 * value - 1)) : (1 - value, value)
  }

  /// How big what is there to a share is.
  func scale(_ share: Double) -> CGFloat { scales ? 0.5 + 0.5 * share : 1 }
}
