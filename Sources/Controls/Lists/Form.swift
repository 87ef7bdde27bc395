// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A container for controls that edit settings. The appearance is defined by the current `formStyle`:
/// by default a list in the inset grouped style.
///
/// Unlike in a list, `listStyle` around a form has no effect.
public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyles) private var styles

  /// Creates a form of controls and sections.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The form as its style presents it.
  public var body: some View {
    let style = styles.current ?? AutomaticFormStyle()
    style.view(FormStyleConfiguration(content: .init(AnyView(content))))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from the configuration of a style, so that a style can modify the form and keep
  /// the enclosing style's appearance.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}
