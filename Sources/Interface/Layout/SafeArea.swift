// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// What keeps parts of a view unsafe.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The window's edges, and bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A keyboard on the screen, which a desktop does not have.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension Element {
  /// How far the unsafe parts around it reach from its edges: 0 at an edge that does not touch any.
  ///
  /// What is unsafe is known by layout alone; what offsets and turns do to a view changes nothing.
  final var safeAreaInsets: EdgeInsets {
    let own = CGRect(origin: layoutOrigin, size: size)
    var rect = own
    let slack = 0.5 / host.scale + 0.001
    var element = self
    while let parent = element.parent {
      if let insets = parent.safeAreaInsets(around: element) {
        rect.reach(CGRect(origin: parent.layoutOrigin, size: parent.size), insets, slack)
      }
      element = parent
    }
    return EdgeInsets(
      top: own.minY - rect.minY, leading: own.minX - rect.minX, bottom: rect.maxY - own.maxY,
      trailing: rect.maxX - own.maxX)
  }
}

extension CGRect {
  /// Moves the edges that touch what is unsafe in an outer rectangle to that one's edges.
  fileprivate mutating func reach(_ outer: CGRect, _ insets: EdgeInsets, _ slack: CGFloat) {
    var (top, left, bottom, right) = (minY, minX, maxY, maxX)
    if top - slack < outer.minY + insets.top, outer.minY < top + slack { top = outer.minY }
    if left - slack < outer.minX + insets.leading, outer.minX < left + slack { left = outer.minX }
    if outer.maxY - insets.bottom < bottom + slack, bottom - slack < outer.maxY {
      bottom = outer.maxY
    }
    if outer.maxX - insets.trailing < right + slack, right - slack < outer.maxX {
      right = outer.maxX
    }
    self = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension EdgeInsets {
  /// The insets at some edges; 0 at the others.
  func at(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// A length at some edges, 0 at the others.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self = EdgeInsets(top: length, leading: length, bottom: length, trailing: length).at(edges)
  }

  var isNone: Bool { self == EdgeInsets() }
}

extension ProposedViewSize {
  /// The proposal with insets taken off, or with negative ones added; never less than 0.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}
