// Part of Snapback, under the MIT licence; see LICENSE.

/// A property of an object that announces its changes as a whole.
final class ObjectLocation<ObjectType: AnyObject, Value>: Location {
  private let object: ObjectType
  private let keyPath: ReferenceWritableKeyPath<ObjectType, Value>

  init(_ object: ObjectType, _ keyPath: ReferenceWritableKeyPath<ObjectType, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  var value: Value { object[keyPath: keyPath] }
  var comparesValue: Bool { true }

  func set(_ newValue: Value, _ transaction: Transaction?) {
    if let transaction {
      withTransaction(transaction) { object[keyPath: keyPath] = newValue }
    } else {
      object[keyPath: keyPath] = newValue
    }
  }

  func isSame(as other: any Location) -> Bool {
    guard let other = other as? ObjectLocation else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
