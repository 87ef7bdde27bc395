// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import UIKitViews

extension NSLayoutConstraint {
  private struct WeakAnchor { weak var anchor: NSLayoutAnchor<AnyObject>? }
  private static var anchors: [Attribute: [ObjectIdentifier: WeakAnchor]] = [:]

  private static func anchor(
    _ item: AnyObject?, _ attribute: Attribute
  ) -> NSLayoutAnchor<AnyObject>? {
    guard let item, attribute != .notAnAttribute else { return nil }
    let known = anchors[attribute]?[ObjectIdentifier(item)]?.anchor
    let anchor = known ?? NSLayoutAnchor(item, attribute)
    if known == nil {
      anchors[attribute] = anchors[attribute]?.filter { $0.value.anchor != nil }
      anchors[attribute, default: [:]][ObjectIdentifier(item)] = WeakAnchor(anchor: anchor)
    }
    return anchor
  }

  /// The anchor on the left. Constraints of the same attribute of a view have the same object while it is used.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    Self.anchor(firstItem, firstAttribute) ?? NSLayoutAnchor(self, .notAnAttribute)
  }

  /// The anchor on the right, likewise; nil for none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { Self.anchor(secondItem, secondAttribute) }
}
