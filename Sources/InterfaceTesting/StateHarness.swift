// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Interface
package import Motion

/// A view of one value, with a harness, whose value a test sets.
@MainActor
package final class StateHarness<Value> {
  package let harness: Harness
  private let change: (Value) -> Void

  /// Shows the view in a window of 200 by 200 points.
  package init<Content: View>(
    _ value: Value, @ViewBuilder content: @escaping (Value) -> Content
  ) {
    let control = StateDrivenView<Value, Content>.Control()
    harness = Harness(size: CGSize(width: 200, height: 200)) {
      StateDrivenView(control, value, content: content)
    }
    change = { control.set($0) }
  }

  /// Sets the value and runs the frame that applies it.
  package func set(_ value: Value) {
    change(value)
    harness.frame()
  }

  /// Sets the value with an animation and runs the frame that applies it.
  package func set(_ value: Value, _ animation: Animation?) {
    withAnimation(animation) { change(value) }
    harness.frame()
  }

  /// The presented centers of all filled rectangles, back to front.
  package var centers: [CGPoint] { harness.list.fillCenters }

  /// The x coordinate of the first center; NaN if nothing is filled.
  package var x: CGFloat { centers.first?.x ?? .nan }
}
