// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// Moves items by the physics of its behaviors.
///
/// It advances in steps of 1/240 s of the time of frames, so that the motion does not depend on when
/// frames are, and pauses when nothing moves any more. It stops when the program releases it.
@preconcurrency @MainActor
open class UIDynamicAnimator {
  /// The view in whose coordinates the items are; nil if there is none.
  public let referenceView: UIView?
  /// The behaviors, in the order in which they were added.
  public private(set) var behaviors: [UIDynamicBehavior] = []
  /// Notified when the animator pauses and resumes.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Whether it moves its items.
  public private(set) var isRunning = false
  /// The time for which it has moved its items, in seconds.
  public var elapsedTime: TimeInterval { Double(stepCount) * DynamicWorld.step }
  private weak var layout: UICollectionViewLayout?
  let simulation = DynamicSimulation()
  private var stepCount = 0
  /// The time of the first step since the last pause, and the steps made before.
  private var start: (time: Double, steps: Int)?
  private var stillSteps = 0
  private var isPushed = false
  private var needsConfiguration = true
  private lazy var ticker = AnimatorTicker(self)

  /// The positions and angles from which bodies have hardly moved in the last steps.
  private var restPlaces: [(position: SIMD2<Double>, angle: Double)] = []

  /// Bodies that stay within this distance, in points and radians, count as resting. Their velocities say less: gravity
  /// and the bodies below them change them in each step.
  private static let restDistance = 0.375
  private static let restAngle = 0.005
  /// The animator pauses after this many steps of rest.
  private static let restSteps = 60
  /// The same while a force acts that may be weak.
  private static let pushedRestSteps = 480
  /// After a longer interval between frames, in seconds, the rest of it is left out.
  private static let longestInterval = 0.25

  /// Creates an animator for the subviews of a view.
  public init(referenceView view: UIView) { referenceView = view }

  /// Creates an animator without a view.
  public init() { referenceView = nil }

  /// Creates an animator for the attributes of a collection's items; it invalidates the layout in each
  /// frame in which it moves them.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
    self.layout = layout
  }

  /// Adds a behavior, which begins to act.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.connect(self)
    behaviorsChanged()
  }

  /// Removes a behavior, so that it affects items no longer.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.connect(nil)
    behaviorsChanged()
  }

  /// Removes all behaviors; the items stay where they are.
  open func removeAllBehaviors() {
    for behavior in behaviors { behavior.connect(nil) }
    behaviors = []
    behaviorsChanged()
  }

  /// Reads the position, the size and the rotation of an item again after the program has changed them.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    simulation.read(item)
    resume()
  }

  /// The items whose bounds intersect a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    configure()
    let sides = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard !sides.contains(where: \.isNaN) else { return [] }
    return simulation.items.filter { item in
      let (center, size) = (item.center, item.bounds.size)
      return abs(center.x - rect.midX) < (size.width + rect.width) / 2
        && abs(center.y - rect.midY) < (size.height + rect.height) / 2
    }
  }

  /// The attributes of a collection's item that are among the items; nil otherwise.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    configure()
    for case let item as UICollectionViewLayoutAttributes in simulation.items
    where item.indexPath == indexPath { return item }
    return nil
  }

  // MARK: Frames

  /// Called when behaviors or their properties have changed.
  func behaviorsChanged() {
    needsConfiguration = true
    // The items of a behavior that has been removed can be moved by the program from now on.
    configure()
    resume()
  }

  private var acting: [UIDynamicBehavior] { behaviors.flatMap(\.flattened) }

  private func configure() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let acting = acting
    simulation.setItems(acting.flatMap(\.dynamicItems))
    for behavior in acting { behavior.configure(simulation) }
  }

  private func resume() {
    (stillSteps, restPlaces) = (0, [])
    guard !isRunning, !simulation.items.isEmpty else { return }
    let service: UIKitService? =
      referenceView?.surface?.host.map { $0.service() } ?? UIKitService.current
    guard let service else { return }
    isRunning = true
    start = nil
    delegate?.dynamicAnimatorWillResume(self)
    service.add(ticker)
  }

  private func pause() {
    guard isRunning else { return }
    isRunning = false
    start = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Moves the bodies by one step. Returns whether any of them moves.
  private func advance() -> Bool {
    let acting = acting
    for behavior in acting { behavior.applyForces(simulation) }
    let contacts = acting.flatMap { $0.contacts(simulation) }
    let joints = acting.flatMap { $0.joints(simulation) }
    isPushed = acting.contains(where: \.isActing)
    simulation.world.advance(contacts, joints, settles: !isPushed)
    return !staysInPlace()
  }

  /// Returns whether all bodies are about where they were when one was elsewhere last.
  private func staysInPlace() -> Bool {
    let bodies = simulation.world.bodies
    let isSame =
      bodies.count == restPlaces.count
      && zip(bodies, restPlaces).allSatisfy { body, place in
        // NaN counts as rest.
        body.isAnchored
          || !(length(body.position - place.position) > Self.restDistance)
            && !(abs(body.angle - place.angle) > Self.restAngle)
      }
    if !isSame { restPlaces = bodies.map { ($0.position, $0.angle) } }
    return isSame
  }
}

/// The task that advances an animator; it does not keep the animator.
private final class AnimatorTicker: FrameTicker {
  private weak var animator: UIDynamicAnimator?

  init(_ animator: UIDynamicAnimator) { self.animator = animator }

  func tick(at time: Double) -> Bool { animator?.tick(at: time) ?? false }
}

extension UIDynamicAnimator {
  fileprivate func tick(at time: Double) -> Bool {
    guard isRunning else { return false }
    if start == nil { start = (time, stepCount) }
    configure()
    guard var origin = start, !simulation.items.isEmpty else {
      pause()
      return false
    }
    let present = origin.time + Double(stepCount - origin.steps) * DynamicWorld.step
    if time - present > Self.longestInterval {
      origin = (time - Self.longestInterval, stepCount)
      start = origin
    }
    let target = origin.steps + Int((time - origin.time) / DynamicWorld.step + 1e-6)
    guard target > stepCount else { return true }
    while stepCount < target {
      stepCount += 1
      stillSteps = advance() ? 0 : stillSteps + 1
    }
    simulation.write()
    for behavior in acting { behavior.action?() }
    layout?.invalidateLayout()
    for case let collision as UICollisionBehavior in acting { collision.report() }
    if stillSteps >= (isPushed ? Self.pushedRestSteps : Self.restSteps) { pause() }
    return isRunning
  }
}

/// Notified when an animator pauses and resumes.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Called before the animator moves its items, at first or after a pause.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when the items rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// The default does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// The default does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
