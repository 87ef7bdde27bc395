// Part of Snapback, under the MIT licence; see LICENSE.

/// The cases of an enumeration without associated values, read from its type metadata.
///
/// **Relies on** the layout of type metadata (`docs/ABI/TypeMetadata.rst` of Swift): the metadata
/// of a type starts with its kind, 0x201 for an enumeration, followed by the address of its nominal
/// type descriptor. In the descriptor the lower 24 bits of the 32-bit word at byte 20 are the
/// number of cases with associated values, and the 32-bit word at byte 24 is the number of cases
/// without. And on the layout of values: one byte with the index of the case, in the order of
/// declaration.
///
/// **Breaks if** that layout changes. It is part of the stable ABI on Apple's platforms; Linux has
/// no such promise. The tests of state migration would then fail: cases would be swapped or lost.
package enum EnumCases {
  /// Returns whether the type is an enumeration other than `Optional`.
  package static func isEnumeration(_ type: Any.Type) -> Bool {
    let enumerationKind = 0x201
    return unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self) == enumerationKind
  }

  /// Returns whether the type is an existential, such as `any P` or `Any`.
  package static func isExistential(_ type: Any.Type) -> Bool {
    let existentialKind = 0x303
    return unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self) == existentialKind
  }

  /// Returns the number of cases; nil unless the type is an enumeration without associated values.
  package static func count(of type: Any.Type) -> Int? {
    guard isEnumeration(type) else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    let payloadCases = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xff_ffff
    return payloadCases == 0 ? Int(descriptor.load(fromByteOffset: 24, as: UInt32.self)) : nil
  }

  /// Returns the first value that satisfies a predicate, in the order of the cases' declaration.
  ///
  /// Returns nil unless the type is an enumeration without associated values whose values take one
  /// byte: one of 2 to 256 cases.
  package static func first<Value>(
    of type: Value.Type, where predicate: (Value) -> Bool
  ) -> Value? {
    guard isTriviallyCopyable(type), MemoryLayout<Value>.size == 1, let count = count(of: type)
    else { return nil }
    for index in 0..<count {
      let value = withUnsafeBytes(of: UInt8(truncatingIfNeeded: index)) {
        $0.loadUnaligned(as: type)
      }
      if predicate(value) { return value }
    }
    return nil
  }
}
