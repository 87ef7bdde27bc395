// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Makes a view focusable, and sets `isFocused` in the environment of the views inside.
struct _FocusableModifier: ViewModifier {
  let isFocusable: Bool
  @State private var isFocused = false

  init(isFocusable: Bool) { self.isFocusable = isFocusable }

  func body(content: Content) -> some View {
    content
      .environment(\.focusOfAncestor, isFocused)
      .keyboardTarget(FocusTarget(isTabStop: isFocusable, focusChanged: { isFocused = $0 }))
  }
}

private enum FocusOfAncestorKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the nearest view around that is `focusable` has the focus. Controls that focus by
  /// themselves do not count.
  public var isFocused: Bool { focusOfAncestor }

  fileprivate var focusOfAncestor: Bool {
    get { self[FocusOfAncestorKey.self] }
    set { self[FocusOfAncestorKey.self] = newValue }
  }
}
