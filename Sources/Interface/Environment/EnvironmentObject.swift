// Part of Snapback, under the MIT licence; see LICENSE.

public import Combine

/// An object that a view around gave to everything inside with `environmentObject(_:)`.
///
/// Reading it where nobody did is an error of the program's, and ends it with a message that names the type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        """
        No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
        \(ObjectType.self) may be missing as an ancestor of this view.
        """)
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: InstallableProperty {
  @MainActor
  mutating func install(
    _ stored: ObjectSubscription<ObjectType>?, in node: Node
  ) -> ObjectSubscription<ObjectType> {
    let subscription = stored ?? ObjectSubscription(node)
    object = EnvironmentValues(node.environment)[object: ObjectKey<ObjectType>()]
    if let object { subscription.follow(object) }
    return subscription
  }

  static func areInterchangeable(_ old: EnvironmentObject, _ new: EnvironmentObject) -> Bool {
    true
  }
}

/// Under what an object of a type lies in the environment.
struct ObjectKey<ObjectType: AnyObject>: Hashable {}

extension EnvironmentValues {
  subscript<T: AnyObject>(object key: ObjectKey<T>) -> T? {
    get { value(for: ObjectIdentifier(ObjectKey<T>.self)) as? T }
    set { set(newValue, for: ObjectIdentifier(ObjectKey<T>.self)) }
  }
}

extension View {
  /// Gives an object to everything inside, where `@EnvironmentObject` finds it by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(
      _EnvironmentModifier<T?>(keyPath: \.[object: ObjectKey<T>()], value: object))
  }
}
