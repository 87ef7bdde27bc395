// Part of Snapback, under the MIT licence; see LICENSE.

public import Combine

/// An object that a view owns: it is made once, and lives as long as the view's place in the hierarchy.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// `thunk` runs once for each place in the hierarchy.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// Outside of a body, where nothing is kept yet, each read makes an object of its own.
  public var wrappedValue: ObjectType { object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InstallableProperty {
  @MainActor
  mutating func install(
    _ stored: ObjectSubscription<ObjectType>?, in node: Node
  ) -> ObjectSubscription<ObjectType> {
    let subscription = stored ?? ObjectSubscription(node)
    let object = subscription.object ?? make()
    subscription.follow(object)
    self.object = object
    return subscription
  }

  static func areInterchangeable(_ old: StateObject, _ new: StateObject) -> Bool { true }
}

extension StateObject: KeptProperty {}
