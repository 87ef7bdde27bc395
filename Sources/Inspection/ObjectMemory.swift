// Part of Snapback, under the MIT licence; see LICENSE.

import Runtime

/// Writes the stored properties of objects, at the offsets that the Swift runtime reports.
///
/// On the main thread only, and not while a body is evaluated.
@MainActor
enum ObjectMemory {
  /// Writes a value of the property's type. Returns false for another type.
  static func write(_ value: Any, to field: StoredField, of object: AnyObject) -> Bool {
    func write<Value>(_ type: Value.Type) -> Bool {
      guard let value = value as? Value else { return false }
      address(of: object, field).assumingMemoryBound(to: type).pointee = value
      return true
    }
    return write(field.type)
  }

  private static func address(
    of object: AnyObject, _ field: StoredField
  ) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque() + field.offset
  }
}
