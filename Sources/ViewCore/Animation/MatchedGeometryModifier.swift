// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
public import Motion

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

/// An element that takes the shared frame of its group while it animates, or always if it is not
/// the source.
package final class MatchedElement: UnaryElement {
  private var key: MatchedKey?
  private var properties = MatchedGeometryProperties.frame
  private var anchor = UnitPoint.center
  private(set) var isSource = true
  /// The frame in the root's space, by layout alone.
  private(set) var layoutFrame = CGRect.zero

  private var group: MatchedGroup? { key.flatMap { host.matchedGeometry.groups[$0] } }

  func configure(_ modifier: _MatchedGeometryModifier) {
    if key != modifier.key {
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
    let origin = layoutOrigin
    layoutFrame = CGRect(origin: origin, size: size)
    guard let group, let shared = group.frame, group.isAnimating || !isSource || isDeparting else {
      return child.place(CGRect(origin: .zero, size: size), pass.unanimated)
    }
    let proposed = properties.contains(.size) ? shared.size : size
    let childSize = child.size(ProposedViewSize(proposed))
    guard properties.contains(.position) else {
      return child.place(CGRect(origin: .zero, size: childSize), pass.unanimated)
    }
    let target = CGPoint(
      x: shared.minX + anchor.x * shared.width - origin.x,
      y: shared.minY + anchor.y * shared.height - origin.y)
    let position = CGPoint(
      x: target.x - anchor.x * childSize.width, y: target.y - anchor.y * childSize.height)
    child.place(CGRect(origin: position, size: childSize), pass.unanimated)
  }

  public override func dismantle() {
    leaveGroup()
    super.dismantle()
  }

  private func leaveGroup() {
    guard let key else { return }
    group?.remove(self)
    if group?.members.isEmpty == true { host.matchedGeometry.groups[key] = nil }
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
