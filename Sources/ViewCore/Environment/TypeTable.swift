// Part of Snapback, under the MIT licence; see LICENSE.

/// Values by type, for a few dozen types at most: a search through their identifiers costs less than a hash.
struct TypeTable<Value> {
  private var keys: [ObjectIdentifier] = []
  private var values: [Value] = []

  init() {}

  init(_ dictionary: [ObjectIdentifier: Value]) {
    for (key, value) in dictionary {
      keys.append(key)
      values.append(value)
    }
  }

  var count: Int { keys.count }

  var dictionary: [ObjectIdentifier: Value] {
    Dictionary(zip(keys, values)) { first, _ in first }
  }

  /// The value of a type; nil if there is none.
  subscript(key: ObjectIdentifier) -> Value? {
    var index = 0
    for known in keys {
      if known == key { return values[index] }
      index += 1
    }
    return nil
  }

  func contains(_ key: ObjectIdentifier) -> Bool {
    for known in keys where known == key { return true }
    return false
  }

  /// Sets the value of a type.
  mutating func set(_ value: Value, for key: ObjectIdentifier) {
    var index = 0
    for known in keys {
      if known == key {
        values[index] = value
        return
      }
      index += 1
    }
    keys.append(key)
    values.append(value)
  }
}
