// Part of Snapback, under the MIT licence; see LICENSE.

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
}
