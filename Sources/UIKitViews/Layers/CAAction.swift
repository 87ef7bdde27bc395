// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The response to a change of a layer's property: an animation, or nothing for `NSNull()`.
public protocol CAAction {}

extension CAAnimation: CAAction {}

extension NSNull: CAAction {}

/// Stands for the implicit animation of a property, whose duration and curve are the transaction's.
final class ImplicitAnimation: CABasicAnimation {
  override func makeEmpty() -> CAAnimation { ImplicitAnimation() }
}
