// Part of Snapback, under the MIT licence; see LICENSE.

/// A property of a class whose values can be listened to, and that tells of the object's changes.
///
/// Listeners get a new value before the property has it.
@propertyWrapper
public struct Published<Value> {
  let box: Box

  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("@Published is for properties of classes") }
    set { preconditionFailure("@Published is for properties of classes: \(newValue)") }
  }

  /// Sends the value, and each new one before the property has it.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set { newValue.box.hand(over: box) }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue) }
  }

  /// Sends a published property's values.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let box: Box

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      box.audience.add(AnySubscriber(subscriber)) { [box] in box.latest }
    }

    func assign(_ source: some Combine.Publisher<Value, Never>) {
      box.assignments.append(source.sink { [weak box] in box?.set($0) })
    }
  }

  final class Box: PublishedProperty {
    private(set) var value: Value
    /// What is being set.
    private var coming: Value?
    let audience = Audience<Value, Never>()
    var willChange: ObservableObjectPublisher?
    var assignments: [AnyCancellable] = []

    init(_ value: Value) {
      self.value = value
    }

    var latest: Value { coming ?? value }

    func set(_ newValue: Value) {
      willChange?.send()
      let listeners = audience.listeners
      if !listeners.isEmpty {
        coming = newValue
        for listener in listeners { listener.offer(newValue) }
        coming = nil
      }
      value = newValue
    }

    func replace(_ newValue: Value) {
      let publisher = willChange
      willChange = nil
      set(newValue)
      willChange = publisher
    }

    func hand(over other: Box) {
      guard other !== self else { return }
      other.set(value)
    }

    deinit {
      audience.end(.finished)
    }
  }
}

extension Published: PublishedWrapper {
  var property: any PublishedProperty { box }
}
