// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// A storyboard file: controllers, their views, and the segues between them.
@preconcurrency @MainActor
open class UIStoryboard {
  /// The name of the file, without extension.
  package let name: String
  /// The bundle with the file; nil for the main one.
  package let bundle: Bundle?

  /// Creates a reference to a file, which is read when a controller is made of it.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    (self.name, bundle) = (name, storyboardBundleOrNil)
  }
}
