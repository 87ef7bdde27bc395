// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// A transition from one controller to another, as a storyboard describes it.
@preconcurrency @MainActor
open class UIStoryboardSegue {
  /// The name in the storyboard, by which `prepare(for:sender:)` tells segues apart; nil for none.
  public let identifier: String?
  /// The controller that is shown before the segue.
  public let source: UIViewController
  /// The controller that the segue shows.
  public let destination: UIViewController
  private let handler: () -> Void

  /// Creates a segue whose subclass performs it.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = {}
  }

  /// Creates a segue that a closure performs.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
  }

  /// Shows the destination; by the closure unless a subclass overrides it.
  open func perform() { handler() }
}
