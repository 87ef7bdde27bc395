// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A property of the interface that can be observed.
public protocol UITraitDefinition {}

/// A property of the interface, as its type.
public typealias UITrait = any UITraitDefinition.Type

/// The appearance: light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The horizontal size class. Views are laid out again when it changes, but observers are not called.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The vertical size class. Views are laid out again when it changes, but observers are not called.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The size of text. It does not change.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The number of pixels per point. Its changes are not reported.
public struct UITraitDisplayScale: UITraitDefinition {}

/// The registration of a function for changes of properties of the interface.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

private final class TraitRegistration: UITraitChangeRegistration {}

/// An object whose properties of the interface can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UIResponder {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a closure with the object and the old properties when one of some properties has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration()
    guard traits.contains(where: { $0 == UITraitUserInterfaceStyle.self }) else {
      return registration
    }
    traitHandlers.append(
      (
        registration,
        { [weak self] old in
          if let self { handler(self, old) }
        }
      ))
    return registration
  }

  /// Calls a method of an object when one of some properties has changed. The object is not retained.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return registerForTraitChanges(traits) {
      [weak target] (changed: Self, old: UITraitCollection) in
      if let target { action.perform(on: target, [changed, old]) }
    }
  }

  /// Calls a method of the object when one of some properties has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (changed: Self, old: UITraitCollection) in
      action.perform(on: changed, [changed, old])
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitHandlers.removeAll { $0.id === registration }
  }
}

extension UITraitCollection {
  /// Returns whether colors are others than with other properties: those of another appearance.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection.map { $0.userInterfaceStyle != userInterfaceStyle } ?? true
  }
}
