// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Libraries that change a program's system calls, compiled from the folder `Faults`.
enum PreloadedLibrary {
  /// The path of the library of a source file; nil without a C compiler.
  static func make(_ name: String) -> String? {
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Faults/\(name).c").path
    let library = FileManager.default.temporaryDirectory
      .appending(path: "snapback-\(UUID().uuidString).so").path
    for compiler in ["cc", "clang"] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [compiler, "-shared", "-fPIC", "-o", library, source]
      process.standardError = FileHandle.nullDevice
      if (try? process.run()) != nil {
        process.waitUntilExit()
        if process.terminationStatus == 0 { return library }
      }
    }
    return nil
  }
}
