// Part of Snapback, under the MIT licence; see LICENSE.

/// A successful compilation of the sources: a library that can be loaded.
package struct Generation: Codable, Equatable, Sendable {
  /// A serial number, from 1.
  package var number: Int
  /// The path of the shared library.
  package var library: String
  /// The library's entry points; at least one.
  package var entries: [PreviewEntry]
  /// The time at which the last file was saved, in seconds of `MonotonicClock`.
  package var saved: Double
  /// The duration of the compilation in seconds.
  package var compiling: Double
}
