// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Whether texts can be selected: `enabled` or `disabled`.
public protocol TextSelectability {
  /// Whether texts can be selected.
  static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets whether the texts in this view can be selected: a press of 0.5 s selects a text as a whole
  /// and opens a menu that copies it. Texts in buttons cannot be selected.
  /// - Note: Differs from SwiftUI: a press selects a text as a whole; the menu only copies it.
  @ViewBuilder
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    if S.allowsSelection {
      modifier(_TextSelectionModifier())
    } else {
      environment(\.textSelection, nil)
    }
  }
}

/// Lets the texts inside be selected, and shows the menu of the selected one.
private struct _TextSelectionModifier: ViewModifier {
  @State private var session = TextSelectionSession()
  @State private var menu = MenuSession()
  @State private var isOpen = false
  /// The characters of the selected text, and its frame in the window.
  @State private var text = ""
  @State private var anchor = CGRect.zero

  func body(content: Content) -> some View {
    content
      .environment(\.textSelection, session)
      .presenting {
        MenuLayer(isOpen: isOpen, session: menu, anchor: anchor, showsPreview: false, items: items)
        {
          EmptyView()
        }
        .modifier(_SystemSurfaceModifier())
      }
      .modifier(_UpdateActionModifier { session.select = select })
  }

  private var items: some View {
    Button("Copy") { FrameContext.current.host?.copyText(text) }
  }

  private func select(_ text: TextElement) {
    session.selected = text
    self.text = text.string
    anchor = CGRect(origin: .zero, size: text.presentedSize).applying(text.transformToRoot)
    menu.close = {
      isOpen = false
      session.selected = nil
    }
    isOpen = true
  }
}
