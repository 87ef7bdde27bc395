// Part of Snapback, under the MIT licence; see LICENSE.

public import Combine

/// An object that is owned elsewhere; the view is updated when the object changes.
///
/// The view is updated once for all changes between two updates, after they have been made.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates bindings to the object's properties: `$object.property`.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    package init(object: ObjectType) { self.object = object }

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Observes an object.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// The object's properties as bindings.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: InstallableProperty {
  @MainActor
  package mutating func install(
    _ stored: ObjectSubscription<ObjectType>?, in node: Node
  ) -> ObjectSubscription<ObjectType> {
    let subscription = stored ?? ObjectSubscription(node)
    subscription.subscribe(to: wrappedValue)
    return subscription
  }

  package static func areInterchangeable(_ old: ObservedObject, _ new: ObservedObject) -> Bool {
    old.wrappedValue === new.wrappedValue
  }
}
