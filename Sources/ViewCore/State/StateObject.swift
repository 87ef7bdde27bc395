// Part of Snapback, under the MIT licence; see LICENSE.

public import Combine

/// An object that a view owns. It is created once, and lives as long as the view stays in the
/// hierarchy.
///
/// The view is updated when the object changes, as with `ObservedObject`.
/// - Note: Differs from SwiftUI: each access outside of a body creates a new object, which is not stored.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates the object with `thunk`, which runs once for each position in the hierarchy, before
  /// the body is first evaluated.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object. If the view is not shown, each read creates another object.
  public var wrappedValue: ObjectType { object ?? make() }

  /// The object's properties as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InstallableProperty {
  @MainActor
  package mutating func install(
    _ stored: ObjectSubscription<ObjectType>?, in node: Node
  ) -> ObjectSubscription<ObjectType> {
    let subscription = stored ?? ObjectSubscription(node)
    let object = subscription.object ?? make()
    subscription.subscribe(to: object)
    self.object = object
    return subscription
  }

  package static func areInterchangeable(_ old: StateObject, _ new: StateObject) -> Bool { true }
}

extension StateObject: MigratableProperty {}
