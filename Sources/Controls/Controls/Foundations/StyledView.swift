// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// Evaluates the body of a style in a view of its own, so that the style can have state and read
/// the environment.
struct StyledView<Style, Content: View>: View {
  var style: StyleHolder<Style>
  let content: (Style) -> Content

  init(style: StyleHolder<Style>, @ViewBuilder content: @escaping (Style) -> Content) {
    self.style = style
    self.content = content
  }

  var body: Content { content(style.style) }
}
