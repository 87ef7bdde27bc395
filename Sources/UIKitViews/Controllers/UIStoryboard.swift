// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// A storyboard file.
///
/// - Note: Differs from UIKit: storyboards are not read; making a controller of one ends the program with
///   a message.
@preconcurrency @MainActor
open class UIStoryboard {
  private let name: String

  /// Creates a reference to a file.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Ends the program with a message.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    fatalError(
      "The controller \"\(identifier)\" of \"\(name).storyboard\" cannot be made: "
        + "storyboards are not read.")
  }

  /// Ends the program with a message.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    fatalError(
      "The controller \"\(identifier)\" of \"\(name).storyboard\" cannot be made: "
        + "storyboards are not read.")
  }

  /// Ends the program with a message.
  open func instantiateInitialViewController() -> UIViewController? {
    fatalError(
      "The initial controller of \"\(name).storyboard\" cannot be made: "
        + "storyboards are not read.")
  }
}
