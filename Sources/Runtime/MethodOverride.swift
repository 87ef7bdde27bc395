// Part of Snapback, under the MIT licence; see LICENSE.

/// A method of a class, of which it is known whether subclasses override it.
///
/// Objective-C answers that by `responds(to:)`; Swift has no such function.
///
/// **Relies on** the layout of class metadata without Objective-C: 56 bytes, of which 32 to 39 have
/// the size of the metadata and the size of the part before its address, and then pointers to the
/// methods, in the same order in subclasses.
///
/// **Breaks if** that layout changes: then no or several positions differ, and no class counts as one
/// that overrides the method.
package struct MethodOverride {
  /// The position in words of the method in the metadata; nil if it has not been found.
  private let position: Int?
  private let base: UnsafePointer<UInt>

  /// Finds a method by comparing two direct subclasses without members of their own: one that overrides
  /// nothing, and one that overrides the method.
  package init(of base: AnyClass, without plain: AnyClass, with overriding: AnyClass) {
    self.base = Self.words(base)
    let (words, plain, overriding) = (
      self.base, Self.words(plain), Self.words(overriding)
    )
    // Initializers that subclasses inherit differ from those of the base class in both.
    let positions = Self.positions(of: words).filter {
      words[$0] == plain[$0] && words[$0] != overriding[$0]
    }
    position = positions.count == 1 ? positions[0] : nil
  }

  /// Returns whether a class, which is a subclass of the base class, overrides the method or inherits from one
  /// that does.
  package func exists(in subclass: AnyClass) -> Bool {
    position.map { Self.words(subclass)[$0] != base[$0] } ?? false
  }

  private static func words(_ type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  private static func positions(of words: UnsafePointer<UInt>) -> Range<Int> {
    let sizes = UnsafeRawPointer(words).load(fromByteOffset: 32, as: (UInt32, UInt32).self)
    let end = (Int(sizes.0) - Int(sizes.1)) / MemoryLayout<UInt>.size
    return 7..<max(7, end)
  }
}
