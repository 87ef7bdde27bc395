// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
@_spi(ViewTree) import Controls
import Interface
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The state of an alert that its SwiftUI view shows.
@MainActor
final class AlertModel: ObservableObject {
  unowned let alert: UIAlertController
  @Published var isDismissed = false
  /// Changes when the texts, buttons or fields have changed.
  @Published var revision = 0

  init(_ alert: UIAlertController) { self.alert = alert }
}

/// The card of an alert, which is that of SwiftUI's.
struct AlertContent: View {
  @ObservedObject var model: AlertModel
  @State private var isShown = false

  var body: some View {
    let alert = model.alert
    DialogLayer(
      style: alert.preferredStyle == .alert ? .alert : .sheet,
      isShown: isShown && !model.isDismissed, title: text(alert.title),
      actions: AnyView(actions(alert)),
      message: text(alert.message).map { AnyView($0) }, addsButtons: false,
      dismiss: { alert.finish() }
    )
    .onAppear { isShown = true }
  }

  private func text(_ string: String?) -> Text? {
    string.flatMap { $0.isEmpty ? nil : Text(verbatim: $0) }
  }

  @ViewBuilder private func actions(_ alert: UIAlertController) -> some View {
    ForEach(alert.fields.map { AlertItem($0) }) { AlertField(field: $0.object) }
    ForEach(alert.actions.map { AlertItem($0) }) { item in
      let action = item.object
      Button(role: action.role, action: { alert.press(action) }) {
        Text(verbatim: action.title ?? "")
      }
      .disabled(!action.isEnabled)
      .keyboardShortcut(alert.preferredAction === action ? .defaultAction : nil)
    }
  }
}

/// An object in a `ForEach`.
private struct AlertItem<Object: AnyObject>: Identifiable {
  let object: Object
  var id: ObjectIdentifier { ObjectIdentifier(object) }

  init(_ object: Object) { self.object = object }
}

/// A field of an alert, which exists before its view.
private struct AlertField: UIViewRepresentable {
  let field: UITextField

  func makeUIView(context: Context) -> UITextField { field }
  func updateUIView(_ uiView: UITextField, context: Context) {}
}

extension UIAlertAction {
  fileprivate var role: ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
