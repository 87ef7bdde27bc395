// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The appearance of progress views: how label and progress are drawn.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// The type of the view that presents the progress.
  associatedtype Body: View
  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view that presents the progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  /// Returns the view of a progress view. Progress views inside it have the style around this one.
  func view(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
    AnyView(
      StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) }
        .transformEnvironment(\.progressViewStyles) { $0.pop() })
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyles<any ProgressViewStyle> { ControlStyles() }
}

extension EnvironmentValues {
  /// The current style. Setting it keeps the former one for the body of the new one.
  var progressViewStyle: any ProgressViewStyle {
    get { progressViewStyles.current ?? MainActor.unsafelyAssumed { DefaultProgressViewStyle() } }
    set { progressViewStyles.push(newValue) }
  }

  var progressViewStyles: ControlStyles<any ProgressViewStyle> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the progress views inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}
