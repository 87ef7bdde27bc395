// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The styles of one kind of control that are set around a view.
///
/// The body of a style may contain the control that it styles, such as `Label(configuration)`. That
/// control has the style around this one, and the default style if there is none.
package struct ControlStyles<Style> {
  private var styles: [Style] = []

  package init() {}

  /// The number of styles, the current one included.
  var count: Int { styles.count }

  /// The style of the controls at this position; nil for the default style.
  package var current: Style? { styles.last }

  /// Sets the style of the controls inside.
  package mutating func push(_ style: Style) {
    styles.append(style)
  }

  /// Restores the style that was current before the last one was set.
  package mutating func pop() {
    _ = styles.popLast()
  }
}
