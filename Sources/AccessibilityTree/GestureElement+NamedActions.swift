// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

extension GestureElement {
  /// The gestures of the element that actions can make; none for gestures of the system.
  var simulatedGestures: [SimulatedGesture] {
    guard mask.contains(.gesture), !mask.contains(.system) else { return [] }
    return SimulatedGesture.gestures(named: gestureNode.name)
  }

  /// The action that makes one of them.
  func action(for gesture: SimulatedGesture) -> AccessibilityAction {
    gesture.action(in: host) { [weak self] in self?.touchableLocation }
  }

  /// A window location at which a touch reaches the gesture: the center of the visible part of the view, unless
  /// other views cover that. Nil if the gesture cannot be touched.
  package var touchableLocation: CGPoint? { touchableLocation(preferring: nil) }

  /// The same, in the middle of an element inside if possible.
  func touchableLocation(preferring element: Element?) -> CGPoint? {
    guard !isDismantled else { return nil }
    let content = singleContent
    let areas = [element, content, self].compactMap { $0 }.filter { !$0.isDismantled }
    for area in areas where isTouched(at: area.middle) { return area.middle }
    for area in areas {
      if let point = area.grid.first(where: isTouched) { return point }
    }
    return content.leaves(atMost: 40).lazy.map(\.middle).first(where: isTouched)
  }

  /// Returns whether a touch at a point of the window reaches the gesture.
  private func isTouched(at point: CGPoint) -> Bool {
    guard CGRect(origin: .zero, size: host.size).encloses(point) else { return false }
    var path = HitPath()
    host.root?.hit(point, &path)
    return path.gestures.contains { $0 === self }
  }
}

extension Element {
  /// The middle of the element in the window.
  fileprivate final var middle: CGPoint { point(at: 0.5, 0.5) }

  /// Points all over the element, in the window.
  fileprivate final var grid: [CGPoint] {
    let fractions: [CGFloat] = [0.5, 0.25, 0.75, 0.08, 0.92]
    return fractions.flatMap { y in fractions.map { x in point(at: x, y) } }
  }

  private func point(at x: CGFloat, _ y: CGFloat) -> CGPoint {
    let size = presentedSize
    return CGPoint(x: size.width * x, y: size.height * y).applying(transformToRoot)
  }

  /// The first elements inside without content of their own.
  fileprivate final func leaves(atMost limit: Int) -> [Element] {
    let children = childrenInReadingOrder
    if children.isEmpty { return [self] }
    var leaves: [Element] = []
    for child in children where leaves.count < limit {
      leaves += child.leaves(atMost: limit - leaves.count)
    }
    return leaves
  }
}

extension SimulatedGesture {
  /// The gestures that make one with a name of `GestureNode` recognized; none if it cannot be made.
  static func gestures(named name: String) -> [SimulatedGesture] {
    let alternatives = name.split(separator: " or ").flatMap { $0.split(separator: " with ") }
    return alternatives.flatMap { alternative -> [SimulatedGesture] in
      let steps = alternative.split(separator: " then ")
      guard let first = steps.first else { return [] }
      let isHeldDrag = first == "long press" && steps.dropFirst().contains("drag")
      return single(String(first)) + (isHeldDrag ? heldNudges : [])
    }
  }

  private static func single(_ name: String) -> [SimulatedGesture] {
    switch name {
    case "drag": return nudges
    case "magnify": return pinches
    case "rotate": return turns
    case "long press": return [.longPress]
    case "tap", "press": return [.tap(count: 1, fingers: 1)]
    case "double tap": return [.tap(count: 2, fingers: 1)]
    case "triple tap": return [.tap(count: 3, fingers: 1)]
    default:
      guard name.hasSuffix(" taps"), let count = Int(name.dropLast(5)) else { return [] }
      return [.tap(count: min(count, 100), fingers: 1)]
    }
  }
}
