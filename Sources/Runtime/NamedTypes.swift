// Part of Snapback, under the MIT licence; see LICENSE.

/// The types of values that are stored with their names.
package enum NamedTypes {
  /// The name by which a type is found again; nil if it has none, as a type within a function.
  ///
  /// Relies on `_mangledTypeName` of the standard library.
  package static func name(of type: Any.Type) -> String? { _mangledTypeName(type) }

  /// The type with a name; nil if the program has none.
  ///
  /// Relies on `_typeByName` of the standard library.
  package static func type(named name: String) -> Any.Type? { _typeByName(name) }
}
