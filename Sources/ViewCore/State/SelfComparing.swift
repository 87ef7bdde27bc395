// Part of Snapback, under the MIT licence; see LICENSE.

/// A type with a comparison of its own for `ValueComparison`.
@MainActor
protocol SelfComparing {
  /// Whether values of the same bytes are the same.
  static var bytesSuffice: Bool { get }
  /// Returns a function that compares the values at two addresses.
  static func makeComparator() -> ValueComparison.Comparator
}

extension Optional: SelfComparing {
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
