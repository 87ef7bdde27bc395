// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
package import Gestures
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Lets a control's callbacks request and resign the keyboard focus.
@MainActor
package final class FocusHandle {
  package weak var element: FocusElement?

  package init(element: FocusElement? = nil) {
    self.element = element
  }

  private var host: ViewHost? { element?.node.host }

  /// The time of the current frame, in seconds.
  package var time: Double { host?.time ?? 0 }
  package var reducesMotion: Bool { host?.reducesMotion ?? false }

  package func requestFocus() {
    guard let element, element.isEnabled else { return }
    host?.focus.move(to: element)
  }

  package func resignFocus() {
    if let element { host?.focus.removeFocus(from: element) }
  }

  package func copyToClipboard(_ text: String) { host?.copyText(text) }
  package var clipboardText: String? { host?.clipboardText() }

  // MARK: Text fields

  /// The modifiers that are held.
  package var modifiers: Modifiers { host?.focus.modifiers ?? [] }
  package var caretBlink: CaretBlink { host?.textInput.caretBlink ?? .standard }

  package func setPrimarySelection(_ text: String) { host?.textInput.setPrimarySelection(text) }
  package func requestPrimarySelection() { host?.textInput.requestPrimarySelection() }
  package func resetInputMethod() { host?.textInput.resetInputMethod() }

  /// Returns whether a point of the control's space is in the control.
  package func contains(_ point: CGPoint) -> Bool {
    element.map { CGRect(origin: .zero, size: $0.presentedSize).encloses(point) } ?? false
  }

  /// Inserts a text into another text field at a point of the control's space. Returns false if there
  /// is none.
  package func drop(_ text: String, at point: CGPoint) -> Bool {
    guard let element, let host else { return false }
    let point = point.applying(element.transformToRoot)
    guard let target = host.focus.textTarget(at: point), target !== element,
      let drop = target.target.textActions?.drop
    else { return false }
    drop(text, point.applying(target.transformToRoot.inverted()))
    return true
  }
}
