// Part of Snapback, under the MIT licence; see LICENSE.

/// The location of the scenes' source files.
package enum SceneSource {
  /// The folder with the source files; nil if sources are not available.
  package static var folder: String?
}
