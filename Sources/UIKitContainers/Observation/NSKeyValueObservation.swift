// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The values that observers of a property request.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw value of the option set.
  public let rawValue: UInt
  /// Creates an option set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after a change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before a change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call at once, with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change; nil unless it was asked for.
  public let newValue: Value?
  /// The value before the change; nil unless it was asked for, or at the first call.
  public let oldValue: Value?
}

/// The observation of a property. It ends with the object.
@preconcurrency @MainActor
public final class NSKeyValueObservation {
  private let end: @MainActor () -> Void

  init(_ end: @escaping @MainActor () -> Void) { self.end = end }

  /// Ends the observation.
  public func invalidate() { end() }

  isolated deinit { end() }
}

/// An object whose properties can be observed.
@preconcurrency @MainActor
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension UIResponder: _KeyValueCodingAndObserving {}
extension UIGestureRecognizer: _KeyValueCodingAndObserving {}
extension UIViewPropertyAnimator: _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure when a property changes, as long as the result exists.
  ///
  /// Changes of a view's geometry and of `contentSize` are observed at once, others before the layout of
  /// the next frame.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let values = ResponderValues.of(self)
    let read: () -> Any? = { [weak self] in self?[keyPath: keyPath] }
    let id = values.add(read, calls: options.contains(.initial)) { [weak self] old, new in
      guard let self else { return }
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil))
    }
    return NSKeyValueObservation { [weak values] in values?.remove(id) }
  }
}
