// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The appearance of labeled content.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  /// The type of the view that presents the labeled content.
  associatedtype Body: View
  /// The properties of labeled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the view that presents labeled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle {
  /// Returns the view of labeled content. Those inside it have the style around this one.
  func view(_ configuration: LabeledContentStyleConfiguration) -> AnyView {
    AnyView(
      StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) }
        .transformEnvironment(\.labeledContentStyles) { $0.pop() })
  }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyles<any LabeledContentStyle> { ControlStyles() }
}

extension EnvironmentValues {
  /// The styles that are set around the view.
  var labeledContentStyles: ControlStyles<any LabeledContentStyle> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the labeled content inside.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    transformEnvironment(\.labeledContentStyles) { $0.push(style) }
  }
}
