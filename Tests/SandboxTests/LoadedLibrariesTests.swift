// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Sandbox
import Testing

struct LoadedLibrariesTests {
  @Test func `of a loaded library its file can be read, not the folder`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "libraries-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let folders = ["home", "home/a.source", "swift"].map { root.appending(path: $0) }
    for folder in folders {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let names = [
      "home/x.so.1", "home/secret", "home/a.source/file", "swift/libswiftCore.so",
      "swift/libFoundation.so", "swift/secret", "swift/secret.so",
    ]
    for name in names { try Data().write(to: root.appending(path: name)) }
    let path = root.resolvingSymlinksInPath().path()
    try FileManager.default.createSymbolicLink(
      atPath: path + "/home/x.so", withDestinationPath: "x.so.1")
    let loaded = ["home/x.so", "swift/libswiftCore.so", "home/missing.so"].map { path + "/" + $0 }
    #expect(
      LoadedLibraries.files(loaded: loaded + ["/usr/lib/libc.so.6", "linux-vdso.so.1", path])
        == ["home/x.so", "home/x.so.1", "swift/libFoundation.so", "swift/libswiftCore.so"].map {
          path + "/" + $0
        })
  }
}
