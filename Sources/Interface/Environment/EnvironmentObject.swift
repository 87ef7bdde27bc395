// Part of Snapback, under the MIT licence; see LICENSE.

public import Combine
@_spi(ViewTree) public import ViewCore

/// An object that an ancestor has set with `environmentObject(_:)`. The view is updated when it
/// changes.
///
/// It is a programmer error to read it if no ancestor has set one: the program stops with a message
/// that names the type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Reads the object of the type, once the view is shown.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        """
        No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
        \(ObjectType.self) may be missing as an ancestor of this view.
        """)
    }
    return object
  }

  /// The object's properties as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: InstallableProperty {
  @MainActor
  package mutating func install(
    _ stored: ObjectSubscription<ObjectType>?, in node: Node
  ) -> ObjectSubscription<ObjectType> {
    let subscription = stored ?? ObjectSubscription(node)
    object = EnvironmentValues(node.environment)[object: ObjectKey<ObjectType>()]
    if let object { subscription.subscribe(to: object) }
    return subscription
  }

  package static func areInterchangeable(_ old: EnvironmentObject, _ new: EnvironmentObject) -> Bool
  {
    true
  }
}

extension View {
  /// Sets an object for the view and its contents, which `@EnvironmentObject` reads by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier<T?>(keyPath: \.[object: ObjectKey<T>()], value: object))
  }
}
