// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(Reflection) import Swift

/// A stored property of a type, as the Swift runtime describes it.
///
/// **Relies on** `_forEachField`, which the standard library exports under `@_spi(Reflection)`, and
/// on the offsets that it reports: values are read and written in memory at these offsets. And on
/// the kinds at the start of type metadata (see `EnumCases`): 0x200 for a struct, 0x301 for a tuple.
///
/// **Breaks if** the function is removed or changes its signature (a compile error), or if the program is
/// compiled with `-disable-reflection-metadata`: then no type has stored properties. All views are evaluated on
/// each update, dynamic properties are not installed, and no state is migrated.
package struct StoredField {
  /// The property's name; nil if the runtime's name is not valid UTF-8.
  package var name: String?
  /// The offset in bytes from the start of the value or, for a class, of the instance.
  package var offset: Int
  package var type: Any.Type

  /// Returns the stored properties of a struct, a tuple, or (with `isClass`) a class, in the order
  /// of their declaration, without those of superclasses. Returns an empty array for all other
  /// types.
  package static func all(of type: Any.Type, isClass: Bool = false) -> [StoredField] {
    guard isClass || isStructOrTuple(type) else { return [] }
    var fields: [StoredField] = []
    // `_EachFieldOptions.classType` has the raw value 1.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: isClass ? 1 : 0)) {
      name, offset, type, _ in
      fields.append(StoredField(name: String(validatingCString: name), offset: offset, type: type))
      return true
    }
    return fields
  }

  /// Returns whether the type is a struct or a tuple, by the kind at the start of its metadata. For an
  /// existential type, `_forEachField` would read a value that does not exist.
  private static func isStructOrTuple(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self)
    return kind == 0x200 || kind == 0x301
  }
}
