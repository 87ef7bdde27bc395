// Part of Snapback, under the MIT licence; see LICENSE.

/// The reason why a project folder cannot be compiled.
package enum ProjectError: Error, Equatable, Sendable {
  /// The Swift Package Manager rejected a manifest; its output.
  case manifest(path: String, output: String)
  /// The Swift Package Manager cannot be started, or took longer than a limit in seconds.
  case packageManager(path: String)
  /// The sandbox does not let the Swift Package Manager run.
  case packageManagerInSandbox(path: String)
  /// A file of an Xcode project cannot be parsed.
  case xcodeProject(path: String)
  /// A folder has several projects in it: their paths relative to it.
  case severalProjects(path: String, [String])
  /// A folder has more folders in it than are searched for sources.
  case tooManyFolders(path: String)
  /// A file or folder of the project is outside of its folder, and a sandbox is to protect what is there.
  case outsideOfSandbox(path: String)
  /// The project has no target of this name.
  case unknownTarget(String, known: [String])
  /// The project has no target with Swift sources.
  case noTarget(path: String)
}
