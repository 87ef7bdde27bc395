// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

private enum IsInBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is an item of a bar, which sets the appearance of labels, symbols and texts.
  package var isInBar: Bool {
    get { self[IsInBarKey.self] }
    set { self[IsInBarKey.self] = newValue }
  }
}

/// Removes the settings of a bar from the views that one of its items presents.
private struct OutsideOfBarModifier: ViewModifier {
  @Environment(\.isInBar) private var isInBar

  init() {}

  func body(content: Content) -> some View {
    let isInBar = isInBar
    content
      .transformEnvironment(\.labelStyles) { if isInBar { $0 = ControlStyles() } }
      .transformEnvironment(\.imageScale) { if isInBar { $0 = .medium } }
      .transformEnvironment(\.lineLimit) { if isInBar { $0 = nil } }
      .environment(\.isInBar, false)
  }
}

extension View {
  /// Gives the labels, symbols and texts inside the appearance that they have outside of bars.
  package func outsideOfBar() -> some View { modifier(OutsideOfBarModifier()) }
}
