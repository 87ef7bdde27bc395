// Part of Snapback, under the MIT licence; see LICENSE.

/// An object that says when it is about to change.
///
/// One that declares no `objectWillChange` has it from its `@Published` properties, inherited ones too; an
/// object without any sends nothing by itself.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties(of: self)
    let known = properties.lazy.compactMap(\.willChange).first
    let publisher = known ?? ObservableObjectPublisher()
    for property in properties { property.willChange = publisher }
    return publisher
  }
}

/// Sends that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func send() {
    subject.send()
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

/// A published property as its object sees it.
protocol PublishedProperty: AnyObject {
  var willChange: ObservableObjectPublisher? { get set }
}

/// Something that has a published property's box.
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
