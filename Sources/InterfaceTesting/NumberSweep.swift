// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Interface
package import Motion

/// Shows views of a number for numbers at the edges of `Double`, presses them, drags in them, and notes
/// display lists with numbers that are not finite.
@MainActor
package final class NumberSweep {
  /// The numbers: not finite ones, 0, a negative one, the largest ones and the smallest one.
  package static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -1, 1e308, -1e308, .leastNonzeroMagnitude,
  ]

  /// A sentence for each view and number whose display list is not finite.
  package private(set) var defects: [String] = []

  package init() {}

  /// Shows a view of each number.
  package func check(_ name: String, @ViewBuilder _ view: @escaping (CGFloat) -> some View) {
    for number in Self.numbers {
      drive(name, number, Harness(size: Self.size) { view(CGFloat(number)) })
    }
  }

  /// Shows a view of each number, and animates another one from 1 to the number and back.
  package func checkAnimated(_ name: String, @ViewBuilder _ view: @escaping (CGFloat) -> some View)
  {
    check(name, view)
    for number in Self.numbers {
      let state = StateHarness(CGFloat(1)) { view($0) }
      state.set(CGFloat(number), .spring)
      drive("animated " + name, number, state.harness)
      state.set(1, .linear(duration: 0.1))
      drive(name + ", animated back", number, state.harness)
    }
  }

  /// Moves a view by an animation of each number.
  package func checkAnimation(_ name: String, _ animation: (Double) -> Animation?) {
    for number in Self.numbers {
      let state = StateHarness(CGFloat(0)) { Color.red.offset(x: $0) }
      state.set(50, animation(number))
      drive(name, number, state.harness)
    }
  }

  /// Shows a view, presses it, drags in it, and notes the first display list that is not finite.
  package func drive(_ name: String, _ number: Double, _ harness: Harness) {
    let middle = CGPoint(x: 100, y: 100)
    let steps: [(Harness) -> Void] = [
      { _ in }, { $0.frame() }, { $0.advance(by: 0.05) }, { $0.tap(middle) },
      { $0.drag(from: middle, to: CGPoint(x: 70, y: 60), over: 0.05) }, { $0.advance(by: 0.15) },
    ]
    for step in steps {
      step(harness)
      if let item = harness.list.nonFiniteItem {
        defects.append("\(name) \(number): \(item)")
        return
      }
    }
  }

  private static let size = CGSize(width: 200, height: 200)
}
