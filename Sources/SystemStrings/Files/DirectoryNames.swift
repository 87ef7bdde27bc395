// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc

/// The entries of a folder.
package enum DirectoryNames {
  /// The names of the entries, without `.` and `..`, in no particular order; empty if the folder
  /// cannot be read. Names that are not UTF-8 are those of `SystemString`.
  package static func read(_ directory: String) -> [String] {
    guard
      let stream = SystemString.withCString(directory.isEmpty ? "." : directory, { opendir($0) })
    else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // Not a copy of the whole field: an entry ends with its name, and may be at the end of a buffer.
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          SystemString.string(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
