// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// A view as its layout sees it.
public struct LayoutSubview: Equatable, Sendable {
  let element: Element
  let index: Int
  /// Where the places go, while the layout places its views.
  let places: LayoutPlaces?

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

  /// What the view was given for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    return MainActor.unsafelyAssumed { element.layoutValue(id) as? K.Value } ?? K.defaultValue
  }

  /// Who is given space first: those with a higher one.
  public var priority: Double { MainActor.unsafelyAssumed { element.layoutPriority } }

  /// How much space it wants around it.
  public var spacing: ViewSpacing { MainActor.unsafelyAssumed { element.preferredSpacing } }

  /// The size it takes under a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.unsafelyAssumed { element.size(proposal) }
  }

  /// The size it takes under a proposal, and its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.unsafelyAssumed { element.dimensions(in: proposal) }
  }

  /// Puts an anchor of the view, in the size it takes under a proposal, at a position of the layout's space.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    MainActor.unsafelyAssumed {
      let dimensions = element.dimensions(in: proposal)
      let origin = CGPoint(
        x: position.x - anchor.x * dimensions.width, y: position.y - anchor.y * dimensions.height)
      guard origin.x.isFinite, origin.y.isFinite else { return }
      places?.placings[index] = Placing(element, origin, dimensions)
    }
  }
}

/// Where a layout has put its views so far.
@MainActor
final class LayoutPlaces {
  fileprivate(set) var placings: [Placing?]

  init(count: Int) {
    placings = Array(repeating: nil, count: count)
  }

  func take(_ placing: Placing, at index: Int) {
    placings[index] = placing
  }
}

/// The views of a layout, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  private var subviews: [LayoutSubview]

  @MainActor
  init(_ elements: [Interface.Element], _ places: LayoutPlaces?) {
    subviews = elements.enumerated().map { index, element in
      LayoutSubview(element: element, index: index, places: places)
    }
  }

  private init(_ subviews: [LayoutSubview]) {
    self.subviews = subviews
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(subviews[bounds])) }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] })
  }

  var elements: [Interface.Element] { subviews.map(\.element) }

  /// Takes the places that a built-in layout has found for all of them.
  @MainActor
  func place(_ placings: [Placing], in bounds: CGRect) {
    for (subview, placing) in zip(subviews, placings) {
      var placing = placing
      placing.origin.x += bounds.origin.x
      placing.origin.y += bounds.origin.y
      subview.places?.take(placing, at: subview.index)
    }
  }
}

/// A value that views give to the layout they are in.
public protocol LayoutValueKey {
  associatedtype Value
  /// What it is for a view that gives none.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives a value to the layout that the view is in.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_TraitModifier(traits: Traits(values: [ObjectIdentifier(key): value])))
  }
}
