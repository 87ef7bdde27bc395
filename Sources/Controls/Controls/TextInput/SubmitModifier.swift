// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

private enum SubmitActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

private enum SubmitFocusKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

struct _SubmitModifier: ViewModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
  @Environment(\.submitAction) private var outerAction
  @Environment(\.searchSubmitAction) private var outerSearchAction

  func body(content: Content) -> some View {
    content
      .environment(\.submitAction, action(for: .text, outerAction))
      .environment(\.searchSubmitAction, action(for: .search, outerSearchAction))
  }

  /// The action of this modifier, if it is for a trigger, and the one around it.
  private func action(
    for trigger: SubmitTriggers, _ outer: (() -> Void)?
  ) -> (() -> Void)? {
    guard triggers.contains(trigger) else { return outer }
    return { [action] in
      action()
      outer?()
    }
  }
}

extension EnvironmentValues {
  package var submitAction: (() -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }

  /// Whether a text field has the keyboard focus still after Return is pressed, as those of UIKit have.
  package var keepsFocusOnSubmit: Bool {
    get { self[SubmitFocusKey.self] }
    set { self[SubmitFocusKey.self] = newValue }
  }
}

extension View {
  /// Keeps the actions around this view from running when Return is pressed in a text field inside.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitAction) { if isBlocking { $0 = nil } }
      .transformEnvironment(\.searchSubmitAction) { if isBlocking { $0 = nil } }
  }

  /// Runs `action` when Return is pressed in a text field inside, or in the search bar of the
  /// `searchable` inside, as the triggers say. Actions of outer views run after those of inner views.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_SubmitModifier(triggers: triggers, action: action))
  }
}
