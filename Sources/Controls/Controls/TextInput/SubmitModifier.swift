// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

private enum SubmitActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

struct _SubmitModifier: ViewModifier {
  let action: () -> Void
  @Environment(\.submitAction) private var outerAction

  init(action: @escaping () -> Void) {
    self.action = action
  }

  func body(content: Content) -> some View {
    content.environment(
      \.submitAction,
      { [action, outerAction] in
        action()
        outerAction?()
      })
  }
}

extension EnvironmentValues {
  var submitAction: (() -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

extension View {
  /// Runs `action` when Return is pressed in a text field inside. Actions of outer views run after
  /// those of inner views.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_SubmitModifier(action: triggers.contains(.text) ? action : {}))
  }
}
