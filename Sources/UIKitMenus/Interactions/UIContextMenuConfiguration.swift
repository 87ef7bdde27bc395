// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

/// Makes the controller of a preview; nil for a picture of the view.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes the menu of suggested entries, of which there are none here; nil for no menu.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The contents of a context menu.
@preconcurrency @MainActor
public final class UIContextMenuConfiguration {
  /// The name of what the menu belongs to, for the delegate.
  public let identifier: any NSCopying
  /// The items of the menu in a collection.
  public var secondaryItemIdentifiers: Set<AnyHashable> = []
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration. Without an identifier it has a unique one.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
}

// Values that Foundation bridges to classes of Objective-C: the identifiers of configurations.

// swift-format-ignore: AvoidRetroactiveConformances
extension IndexPath: @retroactive NSCopying {
  /// The value itself.
  public func copy(with zone: NSZone?) -> Any { self }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive NSCopying {
  /// The value itself.
  public func copy(with zone: NSZone?) -> Any { self }
}
