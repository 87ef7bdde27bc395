// Part of Snapback, under the MIT licence; see LICENSE.

/// An object whose changes views and other subscribers can observe.
///
/// Where a class does not declare `objectWillChange`, it is derived from the class's `@Published`
/// properties, including inherited ones. For an object without any, the derived `objectWillChange`
/// is a new publisher at each call, so a class that sends changes itself declares it as a stored
/// property.
public protocol ObservableObject: AnyObject {
  /// The type of `objectWillChange`; `ObservableObjectPublisher` unless the class declares its own.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends before each change of one of the object's `@Published` properties. All
  /// properties share one publisher, so repeated calls return the same object.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties(of: self)
    let known = properties.lazy.compactMap(\.willChange).first
    let publisher = known ?? ObservableObjectPublisher()
    for property in properties { property.willChange = publisher }
    return publisher
  }
}

/// The storage of a `@Published` property, as its enclosing object uses it.
protocol PublishedProperty: AnyObject {
  /// The publisher that sends before the property changes.
  var willChange: ObservableObjectPublisher? { get set }
}

/// A property wrapper that has a `PublishedProperty`.
protocol PublishedWrapper {
  var property: any PublishedProperty { get }
}

private func publishedProperties(of object: Any) -> [any PublishedProperty] {
  var properties: [any PublishedProperty] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror {
    for child in current.children {
      if let wrapper = child.value as? any PublishedWrapper { properties.append(wrapper.property) }
    }
    mirror = current.superclassMirror
  }
  return properties
}
