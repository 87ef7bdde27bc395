// Part of Snapback, under the MIT licence; see LICENSE.

/// The reason why sources have nothing to show.
package enum PreviewSelectionError: Error, Equatable, Sendable {
  /// There is no preview, app or view whose initializer needs no arguments; the names of views that
  /// need some.
  case nothing(incomplete: [String])
  /// There is no preview or view of the requested name; the names that can be shown.
  case unknown(String, known: [String])
  /// The initializer of the requested view needs arguments.
  case incomplete(String)
}
