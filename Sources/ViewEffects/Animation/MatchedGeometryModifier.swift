// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// Shares the frame of the modified view with the views of the same id.
public struct _MatchedGeometryModifier: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  package func wrap(_ child: Element, _ node: Node) -> MatchedElement {
    MatchedElement(child, node)
  }

  package func update(_ element: MatchedElement, _ pass: UpdatePass) {
    element.configure(self)
  }
}

/// An element that takes the shared frame of its group while it animates, or always if it is not the source.
package final class MatchedElement: UnaryElement {
  private var key: MatchedKey?
  private var properties = MatchedGeometryProperties.frame
  private var anchor = UnitPoint.center
  private(set) var isSource = true
  /// The frame in the root's space, by layout alone: without transforms.
  private(set) var layoutFrame = CGRect.zero

  /// The presented frame of the child, if it is known.
  private var childFrame: CGRect?
  /// The transform to the root's space for which the child was placed in the shared frame; nil if it was not.
  private var placedTransform: CGAffineTransform?
  /// The frame while it moves from the group that the view was in to its current one.
  private var relocation: AnimatedValue<CGRect>?
  /// Whether the move starts with the next layout.
  private var startsRelocation = false

  /// The frame in the root's space, with the presented transforms around the view.
  var transformedFrame: CGRect {
    CGRect(origin: .zero, size: layoutFrame.size).moved(by: layoutTransformToRoot)
  }

  /// The frame in the root's space once all animations are complete.
  var modelFrame: CGRect {
    CGRect(origin: .zero, size: layoutFrame.size).moved(by: modelTransformToRoot)
  }

  /// Whether the view has been transformed since its child was placed in the shared frame.
  var hasMoved: Bool { placedTransform.map { $0 != layoutTransformToRoot } ?? false }

  // The group finds that the view has moved by the frame that is set when it is arranged.
  package override var arrangementDependsOnPosition: Bool { true }

  private var group: MatchedGroup? { key.flatMap { host.matchedGeometry.groups[$0] } }

  func configure(_ modifier: _MatchedGeometryModifier) {
    if key != modifier.key {
      if !modifier.isSource, let childFrame {
        relocation = relocation ?? AnimatedValue(childFrame.moved(by: layoutTransformToRoot))
        startsRelocation = true
      }
      leaveGroup()
      key = modifier.key
      host.matchedGeometry.group(modifier.key).add(self)
    }
    properties = modifier.properties
    anchor = modifier.anchor
    isSource = modifier.isSource
    setNeedsLayout()
  }

  public override func arrange(in size: CGSize, _ pass: UpdatePass) {
    layoutFrame = CGRect(origin: layoutOrigin, size: size)
    placedTransform = nil
    guard let frame = relocation?.presented ?? sharedFrame else {
      return placeChild(CGRect(origin: .zero, size: size), pass)
    }
    let transform = layoutTransformToRoot
    placedTransform = transform
    let shared = frame.moved(by: transform.inverted())
    let proposed = properties.contains(.size) ? shared.size : size
    let childSize = child.size(ProposedViewSize(proposed))
    guard properties.contains(.position) else {
      return placeChild(CGRect(origin: .zero, size: childSize), pass, isShared: true)
    }
    let position = CGPoint(
      x: shared.minX + anchor.x * (shared.width - childSize.width),
      y: shared.minY + anchor.y * (shared.height - childSize.height))
    placeChild(CGRect(origin: position, size: childSize), pass, isShared: true)
  }

  private func placeChild(_ rect: CGRect, _ pass: UpdatePass, isShared: Bool = false) {
    childFrame = rect
    // Not by an `.animation` around the view either: the shared frame is what animates.
    var still = pass.unanimated
    if isShared { still.transaction.disablesAnimations = true }
    child.place(rect, still)
  }

  /// Whether the view, or one around it, is being removed.
  var isLeaving: Bool {
    isDeparting || isInTransitionOut
  }

  /// The frame of the group; nil while the view has its own.
  private var sharedFrame: CGRect? {
    guard let group, (group.isAnimating && group.movesSource) || !isSource || isLeaving else {
      return nil
    }
    return group.frame
  }

  /// Updates the end of the move between groups, after a layout. Returns whether the presented
  /// frame has changed.
  func updateRelocation(_ pass: UpdatePass) -> Bool {
    guard relocation != nil else { return false }
    let before = relocation?.presented
    let target = sharedFrame ?? transformedFrame
    let isMoving =
      relocation?.set(target, startsRelocation ? host.adjusted(pass, for: node) : pass.unanimated)
    startsRelocation = false
    let isChanged = relocation?.presented != before
    if isMoving == true { host.addAnimating(self) } else { relocation = nil }
    return isChanged
  }

  public override func sampleOwnValues(at time: Double) -> Bool {
    guard relocation != nil else { return false }
    let isMoving = relocation?.sample(at: time) ?? false
    if isMoving { host.setLayoutAnimating() } else { relocation = nil }
    setNeedsLayout()
    return isMoving
  }

  public override func dismantle() {
    leaveGroup()
    relocation?.cancel()
    super.dismantle()
  }

  private func leaveGroup() {
    group?.remove(self)
  }
}

extension View {
  /// Shares the view's frame with other views of the same id in the namespace. They take the frame
  /// of the source.
  ///
  /// When one view is removed as another is inserted in an animated transaction, the frame animates
  /// between both.
  ///
  /// - Parameter id: The id of the group.
  /// - Parameter namespace: The namespace of the id.
  /// - Parameter properties: Which parts of the frame are shared.
  /// - Parameter anchor: The point at which positions are matched.
  /// - Parameter isSource: Whether the other views take this view's frame.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryModifier(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}

extension CGRect {
  /// The rectangle with its center and the lengths of its sides under a transform; it is not rotated.
  fileprivate func moved(by transform: CGAffineTransform) -> CGRect {
    if transform.b == 0, transform.c == 0 { return applying(transform) }
    let center = CGPoint(x: midX, y: midY).applying(transform)
    let (width, height) = (
      width * hypot(transform.a, transform.b), height * hypot(transform.c, transform.d)
    )
    return CGRect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
