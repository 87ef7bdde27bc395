// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) package import Views

/// The appearance that UIKit's `appearance()` sets for all navigation bars, tab bars and page controls.
@MainActor
package struct BarDefaults {
  package static var current = BarDefaults()

  package var navigation = Navigation()
  package var tab = Tab()
  package var pages = Pages()

  /// The background of a bar.
  package enum Background {
    case clear
    case color(Color)

    var color: Color {
      switch self {
      case .clear: .clear
      case .color(let color): color
      }
    }
  }

  /// The color and the font of a text; nil for the usual ones.
  package struct TextStyle {
    package var color: Color?
    package var font: Font?

    package init(color: Color? = nil, font: Font? = nil) {
      self.color = color
      self.font = font
    }

    func applied(to text: Text, font usual: Font) -> Text {
      let text = text.font(font ?? usual)
      return color.map { text.foregroundStyle($0) } ?? text
    }
  }

  /// The defaults of navigation bars; nil for the usual ones.
  package struct Navigation {
    package var tint: Color?
    package var title = TextStyle()
    package var largeTitle = TextStyle()
    /// The background while views are scrolled under the bar.
    package var scrolled: Background?
    /// The background while none are.
    package var atEdge: Background?
  }

  /// The defaults of tab bars; nil for the usual ones.
  package struct Tab {
    package var isHidden = false
    package var background: Background?
    package var hasShadow = true
    package var selected: Color?
    /// The colors of badges; nil for red.
    package var badge: Color?
    package var selectedBadge: Color?
    package var unselected: Color?
  }

  /// The defaults of the dots that show a page; nil for the usual ones.
  package struct Pages {
    package var selected: Color?
    package var unselected: Color?
  }
}
