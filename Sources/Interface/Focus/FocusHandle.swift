// Part of Snapback, under the MIT licence; see LICENSE.

/// Asks for the focus, and gives it up, from a control's callbacks.
@MainActor
final class FocusHandle {
  weak var element: FocusElement?

  private var host: ViewHost? { element?.node.host }

  /// The time of the frame, in seconds.
  var time: Double { host?.time ?? 0 }
  var reducesMotion: Bool { host?.reducesMotion ?? false }

  func take() {
    guard let element, element.isEnabled else { return }
    host?.focus.move(to: element)
  }

  func leave() {
    if let element { host?.focus.forget(element) }
  }

  func copy(_ text: String) { host?.copyText(text) }
}
