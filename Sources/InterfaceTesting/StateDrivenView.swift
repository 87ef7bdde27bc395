// Part of Snapback, under the MIT licence; see LICENSE.

package import Interface

/// A view whose state a test sets from outside.
package struct StateDrivenView<Value, Content: View>: View {
  @MainActor
  package final class Control {
    /// Sets the state; does nothing until the view has been evaluated.
    package var set: (Value) -> Void = { _ in }

    package init() {}
  }

  let control: Control
  let content: (Value) -> Content
  @State private var value: Value

  init(_ control: Control, _ value: Value, @ViewBuilder content: @escaping (Value) -> Content) {
    self.control = control
    self.content = content
    _value = State(initialValue: value)
  }

  package var body: some View {
    control.set = { value = $0 }
    return content(value)
  }
}
