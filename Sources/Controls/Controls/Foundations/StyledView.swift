// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

/// Evaluates the body of a style in a view of its own, so that the style can have state and read the environment.
package struct StyledView<Style, Content: View>: View {
  var style: StyleHolder<Style>
  let content: (Style) -> Content

  package init(style: StyleHolder<Style>, @ViewBuilder content: @escaping (Style) -> Content) {
    self.style = style
    self.content = content
  }

  package var body: Content { content(style.style) }
}
