// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Interface
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The value of a control that a SwiftUI control draws.
@MainActor
final class ControlModel<Value>: ObservableObject {
  @Published var value: Value
  /// Changes when anything else has changed.
  @Published var revision = 0
  /// Called when a touch has changed the value.
  var onChange: () -> Void = {}
  /// Asked before a touch or a key changes the value, with the new one; true by default.
  var shouldChange: (Value) -> Bool = { _ in true }

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> {
    Binding(
      get: { self.value },
      set: { value in
        guard self.shouldChange(value) else {
          self.revision += 1
          return
        }
        self.value = value
        self.onChange()
      })
  }
}

/// A SwiftUI control with a model.
struct ControlContent<Value, Content: View>: View {
  @ObservedObject var model: ControlModel<Value>
  let content: (Binding<Value>) -> Content

  var body: some View {
    _ = model.revision
    return content(model.binding)
  }
}

extension UIView {
  /// Adds a view that fills this one and shows a SwiftUI control.
  @discardableResult
  func showControl<Value, Content: View>(
    _ model: ControlModel<Value>, @ViewBuilder _ content: @escaping (Binding<Value>) -> Content
  ) -> UIView {
    let host = HostView(AnyView(ControlContent(model: model, content: content)))
    host.frame = bounds
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(host)
    return host
  }
}
