// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback

/// A view whose state a test changes from outside.
struct Remote<Value, Content: View>: View {
  @MainActor
  final class Control {
    /// Changes the state; set once the view has been evaluated.
    var set: (Value) -> Void = { _ in }
  }

  let control: Control
  let content: (Value) -> Content
  @State private var value: Value

  init(_ control: Control, _ value: Value, @ViewBuilder content: @escaping (Value) -> Content) {
    self.control = control
    self.content = content
    _value = State(initialValue: value)
  }

  var body: some View {
    control.set = { value = $0 }
    return content(value)
  }
}

/// Shows a view made of a value, and lets a test set the value.
@MainActor
final class RemoteStage<Value> {
  let harness: Harness
  private let change: (Value) -> Void

  init<Content: View>(_ value: Value, @ViewBuilder content: @escaping (Value) -> Content) {
    let control = Remote<Value, Content>.Control()
    harness = Harness(size: CGSize(width: 200, height: 200)) {
      Remote(control, value, content: content)
    }
    change = { control.set($0) }
  }

  /// Sets the value and runs the frame in which it counts.
  func set(_ value: Value) {
    change(value)
    harness.frame()
  }

  func set(_ value: Value, _ animation: Animation?) {
    withAnimation(animation) { change(value) }
    harness.frame()
  }

  /// Where the middles of everything filled are seen.
  var centres: [CGPoint] { harness.list.fillCentres }
  var x: CGFloat { centres.first?.x ?? .nan }
}
