// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// A proxy for a view, used by its layout to measure and place it.
public struct LayoutSubview: Equatable, Sendable {
  let element: Element
  let index: Int
  /// Receives the placements while the layout places its views; nil while it measures.
  let placements: SubviewPlacements?

  /// Returns whether both stand for the same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

  /// The value that the view sets for a key; the key's default otherwise.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    return MainActor.unsafelyAssumed { element.layoutValue(id) as? K.Value } ?? K.defaultValue
  }

  /// The layout priority of the view: space is offered to views with a higher one first. 0 by
  /// default.
  public var priority: Double { MainActor.unsafelyAssumed { element.layoutPriority } }

  /// The spacing that the view prefers around it.
  public var spacing: ViewSpacing { MainActor.unsafelyAssumed { element.preferredSpacing } }

  /// Returns the size that the view takes under a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.unsafelyAssumed { element.size(proposal) }
  }

  /// Returns the size that the view takes under a proposal, and its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.unsafelyAssumed { element.dimensions(in: proposal) }
  }

  /// Places the view: measures it under `proposal` and puts its `anchor` at `position` in the
  /// layout's bounds. Ignored if the position is not finite, and outside of `placeSubviews`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    MainActor.unsafelyAssumed {
      let dimensions = element.dimensions(in: proposal)
      let origin = CGPoint(
        x: position.x - anchor.x * dimensions.width, y: position.y - anchor.y * dimensions.height)
      guard origin.x.isFinite, origin.y.isFinite else { return }
      placements?.set(ElementPlacement(element, origin, dimensions), at: index)
    }
  }
}
