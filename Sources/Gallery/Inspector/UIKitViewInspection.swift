// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Inspection
import Interface
import Motion
import Snapback
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// UIKit's views in the inspector. A view with a controller has the name of the controller.
final class UIKitViewInspection: EmbeddedViews {
  private struct Reference {
    weak var view: UIView?
  }

  private var known: [InspectedView.ID: Reference] = [:]

  func views(in element: Element) -> [InspectedView] {
    guard let root = (element as? UIKitSurfaceElement)?.surface?.root else { return [] }
    known = known.filter { $0.value.view != nil }
    return [inspected(root)]
  }

  func views(in element: Element, at point: CGPoint) -> [InspectedView] {
    guard let root = (element as? UIKitSurfaceElement)?.surface?.root,
      let innermost = Self.innermost(root, at: point)
    else { return [] }
    return sequence(first: innermost, next: \.superview).map(alone)
  }

  func object(of id: InspectedView.ID) -> AnyObject? { known[id]?.view }

  func corners(of id: InspectedView.ID) -> [CGPoint]? { known[id]?.view.map(Self.corners) }

  func details(of id: InspectedView.ID) -> InspectedDetails? {
    guard let view = known[id]?.view else { return nil }
    let path = sequence(first: view, next: \.superview).dropFirst().reversed().map(alone)
    return InspectedDetails(
      view: alone(view), path: path, outlines: [Self.corners(of: view)], proposal: nil,
      size: view.bounds.size, modifiers: [], environment: [], properties: Self.properties(of: view),
      animations: Self.animations(of: view), runs: [])
  }

  // MARK: Views

  private func inspected(_ view: UIView) -> InspectedView {
    var result = alone(view)
    result.children = view.subviews.map(inspected)
    return result
  }

  private func alone(_ view: UIView) -> InspectedView {
    let id = ObjectIdentifier(view)
    known[id] = Reference(view: view)
    let controller = view.next as? UIViewController
    return InspectedView(
      id: id, type: controller.map { type(of: $0) } ?? type(of: view), hasBody: true,
      isModifier: false, children: [])
  }

  /// The deepest visible view that contains a point of the surface.
  private static func innermost(_ view: UIView, at point: CGPoint) -> UIView? {
    guard !view.isHidden, view.alpha > 0 else { return nil }
    let local = view.convert(point, from: nil)
    let isInside = view.bounds.encloses(local)
    if view.clipsToBounds, !isInside { return nil }
    for child in view.subviews.reversed() {
      if let found = innermost(child, at: point) { return found }
    }
    return isInside ? view : nil
  }

  /// The corners of a view in points of the window: as it is presented while its frame is animated.
  private static func corners(of view: UIView) -> [CGPoint] {
    let transform = view.surface?.transformToWindow ?? .identity
    func corners(_ rect: CGRect, in other: UIView) -> [CGPoint] {
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ]
      return corners.map { other.convert($0, to: nil).applying(transform) }
    }
    if let parent = view.superview, let shown = view.layer.presentation(),
      shown.frame != view.layer.frame
    {
      return corners(shown.frame, in: parent)
    }
    return corners(view.bounds, in: view)
  }

  // MARK: Values

  private static func properties(of view: UIView) -> [InspectedProperty] {
    func property<Value>(
      _ name: String, _ value: Value, _ set: @escaping (Value) -> Void
    ) -> InspectedProperty {
      InspectedProperty(name: name, kind: .object, value: value) { new in
        guard let new = new as? Value else { return false }
        set(new)
        return true
      }
    }
    var result = [
      property("center", view.center) { [weak view] in view?.center = $0 },
      property("bounds.size", view.bounds.size) { [weak view] in view?.bounds.size = $0 },
      property("alpha", Double(view.alpha)) { [weak view] in view?.alpha = CGFloat($0) },
      property("isHidden", view.isHidden) { [weak view] in view?.isHidden = $0 },
      property("cornerRadius", Double(view.layer.cornerRadius)) { [weak view] in
        view?.layer.cornerRadius = CGFloat($0)
      },
      property("tag", view.tag) { [weak view] in view?.tag = $0 },
    ]
    if let label = view as? UILabel {
      result.insert(property("text", label.text ?? "") { [weak label] in label?.text = $0 }, at: 0)
    }
    return result
  }

  private static func animations(of view: UIView) -> [InspectedAnimation] {
    guard let shown = view.layer.presentation() else { return [] }
    let layer = view.layer
    var result: [InspectedAnimation] = []
    func add<Value: Equatable>(_ name: String, _ presented: Value, _ target: Value) {
      guard presented != target else { return }
      result.append(
        InspectedAnimation(
          name: name, presented: InspectedValue.text(of: presented),
          target: InspectedValue.text(of: target)))
    }
    add("center", shown.position, layer.position)
    add("bounds.size", shown.bounds.size, layer.bounds.size)
    add("alpha", Double(shown.opacity), Double(layer.opacity))
    add("cornerRadius", Double(shown.cornerRadius), Double(layer.cornerRadius))
    if shown.transform != layer.transform { result.append(InspectedAnimation(name: "transform")) }
    return result
  }
}
