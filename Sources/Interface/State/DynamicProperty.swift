// Part of Snapback, under the MIT licence; see LICENSE.

/// A stored property of a view that brings values from elsewhere into its body.
///
/// A type of your own may conform and hold others (`@State`, `@Environment`, …): those are connected
/// first, then `update()` runs, before each evaluation of the body.
public protocol DynamicProperty {
  @MainActor mutating func update()
}

extension DynamicProperty {
  @MainActor public mutating func update() {}
}

/// A dynamic property of ours that is connected to storage kept by a node.
protocol InstallableProperty: DynamicProperty {
  associatedtype Stored: AnyObject

  /// Connects to what an earlier installation left, or makes it.
  @MainActor mutating func install(_ stored: Stored?, in node: Node) -> Stored

  /// Whether a view may keep the old property for the new: the body could not tell them apart.
  static func areInterchangeable(_ old: Self, _ new: Self) -> Bool
}
