// Part of Snapback, under the MIT licence; see LICENSE.

public import Combine
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore

/// An object that the focused view, one around it, or the window provides; nil if there is none. The view is updated when
/// it changes.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object's properties as bindings.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var value = FocusedValue(ObjectType.self)

  /// Reads the object that `focusedObject(_:)` or `focusedSceneObject(_:)` provides.
  public init() {}

  /// The current object.
  public var wrappedValue: ObjectType? { value.wrappedValue }

  /// The object's properties as bindings; nil without an object.
  public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }
}

extension FocusedObject: InstallableProperty {
  /// The reader of the object, and the subscription to its changes.
  package final class Storage {
    fileprivate let reader: FocusedValueReader
    fileprivate var subscription: ObjectSubscription<ObjectType>

    fileprivate init(_ reader: FocusedValueReader, _ subscription: ObjectSubscription<ObjectType>) {
      self.reader = reader
      self.subscription = subscription
    }
  }

  @MainActor
  package mutating func install(_ stored: Storage?, in node: Node) -> Storage {
    let reader = value.install(stored?.reader, in: node)
    let storage = stored ?? Storage(reader, ObjectSubscription(node))
    if let object = value.wrappedValue {
      storage.subscription.subscribe(to: object)
    } else if storage.subscription.object != nil {
      // An object that is no longer provided is neither observed nor kept.
      storage.subscription = ObjectSubscription(node)
    }
    return storage
  }

  package static func areInterchangeable(_ old: Self, _ new: Self) -> Bool { true }
}

extension View {
  /// Provides an object while this view, or one inside, has the focus; `FocusedObject` reads it.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValue(object)
  }

  /// Provides an object as long as this view is in the window; `FocusedObject` reads it.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedSceneValue(object)
  }
}
