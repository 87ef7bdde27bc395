// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitViews

/// The placeholders for the outlets and actions of one object.
@MainActor
struct PlaceholderScene {
  /// A placeholder, with the outlet that it is for; nil for a button or a view that only actions need.
  struct Placeholder {
    let outlet: InterfaceOutlet?
    let object: AnyObject
  }

  let owner: AnyObject
  let registry: _InterfaceRegistry
  var made: [Placeholder] = []
  /// The names of the outlets and actions, for the message.
  private var names: [String] = []
  /// The view that shows the views.
  var container: UIView?
  /// The objects that send actions already.
  var connected: Set<ObjectIdentifier> = []

  init(_ owner: AnyObject, _ registry: _InterfaceRegistry) {
    (self.owner, self.registry) = (owner, registry)
  }

  var controller: UIViewController? { owner as? UIViewController }

  /// The views, in order.
  var views: [UIView] { made.compactMap { $0.object as? UIView } }

  /// The outermost views of a nib file.
  private(set) var outermost: [UIView] = []

  /// The objects that no view retains.
  var retained: [AnyObject] { made.map(\.object).filter { !($0 is UIView) } + outermost }

  // MARK: Outlets

  /// Fills the outlets of a controller, and places the views in its view.
  mutating func fill(in root: UIView) {
    container = root
    make()
    PlaceholderLayout.place(views.filter { $0.superview == nil }, in: root)
    constrain()
  }

  /// Fills the outlets of the owner of a nib file. A view that is named like the whole contains the others.
  mutating func fillDetached() {
    make()
    let names = ["contentView", "view", "mainView", "containerView", "viewMaster", "rootView"]
    let isWhole = { (made: Placeholder) in made.outlet.map { names.contains($0.name) } ?? false }
    let whole = (made.first(where: isWhole) ?? made.first)?.object as? UIView
    guard let root = whole else { return }
    let size = (owner as? UIView)?.bounds.size ?? .zero
    root.frame = CGRect(
      origin: .zero, size: size == .zero ? CGSize(width: 320, height: 240) : size)
    container = root
    outermost = [root]
    PlaceholderLayout.place(views.filter { $0 !== root && $0.superview == nil }, in: root)
    constrain()
  }

  /// Fills the outlets of a cell.
  mutating func fillCell(_ contents: UIView) {
    container = contents
    make()
    PlaceholderLayout.fill(contents, with: views.filter { $0.superview == nil })
  }

  private mutating func make() {
    for outlet in registry.outlets where outlet.isOf(owner) && isEmpty(outlet) {
      let objects = PlaceholderObjects(registry: registry, owner: owner)
      guard let value = objects.make(outlet.type, named: outlet.name) else { continue }
      let values = (value as? [Any])?.map { $0 as AnyObject } ?? [value as AnyObject]
      // Weak outlets lose objects that nothing retains.
      made += values.map { Placeholder(outlet: outlet, object: $0) }
      outlet.set(owner, value)
      names.append(outlet.name)
    }
  }

  private func isEmpty(_ outlet: InterfaceOutlet) -> Bool {
    guard let value = outlet.value(owner) else { return true }
    return outlet.type is any ArrayOfObjects.Type && (value as? [Any])?.isEmpty ?? false
  }

  /// Adds a view that only an action needs, with its name in the message.
  mutating func add(_ object: AnyObject, for name: String) {
    made.append(Placeholder(outlet: nil, object: object))
    note(name)
  }

  /// Adds a name to the message.
  mutating func note(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }

  /// Removes the views of outlets that the code has replaced.
  func removeReplaced() {
    for made in made {
      guard let outlet = made.outlet, let view = made.object as? UIView,
        !(outlet.type is any ArrayOfObjects.Type)
      else { continue }
      if (outlet.value(owner) as AnyObject?) !== view { view.removeFromSuperview() }
    }
  }

  /// Names what has been made, on standard error.
  func report() {
    guard !names.isEmpty else { return }
    InterfaceProblems.report(
      "no storyboard or nib file found: \(type(of: owner)) has placeholders for "
        + names.joined(separator: ", "))
  }
}
