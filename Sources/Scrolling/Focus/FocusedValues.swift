// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A key of a value that the focused view, or the window, provides for others.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view and the views around it provide, and those of the window.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil if no view provides one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type; nil if no view provides one.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// Provides values while its content has the focus, or as long as it is in the window.
struct _FocusedValueModifier: ElementModifier {
  typealias Body = Never
  let isOfScene: Bool
  /// The value, or whether there is one if it cannot be compared: views that read it are evaluated
  /// again when it changes.
  let comparison: ComparedValue
  let set: (inout FocusedValues) -> Void

  func wrap(_ child: Element, _ node: Node) -> FocusedValueElement {
    FocusedValueElement(child, node)
  }

  func update(_ element: FocusedValueElement, _ pass: UpdatePass) { element.configure(self) }
}

final class FocusedValueElement: UnaryElement {
  private(set) var isOfScene = false
  private var comparison: ComparedValue?
  private(set) var set: (inout FocusedValues) -> Void = { _ in }

  func configure(_ modifier: _FocusedValueModifier) {
    let isSame = comparison.map { modifier.comparison.isSame(as: $0) } ?? false
    isOfScene = modifier.isOfScene
    comparison = modifier.comparison
    set = modifier.set
    if !isSame { host.focus.focusedValuesWillChange() }
  }

  override func dismantle() {
    host.focus.focusedValuesWillChange()
    super.dismantle()
  }
}

extension FocusSession {
  /// The values of the window, overridden by those of the focused view. Records the read.
  func focusedValues(in root: Element?) -> FocusedValues {
    focusedValueSource.recordRead()
    var values = FocusedValues()
    root?.visit { element in
      if let provider = element as? FocusedValueElement, provider.isOfScene {
        provider.set(&values)
      }
    }
    let providers = focused?.selfAndAncestors(of: FocusedValueElement.self) ?? []
    for provider in providers.reversed() { provider.set(&values) }
    return values
  }

  /// Makes the views that have read focused values be evaluated again.
  func focusedValuesChanged() { focusedValueSource.invalidateReaders() }

  /// Makes the views that have read focused values be evaluated again after the current pass, in which
  /// the views that provide them may be new.
  func focusedValuesWillChange() {
    host.afterPass { [weak self] in self?.focusedValuesChanged() }
  }
}

extension View {
  /// Provides a value while this view, or one inside, has the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedValue(keyPath, value, isOfScene: false)
  }

  /// Provides a value while this view, or one inside, has the focus; none if it is nil.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    focusedValue(keyPath, value, isOfScene: false)
  }

  /// Provides a value as long as this view is in the window, wherever the focus is.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedValue(keyPath, value, isOfScene: true)
  }

  /// Provides a value as long as this view is in the window, wherever the focus is; none if it is
  /// nil.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    focusedValue(keyPath, value, isOfScene: true)
  }

  /// Provides an object while this view, or one inside, has the focus.
  public func focusedValue<Object: AnyObject>(_ object: Object?) -> some View {
    focusedObject(object, isOfScene: false)
  }

  /// Provides an object as long as this view is in the window, wherever the focus is.
  public func focusedSceneValue<Object: AnyObject>(_ object: Object?) -> some View {
    focusedObject(object, isOfScene: true)
  }

  private func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isOfScene: Bool
  ) -> some View {
    modifier(
      _FocusedValueModifier(
        isOfScene: isOfScene,
        comparison: (value as? any Equatable).map { Self.compared($0) }
          ?? ComparedValue(value == nil),
        set: { values in if let value { values[keyPath: keyPath] = value } }))
  }

  private static func compared<Value: Equatable>(_ value: Value) -> ComparedValue {
    ComparedValue(value)
  }

  private func focusedObject<Object: AnyObject>(
    _ object: Object?, isOfScene: Bool
  ) -> some View {
    modifier(
      _FocusedValueModifier(
        isOfScene: isOfScene, comparison: ComparedValue(object.map { ObjectIdentifier($0) }),
        set: { values in if let object { values[object: Object.self] = object } }))
  }
}
