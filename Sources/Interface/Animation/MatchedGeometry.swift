// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
public import Motion

/// What of a frame is shared by views that match.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Makes what it modifies share its frame with others of the same id.
public struct _MatchedGeometryModifier: ElementModifier {
  public typealias Body = Never
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  func wrap(_ child: Element, _ node: Node) -> MatchedElement { MatchedElement(child, node) }

  func update(_ element: MatchedElement, _ pass: UpdatePass) {
    element.configure(self)
  }
}

struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Views that share one frame: that of their source, on its way from the source before.
@MainActor
final class MatchedGroup: Animating {
  private(set) var members: [MatchedElement] = []
  private var rect: AnimatedValue<CGRect>?

  /// The shared frame in the root's space, as it is on screen; nil while there is no source.
  var frame: CGRect? { rect?.presented }
  /// Whether the shared frame is on its way.
  private(set) var isMoving = false

  func add(_ member: MatchedElement) {
    members.append(member)
  }

  func remove(_ member: MatchedElement) {
    members.removeAll { $0 === member }
  }

  /// Takes the source's place after a layout; answers whether the shared frame has changed.
  func follow(_ pass: UpdatePass, _ host: ViewHost) -> Bool {
    guard let source = members.last(where: { $0.isSource && !$0.isDeparting }) else { return false }
    let target = source.layoutFrame
    guard rect != nil else {
      rect = AnimatedValue(target)
      return true
    }
    let before = frame
    isMoving = rect?.set(target, host.adjusted(pass, for: source.node)) ?? false
    if isMoving { host.noteAnimating(self) }
    return frame != before
  }

  func sample(at time: Double) -> Bool {
    isMoving = rect?.sample(at: time) ?? false
    for member in members {
      member.setNeedsLayout()
      if isMoving { member.node.host.noteLayoutMoves() }
    }
    return isMoving
  }
}

final class MatchedElement: UnaryElement {
  private var key: MatchedKey?
  private var properties = MatchedGeometryProperties.frame
  private var anchor = UnitPoint.center
  private(set) var isSource = true
  /// Where it is laid out, in the root's space, whatever moves it when it is drawn.
  private(set) var layoutFrame = CGRect.zero

  private var group: MatchedGroup? { key.flatMap { host.matched[$0] } }

  func configure(_ modifier: _MatchedGeometryModifier) {
    if key != modifier.key {
      leaveGroup()
      key = modifier.key
      host.matchedGroup(modifier.key).add(self)
    }
    properties = modifier.properties
    anchor = modifier.anchor
    isSource = modifier.isSource
    setNeedsLayout()
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    let origin = layoutOrigin
    layoutFrame = CGRect(origin: origin, size: size)
    guard let group, let shared = group.frame, group.isMoving || !isSource || isDeparting else {
      return child.place(CGRect(origin: .zero, size: size), pass.unanimated)
    }
    let proposed = properties.contains(.size) ? shared.size : size
    let taken = child.size(ProposedViewSize(proposed))
    guard properties.contains(.position) else {
      return child.place(CGRect(origin: .zero, size: taken), pass.unanimated)
    }
    let target = CGPoint(
      x: shared.minX + anchor.x * shared.width - origin.x,
      y: shared.minY + anchor.y * shared.height - origin.y)
    let place = CGPoint(
      x: target.x - anchor.x * taken.width, y: target.y - anchor.y * taken.height)
    child.place(CGRect(origin: place, size: taken), pass.unanimated)
  }

  override func dismantle() {
    leaveGroup()
    super.dismantle()
  }

  private func leaveGroup() {
    guard let key else { return }
    group?.remove(self)
    if group?.members.isEmpty == true { host.matched[key] = nil }
  }
}

extension ViewHost {
  func matchedGroup(_ key: MatchedKey) -> MatchedGroup {
    if let group = matched[key] { return group }
    let group = MatchedGroup()
    matched[key] = group
    return group
  }

  /// Lets matched views take their sources' frames after a layout; answers whether another one is needed.
  func followMatches(_ pass: UpdatePass) -> Bool {
    var isChanged = false
    for group in matched.values where group.follow(pass, self) {
      isChanged = true
      for member in group.members { member.setNeedsLayout() }
    }
    return isChanged
  }
}

extension UpdatePass {
  /// The pass with what changes jumping.
  var unanimated: UpdatePass {
    var pass = self
    pass.transaction = Transaction()
    return pass
  }
}

extension View {
  /// Makes the view share its frame with others of the same id in the namespace: with that of the one that is
  /// the source. When one goes as another comes, in an animated transaction, the frame moves between them.
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
