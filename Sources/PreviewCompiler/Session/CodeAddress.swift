// Part of Snapback, under the MIT licence; see LICENSE.

/// The address of machine code in a compiled library.
package struct CodeAddress: Codable, Equatable, Sendable {
  /// The path of the library.
  package var library: String
  /// The address in the library's file.
  package var address: UInt64

  package init(library: String, address: UInt64) {
    (self.library, self.address) = (library, address)
  }
}
