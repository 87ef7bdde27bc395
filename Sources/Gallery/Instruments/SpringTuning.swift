// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A spring that overrides those of the scene.
@Observable
package final class SpringTuning {
  /// The parameters that define a spring.
  nonisolated package enum Parametrization: CaseIterable {
    /// Duration and bounce.
    case duration
    /// Response and damping ratio.
    case response
    /// Mass, stiffness and damping coefficient.
    case physics
  }

  /// A call in the source: by its line, and its number among the calls of the line, so that it is found again
  /// after changes of the source.
  struct Selection: Equatable {
    let path: String
    /// From 1.
    let line: Int
    let number: Int
    /// The spring that the call made when it was selected, or when tuning began.
    let spring: Spring
    /// Whether the user has chosen it: otherwise it is the one that was edited when tuning began, until that ends.
    var isChosen = true

    func isSame(as other: Selection) -> Bool {
      path == other.path && line == other.line && number == other.number
    }
  }

  /// Nil if the scene's own springs apply.
  private(set) var spring: Spring?
  /// The parametrization that was last edited; nil for that of the source.
  private(set) var parametrization: Parametrization?
  /// Whether the code for the current spring has been copied.
  private(set) var wasCopied = false
  /// Whether the scene's own springs apply, to compare them with this one.
  private(set) var showsSource = false
  /// The call in the source whose spring is edited; nil for that of the last animation.
  private(set) var selection: Selection?
  /// Called with every new value of `spring`.
  @ObservationIgnored var onChange: (Spring?) -> Void = { _ in }
  /// Called before tuning begins.
  @ObservationIgnored var onBegin: () -> Void = {}

  /// Sets the spring, or ends the tuning.
  ///
  /// - Parameter parametrization: The parametrization whose values were edited; nil if the spring
  ///   was changed otherwise.
  func set(_ spring: Spring?, _ parametrization: Parametrization? = nil) {
    if spring == nil || parametrization != nil { self.parametrization = parametrization }
    wasCopied = false
    guard spring != self.spring || showsSource else { return }
    showsSource = false
    if self.spring == nil { onBegin() }
    self.spring = spring
    onChange(spring)
    if spring == nil, selection?.isChosen == false { selection = nil }
  }

  /// Applies the scene's own springs, or this one again; it is kept in the meantime.
  func compare(showsSource: Bool) {
    guard spring != nil, showsSource != self.showsSource else { return }
    self.showsSource = showsSource
    onChange(showsSource ? nil : spring)
  }

  /// Edits the spring of a call in the source; nil for that of the last animation.
  func edit(_ call: Selection?) {
    // The call whose tuning has begun is chosen now.
    if let call, selection?.isSame(as: call) == true {
      selection = call
      return
    }
    guard call != selection else { return }
    set(nil)
    selection = call
  }

  /// Keeps the call that is edited, with its spring, until the tuning ends, or longer if the user has chosen it.
  func hold(_ call: Selection?) {
    guard var call else { return }
    call.isChosen = selection.map { $0.isChosen && $0.isSame(as: call) } ?? false
    selection = call
  }

  func markCopied() {
    wasCopied = true
  }
}
