// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A spring that overrides those of the scene.
@Observable
final class SpringTuning {
  /// The parameters that define a spring.
  enum Parametrization: CaseIterable {
    /// Duration and bounce.
    case duration
    /// Response and damping ratio.
    case response
    /// Mass, stiffness and damping coefficient.
    case physics
  }

  /// Nil if the scene's own springs apply.
  private(set) var spring: Spring?
  /// The parametrization that was last edited; nil for that of the source.
  private(set) var parametrization: Parametrization?
  /// Whether the code for the current spring has been copied.
  private(set) var wasCopied = false
  /// Whether the scene's own springs apply, to compare them with this one.
  private(set) var showsSource = false
  /// The line of the call in the source whose spring is edited, from 1; nil for the first one.
  private(set) var line: Int?
  /// Called with every new value of `spring`.
  @ObservationIgnored var onChange: (Spring?) -> Void = { _ in }

  /// Sets the spring, or ends the tuning.
  ///
  /// - Parameter parametrization: The one that was edited; nil if the spring was changed otherwise.
  func set(_ spring: Spring?, _ parametrization: Parametrization? = nil) {
    if spring == nil || parametrization != nil { self.parametrization = parametrization }
    wasCopied = false
    guard spring != self.spring || showsSource else { return }
    showsSource = false
    self.spring = spring
    onChange(spring)
  }

  /// Applies the scene's own springs, or this one again; it is kept in the meantime.
  func compare(showsSource: Bool) {
    guard spring != nil, showsSource != self.showsSource else { return }
    self.showsSource = showsSource
    onChange(showsSource ? nil : spring)
  }

  /// Edits the spring of a call in the source.
  func edit(_ call: SpringCall?) {
    guard call?.line != line else { return }
    set(nil)
    line = call?.line
  }

  func markCopied() {
    wasCopied = true
  }
}
