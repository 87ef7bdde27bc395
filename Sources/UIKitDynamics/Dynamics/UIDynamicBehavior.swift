// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A behavior of dynamic items: a kind of force or constraint, or a combination of others.
///
/// Subclasses combine others by `addChildBehavior(_:)`.
@preconcurrency @MainActor
open class UIDynamicBehavior: Hashable {
  /// The behaviors that this one consists of.
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called in every frame in which the animator moves its items.
  open var action: (() -> Void)?
  /// The animator; nil for none.
  public private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Creates a behavior without children.
  public init() {}

  /// Returns whether two references are to the same behavior.
  nonisolated public static func == (one: UIDynamicBehavior, other: UIDynamicBehavior) -> Bool {
    one === other
  }
  /// Hashes the identity of the behavior.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// Adds a behavior that this one consists of. Not one that consists of this one itself.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }),
      !behavior.flattened.contains(where: { $0 === self })
    else { return }
    childBehaviors.append(behavior)
    behavior.connect(dynamicAnimator)
    changed()
  }

  /// Removes a behavior that this one consists of.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.connect(nil)
    changed()
  }

  /// Called before the behavior is added to an animator, or removed, with nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The behavior and all those it consists of.
  var flattened: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.flattened) }

  func connect(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.connect(animator) }
  }

  /// Makes the animator move again, as a property has changed.
  func changed() { dynamicAnimator?.behaviorsChanged() }

  // MARK: For the animator

  /// The items of a behavior that has a list of them.
  final var list = DynamicItems() { didSet { changed() } }
  /// The items on which the behavior acts itself.
  var dynamicItems: [any UIDynamicItem] { list.all }
  /// Sets what the behavior determines about the bodies of its items.
  func configure(_ simulation: DynamicSimulation) {}
  /// Changes the velocities of the bodies by the forces of a step.
  func applyForces(_ simulation: DynamicSimulation) {}
  /// The constraints of the step.
  func joints(_ simulation: DynamicSimulation) -> [DynamicWorld.Joint] { [] }
  /// The contacts of the step.
  func contacts(_ simulation: DynamicSimulation) -> [DynamicWorld.Contact] { [] }
  /// Whether the behavior may move its items very slowly at first.
  var isActing: Bool { false }
}

/// A list of items.
@MainActor
struct DynamicItems {
  private(set) var all: [any UIDynamicItem]

  init(_ items: [any UIDynamicItem] = []) { all = items }

  mutating func add(_ item: any UIDynamicItem) {
    if !all.contains(where: { $0 === item }) { all.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }

  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }
}
