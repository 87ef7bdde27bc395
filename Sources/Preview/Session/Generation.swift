// Part of Snapback, under the MIT licence; see LICENSE.

/// Sources that were compiled, ready to be loaded.
package struct Generation: Codable, Equatable, Sendable {
  /// Counts up from 1; 0 is none.
  package var number: Int
  /// The path of the library.
  package var library: String
  /// What it can show; at least one.
  package var entries: [PreviewEntry]
  /// When the last of the files was saved, in seconds of the system's monotonic clock.
  package var saved: Double
  /// How long compiling took, in seconds.
  package var compiling: Double
}
