// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// Holds a style so that its dynamic properties are found and installed.
package struct StyleHolder<Style>: PropertyHolder {
  var style: Style

  package init(_ style: Style) {
    self.style = style
  }
}
