// Part of Snapback, under the MIT licence; see LICENSE.

/// A property of a class that publishes its values and announces the object's changes.
///
/// Both happen before the property changes: `objectWillChange` of the enclosing object sends first,
/// then subscribers to the projected value receive the new value, then the property has it.
@propertyWrapper
public struct Published<Value> {
  let box: Box

  /// Creates the property with its initial value, as in `@Published var name = "a"`.
  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// Creates the property with its initial value, for use in an initializer: `_name =
  /// Published(initialValue:)`.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Unavailable: the property must belong to a class, whose instance the static subscript uses
  /// instead.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes: \(newValue)") }
  }

  /// A publisher of the current value and each later one, which it sends before the property has
  /// it. Assigning another property's publisher copies that property's value.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set { newValue.box.copyValue(to: box) }
  }

  /// Reads or sets the property of an instance. The compiler calls this for each access.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue) }
  }

  /// A publisher of a property's values, which finishes when the property is released.
  public struct Publisher: Combine.Publisher {
    /// The type of the property.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never
    fileprivate let box: Box

    /// Adds a subscriber; it receives the current value at its first request, then each new one.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      box.subscribers.add(AnySubscriber(subscriber)) { [box] in box.latest }
    }

    func assign(_ source: some Combine.Publisher<Value, Never>) {
      box.assignments.append(source.sink { [weak box] in box?.set($0) })
    }
  }

  /// The storage of a property. It is not locked: a property is set on one thread, as any other.
  final class Box: PublishedProperty {
    private(set) var value: Value
    /// The new value while subscribers receive it.
    private var newValue: Value?
    let subscribers = SubjectSubscribers<Value, Never>()
    var willChange: ObservableObjectPublisher?
    /// The subscriptions made by `assign(to:)`, which live as long as the property.
    var assignments: [AnyCancellable] = []

    init(_ value: Value) {
      self.value = value
    }

    var latest: Value { newValue ?? value }

    func set(_ newValue: Value) {
      willChange?.send()
      let subscriptions = subscribers.subscriptions
      if !subscriptions.isEmpty {
        self.newValue = newValue
        for subscription in subscriptions { subscription.send(newValue) }
        self.newValue = nil
      }
      value = newValue
    }

    /// Sets the value without announcing a change of the object.
    func replace(_ newValue: Value) {
      let publisher = willChange
      willChange = nil
      set(newValue)
      willChange = publisher
    }

    func copyValue(to other: Box) {
      guard other !== self else { return }
      other.set(value)
    }

    deinit {
      subscribers.finish(.finished)
    }
  }
}

extension Published: PublishedWrapper {
  var property: any PublishedProperty { box }
}
