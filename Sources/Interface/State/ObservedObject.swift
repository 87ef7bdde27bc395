// Part of Snapback, under the MIT licence; see LICENSE.

public import Combine

/// An object that somebody else owns: the view is evaluated again when it is about to change.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: InstallableProperty {
  @MainActor
  mutating func install(
    _ stored: ObjectSubscription<ObjectType>?, in node: Node
  ) -> ObjectSubscription<ObjectType> {
    let subscription = stored ?? ObjectSubscription(node)
    subscription.follow(wrappedValue)
    return subscription
  }

  static func areInterchangeable(_ old: ObservedObject, _ new: ObservedObject) -> Bool {
    old.wrappedValue === new.wrappedValue
  }
}
