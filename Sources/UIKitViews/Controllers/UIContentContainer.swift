// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// An object that places contents, or is placed by one: a controller, or an object that places one.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that a container should give the contents.
  var preferredContentSize: CGSize { get }
  /// Called when the preferred size of contents inside has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of contents inside, in a size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}
