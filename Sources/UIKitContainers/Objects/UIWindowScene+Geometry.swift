// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
public import Interface
public import UIKitViews

extension UIWindowScene {
  /// What a program asks of a scene's window.
  public struct GeometryPreferences: Sendable {
    /// The orientations of the window; nil for any.
    let orientations: UIInterfaceOrientationMask?

    /// The orientations that a program asks for; nil for any.
    public static func iOS(
      interfaceOrientations: UIInterfaceOrientationMask? = nil
    ) -> GeometryPreferences {
      GeometryPreferences(orientations: interfaceOrientations)
    }
  }

  /// The error that an orientation cannot be requested.
  private struct Unsupported: LocalizedError {
    let errorDescription: String? = "The user chooses the shape of the window."
  }

  /// Asks for an orientation. As for windows that the user resizes on iPads, the request is refused: the handler is
  /// called with an error.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(Unsupported())
  }
}

extension UIViewController {
  /// Announces other orientations. No effect: the window can have any.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
