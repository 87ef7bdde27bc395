// Part of Snapback, under the MIT licence; see LICENSE.

/// The current sources of a module.
package struct ModuleSources: Sendable {
  package var module: ProjectModule
  package var files: [SourceFile]

  /// The contents of the files, for comparison.
  var contents: [[UInt8]] { files.map(\.bytes) }
}
