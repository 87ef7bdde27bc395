// Part of Snapback, under the MIT licence; see LICENSE.

/// Where the source files of scenes are.
package enum SceneSource {
  /// The folder with the source files; nil if sources are not available.
  package static var folder: String?
}
