// Part of Snapback, under the MIT licence; see LICENSE.

/// A built-in dynamic property that is connected to storage in a node.
package protocol InstallableProperty: DynamicProperty {
  /// The storage.
  associatedtype Stored: AnyObject

  /// Connects the property to the storage of the previous installation, or to new storage if there
  /// is none, and returns the storage.
  @MainActor mutating func install(_ stored: Stored?, in node: Node) -> Stored

  /// Returns whether a body would get the same values from both properties, so that the view needs
  /// no evaluation because of this property.
  static func areInterchangeable(_ old: Self, _ new: Self) -> Bool
}

/// A dynamic property whose members' dynamic properties count as those of the view, although the
/// members are not dynamic properties themselves.
package protocol PropertyHolder: DynamicProperty {}
