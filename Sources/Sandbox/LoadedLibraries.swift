// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSystem
import Foundation
import SystemStrings

/// The shared libraries of this process.
package enum LoadedLibraries {
  /// Those that are not installed with the system, as a compiler may be anywhere: the paths by which they were found,
  /// and those without links.
  static var files: [String] { files(loaded: paths) }

  /// The name of the library in whose folder all libraries of Swift are.
  private static let runtime = "libswiftCore.so"

  /// Returns the files for the paths of loaded libraries.
  ///
  /// Files only, as a library may be in any folder of the user, such as one of `LD_PRELOAD`. A previewed file may need
  /// more of Swift's libraries than this program does, so there are all of those.
  package static func files(loaded paths: [String]) -> [String] {
    let runtimes = paths.filter { SystemPath.name(of: $0) == runtime }.map(SystemPath.folder)
    let others = runtimes.filter { !SystemFolders.contain($0) }.flatMap { folder in
      DirectoryNames.read(folder).filter(isLibrary).map { folder + "/" + $0 }
    }
    let found = (paths + others).filter { $0.utf8.first == UInt8(ascii: "/") }
    return Set(found + found.compactMap(SystemPath.resolved))
      .filter { !SystemFolders.contain($0) && isRegular($0) }.sorted()
  }

  /// The paths of the loaded libraries.
  private static var paths: [String] {
    var paths: [String] = []
    withUnsafeMutablePointer(to: &paths) { list in
      csystem_visit_libraries(
        { path, list in
          guard let path else { return }
          list?.assumingMemoryBound(to: [String].self).pointee
            .append(SystemString.string(cString: path))
        }, list)
    }
    return paths
  }

  /// Returns whether a name is that of a library: `libfoo.so`, `libfoo.so.1.2`.
  private static func isLibrary(_ name: String) -> Bool {
    name.hasPrefix("lib") && (name.hasSuffix(".so") || name.contains(".so."))
  }

  private static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return SystemString.withCString(path) { stat($0, &status) } == 0
      && status.st_mode & S_IFMT == S_IFREG
  }
}
