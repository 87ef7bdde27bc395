// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The observers of an object's properties.
@MainActor
package protocol ObservedValues: AnyObject {
  /// Calls the observers of properties that have changed.
  func check()
}

/// A key of what a change of an observed property is.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The kind of the change: 1, an assignment.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

/// An object that can respond to events: the superclass of views, view controllers, applications and
/// the delegates of these.
///
/// - Note: Differs from UIKit: it is no `NSObject`, whose initializers have no isolation on Linux.
@preconcurrency @MainActor
open class UIResponder: NSObjectProtocol, Hashable, CustomStringConvertible {
  /// Creates a responder.
  public init() {}

  /// The responder that gets the events that this one does not handle; nil by default.
  open var next: UIResponder? { nil }

  /// The objects that are stored with this one by key, in `objc_setAssociatedObject`.
  package var associations: [UnsafeRawPointer: Any] = [:]

  /// The functions to call when the properties of the interface change, by their identities.
  package var traitHandlers: [(id: AnyObject, handler: (UITraitCollection) -> Void)] = []

  /// The observers of the object's properties; nil for none.
  package var observedValues: (any ObservedValues)?

  /// Called when a property has changed that the responder observes by `addObserver(_:forKeyPath:…)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Called when a tool has made the object by its initializer for archives; not for objects that the program makes.
  open func awakeFromNib() {}

  /// Called by Interface Builder only, that is, never.
  open func prepareForInterfaceBuilder() {}

  /// Changes the main menu. It is never called, as a window has no menu here.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// The view that is shown at the lower edge while the responder is the first one, instead of a keyboard;
  /// nil for none. Those of text fields and text views are shown.
  /// - Note: Differs from UIKit: only those of text fields and text views are shown; keys type all the same.
  open var inputView: UIView? { nil }
  /// The view above `inputView`; nil for none.
  open var inputAccessoryView: UIView? { nil }
  /// Shows the input views again after `inputView` or `inputAccessoryView` has changed.
  open func reloadInputViews() {}

  /// The keys that call methods while the responder or one that it is the next of is the first one; nil for none.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called when an assistive technology activates the view. Returns whether that has done something; false
  /// by default, so that the view is tapped.
  open func accessibilityActivate() -> Bool { false }
  /// Called for the Escape key and for the escape gesture of assistive technologies in a presentation.
  /// Returns whether that has done something; false by default, so that the presentation is dismissed if it can be.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called to increase the value of a view with the trait `adjustable`; does nothing by default.
  open func accessibilityIncrement() {}
  /// Called to decrease the value of a view with the trait `adjustable`; does nothing by default.
  open func accessibilityDecrement() {}

  /// Called when touches of the responder begin. Calls the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches of the responder move. Calls the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches of the responder end. Calls the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches of the responder are cancelled, such as by a recognizer. Calls the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when a motion of the device begins: never, as a desktop is not shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a motion of the device ends: never.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a motion of the device is cancelled: never.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Whether it may become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may stop being the first responder; true by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether keys and text go to this responder first.
  open var isFirstResponder: Bool { FirstResponder.shared.current === self }

  /// Makes it the first responder. Returns whether that succeeded.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.shared.become(self) }

  /// Resigns first responder status. Returns whether that succeeded.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.shared.resign(self) }

  /// Returns whether two responders are the same object.
  nonisolated open func isEqual(_ object: Any?) -> Bool { (object as AnyObject) === self }
  /// A hash of the object's identity.
  nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }
  /// The class and the address.
  nonisolated open var description: String {
    "<\(type(of: self)): \(UInt(bitPattern: ObjectIdentifier(self).hashValue))>"
  }
  /// The same as `description`.
  nonisolated open var debugDescription: String { description }
  /// The object itself.
  nonisolated public func `self`() -> Self { self }
  /// False.
  nonisolated public func isProxy() -> Bool { false }

  nonisolated public static func == (one: UIResponder, other: UIResponder) -> Bool {
    one.isEqual(other)
  }

  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
