// Part of Snapback, under the MIT licence; see LICENSE.

extension ObjectIdentifier {
  /// The type that this identifies: it must have been created from a type, not from an object.
  ///
  /// **Relies on** `ObjectIdentifier(type)` being the address of the type's metadata, as a value of
  /// `Any.Type` is. **Breaks if** one of them changes, which the compiler reports if the sizes differ;
  /// otherwise the tests of the inspector fail.
  package var identifiedType: any Any.Type { unsafeBitCast(self, to: Any.Type.self) }
}
