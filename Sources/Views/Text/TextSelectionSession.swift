// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
@_spi(ViewTree) package import ViewCore

/// The texts that a press can select, and the selected one.
@MainActor
package final class TextSelectionSession {
  /// Called with a text after a press of 0.5 s on it.
  package var select: (TextElement) -> Void = { _ in }
  /// The selected text, which is drawn with a highlight.
  package weak var selected: TextElement? {
    didSet {
      oldValue?.host.needsDisplay = true
      selected?.host.needsDisplay = true
    }
  }

  package nonisolated init() {}
}

private enum TextSelectionKey: EnvironmentKey {
  static var defaultValue: TextSelectionSession? { nil }
}

extension EnvironmentValues {
  /// The session of the nearest view whose texts can be selected; nil for none.
  package var textSelection: TextSelectionSession? {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}

extension Element {
  /// Whether a button contains the element.
  final var isInButton: Bool {
    nearestAncestor(of: TypedGestureElement<_ButtonGesture>.self) != nil
  }
}
