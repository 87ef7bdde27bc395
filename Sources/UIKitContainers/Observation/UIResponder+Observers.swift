// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

extension _KeyValueCodingAndObserving {
  /// Calls `observeValue(forKeyPath:of:change:context:)` of an object when a property changes.
  ///
  /// The observed properties are those of geometry and appearance of views, of the contents of scroll views, the
  /// state of controls, and the progress of animators; another name ends the program with a message.
  ///
  /// - Note: Differs from UIKit: values such as `CGPoint` are no `NSValue` in `change`.
  public func addObserver(
    _ observer: UIResponder, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    guard let read = ObservedKey.reader(of: self, keyPath) else {
      fatalError("The property \"\(keyPath)\" of \(type(of: self)) cannot be observed.")
    }
    let values = ResponderValues.of(self)
    let id = values.add(read, calls: options.contains(.initial)) {
      [weak self, weak observer] old, new in
      guard let self, let observer else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old), let old { change[.oldKey] = old }
      observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }
    ObservedKey.added.append((ObjectIdentifier(self), ObjectIdentifier(observer), keyPath, id))
  }

  /// Ends the observation of a property.
  public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
    let isOwn = { (entry: ObservedKey.Added) in
      entry.object == ObjectIdentifier(self) && entry.observer == ObjectIdentifier(observer)
        && entry.key == keyPath
    }
    for entry in ObservedKey.added where isOwn(entry) { ResponderValues.of(self).remove(entry.id) }
    ObservedKey.added.removeAll(where: isOwn)
  }

  /// Ends the observation of a property.
  public func removeObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { removeObserver(observer, forKeyPath: keyPath) }
}

/// The properties that are observed by their names.
@MainActor
private enum ObservedKey {
  typealias Added = (object: ObjectIdentifier, observer: ObjectIdentifier, key: String, id: Int)
  static var added: [Added] = []

  static func reader(of object: AnyObject, _ key: String) -> (() -> Any?)? {
    if let animator = object as? UIViewPropertyAnimator { return animatorReader(animator, key) }
    if let view = object as? UIScrollView, let reader = scrollReader(view, key) { return reader }
    if let control = object as? UIControl, let reader = controlReader(control, key) {
      return reader
    }
    if let label = object as? UILabel, key == "text" { return { [weak label] in label?.text } }
    guard let view = object as? UIView else { return nil }
    switch key {
    case "frame": return { [weak view] in view?.frame }
    case "bounds": return { [weak view] in view?.bounds }
    case "center": return { [weak view] in view?.center }
    case "transform": return { [weak view] in view?.transform }
    case "alpha": return { [weak view] in view?.alpha }
    case "hidden", "isHidden": return { [weak view] in view?.isHidden }
    case "backgroundColor": return { [weak view] in view?.backgroundColor }
    case "tintColor": return { [weak view] in view?.tintColor }
    default: return nil
    }
  }

  private static func animatorReader(
    _ animator: UIViewPropertyAnimator, _ key: String
  ) -> (() -> Any?)? {
    switch key {
    case "running", "isRunning": { [weak animator] in animator?.isRunning }
    case "reversed", "isReversed": { [weak animator] in animator?.isReversed }
    case "fractionComplete": { [weak animator] in animator?.fractionComplete }
    case "state": { [weak animator] in animator?.state }
    default: nil
    }
  }

  private static func scrollReader(_ view: UIScrollView, _ key: String) -> (() -> Any?)? {
    switch key {
    case "contentOffset": { [weak view] in view?.contentOffset }
    case "contentSize": { [weak view] in view?.contentSize }
    case "contentInset": { [weak view] in view?.contentInset }
    case "zoomScale": { [weak view] in view?.zoomScale }
    default: nil
    }
  }

  private static func controlReader(_ control: UIControl, _ key: String) -> (() -> Any?)? {
    switch key {
    case "enabled", "isEnabled": { [weak control] in control?.isEnabled }
    case "selected", "isSelected": { [weak control] in control?.isSelected }
    case "highlighted", "isHighlighted": { [weak control] in control?.isHighlighted }
    case "text": { [weak control] in (control as? UITextField)?.text }
    default: nil
    }
  }
}
