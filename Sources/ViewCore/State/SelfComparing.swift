// Part of Snapback, under the MIT licence; see LICENSE.

import Runtime

/// A type with a comparison of its own for `ValueComparison`.
@MainActor
protocol SelfComparing {
  /// Whether values of the same bytes are the same.
  static var bytesSuffice: Bool { get }
  /// Whether values compare by their bytes alone.
  static var comparesBytes: Bool { get }
  /// Returns a function that compares the values at two addresses.
  static func makeComparator() -> ValueComparison.Comparator
}

extension SelfComparing {
  static var comparesBytes: Bool { false }
}

extension Optional: SelfComparing {
  /// Whether this is a reference or an existential. Such a property may be weak, so that it cannot
  /// be read as a value of its type.
  static var comparesBytes: Bool {
    Wrapped.self is AnyClass || EnumCases.isExistential(Wrapped.self)
  }

  static var bytesSuffice: Bool {
    (Wrapped.self as? any SelfComparing.Type)?.bytesSuffice ?? true
  }

  /// Compares the wrapped values, if there are any.
  static func makeComparator() -> ValueComparison.Comparator {
    let comparison = ValueComparison.of(Wrapped.self)
    return { a, b in
      let (old, new) = (
        a.assumingMemoryBound(to: Wrapped?.self).pointee,
        b.assumingMemoryBound(to: Wrapped?.self).pointee
      )
      guard let old, let new else { return old == nil && new == nil }
      return withUnsafePointer(to: old) { old in
        withUnsafePointer(to: new) { new in comparison.areSame(old, new) }
      }
    }
  }
}
