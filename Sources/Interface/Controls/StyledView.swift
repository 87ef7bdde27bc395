// Part of Snapback, under the MIT licence; see LICENSE.

/// What a style makes; the style may have states and read the environment.
struct StyledView<Style, Content: View>: View {
  var style: StyleHolder<Style>
  let content: (Style) -> Content

  init(style: StyleHolder<Style>, @ViewBuilder content: @escaping (Style) -> Content) {
    self.style = style
    self.content = content
  }

  var body: Content { content(style.style) }
}

/// Holds a style, so that its dynamic properties are found.
struct StyleHolder<Style>: PropertyHolder {
  var style: Style

  init(_ style: Style) {
    self.style = style
  }
}
