// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// The moving of one of several rows: where they lie, and how the others make way.
@MainActor
final class MoveSession {
  private var ports: [MovePort] = []
  /// Where the rows lay when one was lifted, by their indices.
  private var frames: [Int: CGRect] = [:]
  private var from = 0
  private var target = 0

  static let animation = Animation.spring(response: 0.35, dampingFraction: 0.85)

  func add(_ port: MovePort) {
    if !ports.contains(where: { $0 === port }) { ports.append(port) }
  }

  func remove(_ port: MovePort) {
    ports.removeAll { $0 === port }
  }

  func lift(_ index: Int) {
    frames = [:]
    for port in ports { frames[port.index] = port.frame }
    (from, target) = (index, index)
  }

  /// The lifted row has been moved so far from its place; those that it has passed spring aside.
  func drag(by distance: CGFloat) {
    guard let own = frames[from] else { return }
    let middle = own.midY + distance
    var wanted = from
    for (index, frame) in frames {
      if index > from, middle > frame.minY { wanted = max(wanted, index) }
      if index < from, middle < frame.maxY { wanted = min(wanted, index) }
    }
    guard wanted != target else { return }
    target = wanted
    for port in ports where port.index != from {
      let shift: CGFloat =
        if port.index > from, port.index <= target {
          -own.height
        } else if port.index < from, port.index >= target {
          own.height
        } else {
          0
        }
      port.set(shift, MoveSession.animation)
    }
  }

  /// Lets the row down; answers how far it is then from its new place.
  func drop(from shift: CGFloat, move: (Int, Int) -> Void) -> CGFloat {
    let (old, new) = (frames[from], frames[target])
    for port in ports where port.index != from { port.set(0, nil) }
    guard target != from, let old, let new else { return shift }
    move(from, target > from ? target + 1 : target)
    let distance = target > from ? new.maxY - old.maxY : new.minY - old.minY
    return shift - distance
  }
}

/// A row that can make way.
@MainActor
final class MovePort {
  private(set) var index = 0
  fileprivate weak var element: Element?
  private(set) var set: (CGFloat, Animation?) -> Void = { _, _ in }

  /// Takes what it is by now.
  func follow(_ index: Int, _ set: @escaping (CGFloat, Animation?) -> Void) {
    (self.index, self.set) = (index, set)
  }

  /// Where the row is, in the window's points.
  fileprivate var frame: CGRect {
    guard let element else { return .zero }
    return CGRect(origin: .zero, size: element.presentedSize).applying(element.transformToRoot)
  }
}

/// Lets a session find a row.
struct _MovePortModifier: ElementModifier {
  typealias Body = Never
  let port: MovePort
  let session: MoveSession

  func wrap(_ child: Element, _ node: Node) -> MovePortElement { MovePortElement(child, node) }

  func update(_ element: MovePortElement, _ pass: UpdatePass) {
    element.leave = { [port, session] in session.remove(port) }
    port.element = element
    session.add(port)
  }
}

final class MovePortElement: UnaryElement {
  fileprivate var leave: () -> Void = {}

  override func dismantle() {
    leave()
    super.dismantle()
  }
}
