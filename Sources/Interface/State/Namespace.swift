// Part of Snapback, under the MIT licence; see LICENSE.

/// A name of a view's own, for ids that no other view's can be mistaken for.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// What tells one namespace from another.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private var name: Name?

  public init() {}

  public var wrappedValue: ID { ID(number: name?.number ?? 0) }

  final class Name {
    let number: UInt64

    @MainActor
    init() {
      Name.count += 1
      number = Name.count
    }

    @MainActor private static var count: UInt64 = 0
  }
}

extension Namespace: InstallableProperty {
  @MainActor
  mutating func install(_ stored: Name?, in node: Node) -> Name {
    let name = stored ?? Name()
    self.name = name
    return name
  }

  static func areInterchangeable(_ old: Namespace, _ new: Namespace) -> Bool { true }
}
