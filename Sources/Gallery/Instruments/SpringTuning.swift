// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The spring that is set by hand in the place of a scene's own.
@Observable
final class SpringTuning {
  /// In which of a spring's languages it was last spoken of.
  enum Form: CaseIterable {
    case duration, response, physics
  }

  /// Nil until somebody sets one: then the scene has its own.
  private(set) var spring: Spring?
  private(set) var form = Form.duration
  /// Whether the line of Swift for what is shown has been copied.
  private(set) var wasCopied = false
  /// Told of every change.
  @ObservationIgnored var whenChanged: (Spring?) -> Void = { _ in }

  func set(_ spring: Spring?, form: Form? = nil) {
    if let form { self.form = form }
    wasCopied = false
    guard spring != self.spring else { return }
    self.spring = spring
    whenChanged(spring)
  }

  func noteCopied() {
    wasCopied = true
  }
}
