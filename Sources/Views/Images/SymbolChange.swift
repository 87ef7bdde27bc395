// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// An animated replacement of one symbol by another: the old one fades out, then the new one fades
/// in.
struct SymbolChange {
  let old: SymbolShape
  let oldSize: CGFloat
  /// Whether the symbols scale as well as fade, one after the other; without it they cross-fade.
  let scales: Bool
  private var progress = AnimatedValue(0.0)

  init(from old: SymbolShape, size: CGFloat, scales: Bool) {
    self.old = old
    oldSize = size
    self.scales = scales
  }

  /// Starts the animation. Returns whether there is anything to animate.
  mutating func start(_ pass: UpdatePass) -> Bool {
    var pass = pass
    // A scaled replacement has its own animation, whether the pass is animated or not.
    if scales { pass.transaction.animation = .spring(duration: 0.35) }
    return progress.set(1, pass)
  }

  mutating func sample(at time: Double) -> Bool { progress.sample(at: time) }

  mutating func cancel() { progress.cancel() }

  /// The opacities of the old and the new symbol, from 0 to 1.
  var opacities: (old: Double, new: Double) {
    let value = min(max(progress.presented, 0), 1)
    return scales ? (max(0, 1 - 2 * value), max(0, 2 * value - 1)) : (1 - value, value)
  }

  /// The scale of a symbol at an opacity.
  func scale(_ opacity: Double) -> CGFloat { scales ? 0.5 + 0.5 * opacity : 1 }
}
