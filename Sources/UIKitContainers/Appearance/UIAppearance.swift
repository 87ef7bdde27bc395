// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// An object in which views with defaults of their own may be.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// A class with defaults for all of its instances.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}

extension UIAppearance where Self: UIView {
  /// The defaults of all instances of the class. A view takes them when it is added to a window, except
  /// for properties that it has changed itself. Those are the colors, fonts and styles of UIKit's views;
  /// other properties, such as those of the layer, and methods have no effect, and none has one on
  /// SwiftUI's views.
  /// - Note: Differs from UIKit: only colors, fonts and styles of UIKit's views; methods have no effect.
  public static func appearance() -> Self { AppearanceRules.shared.proxy(Self.self, []) }

  /// The defaults of the instances of the class that are inside of instances of other classes: of the
  /// first one directly or at any depth, which is in one of the second one, and so on.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRules.shared.proxy(Self.self, containerTypes) }
}

/// The defaults of classes of views.
@MainActor
package final class AppearanceRules {
  package static let shared = AppearanceRules()

  private struct Rule {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    /// A view with the values that the program has set.
    let proxy: UIView
    /// A view with the usual values.
    let usual: UIView

    /// The specificity: the depth of the class in the class hierarchy.
    var depth: Int {
      sequence(first: type as AnyClass) { _getSuperclass($0) }.reduce(0) { count, _ in count + 1 }
    }
  }

  private var rules: [Rule] = []

  func proxy<V: UIView>(_ type: V.Type, _ containers: [any UIAppearanceContainer.Type]) -> V {
    let ids = containers.map { ObjectIdentifier($0) }
    let known = rules.first {
      $0.type == type && $0.containers.map { ObjectIdentifier($0) } == ids
    }
    if let known = known?.proxy as? V { return known }
    guard let proxy = type.init(coder: NSCoder()), let usual = type.init(coder: NSCoder()) else {
      fatalError("\(type) has no defaults: its init(coder:) returns nil.")
    }
    rules.append(Rule(type: type, containers: containers, proxy: proxy, usual: usual))
    // Those of subclasses, and those with containers, are applied last.
    rules.sort { ($0.depth, $0.containers.count) < ($1.depth, $1.containers.count) }
    UIView.willShow = { [weak self] in self?.apply(to: $0) }
    return proxy
  }

  /// Forgets all defaults.
  package func reset() {
    rules = []
    UIView.willShow = nil
  }

  private func apply(to view: UIView) {
    let own = rules.filter { isMember(view, of: $0.type) && isInside(view, $0.containers) }
    guard !own.isEmpty else { return }
    for property in AppearanceProperty.all {
      // The last rule that has a value is the most special one.
      for rule in own.reversed() where property.apply(rule.proxy, rule.usual, view) { break }
    }
  }

  private func isMember(_ object: AnyObject, of type: Any.Type) -> Bool {
    sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }.contains {
      ObjectIdentifier($0) == ObjectIdentifier(type)
    }
  }

  private func isInside(
    _ view: UIView, _ containers: [any UIAppearanceContainer.Type]
  ) -> Bool {
    var rest = containers[...]
    var responder: UIResponder? = view.next
    while let current = responder, let type = rest.first {
      if isMember(current, of: type) { rest.removeFirst() }
      responder = current.next
    }
    return rest.isEmpty
  }
}
