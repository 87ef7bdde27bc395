// Part of Snapback, under the MIT licence; see LICENSE.

/// A namespace of identifiers, unique to one instance of a view.
///
/// Two views can use the same identifiers in different namespaces, as in `matchedGeometryEffect`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identifier of a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private var identity: Identity?

  /// Creates a namespace, which becomes unique when its view is shown.
  public init() {}

  /// The namespace's identifier. Outside of a view's body, before the view is shown, it is the same
  /// for all namespaces.
  public var wrappedValue: ID { ID(number: identity?.number ?? 0) }

  /// The identity of a namespace, stored in its view's node.
  package final class Identity {
    let number: UInt64

    @MainActor
    init() {
      Identity.count += 1
      number = Identity.count
    }

    @MainActor private static var count: UInt64 = 0
  }
}

extension Namespace: InstallableProperty {
  @MainActor
  package mutating func install(_ stored: Identity?, in node: Node) -> Identity {
    let identity = stored ?? Identity()
    self.identity = identity
    return identity
  }

  package static func areInterchangeable(_ old: Namespace, _ new: Namespace) -> Bool { true }
}
