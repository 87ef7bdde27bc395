// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Foundation

/// A folder whose catalog has the bytes as the contents of an image and of a color.
@MainActor private let folder: String = {
  let path = NSTemporaryDirectory() + "/snapback-fuzz-\(getpid())"
  for entry in ["a.imageset", "a.colorset"] {
    try? FileManager.default.createDirectory(
      atPath: "\(path)/A.xcassets/\(entry)", withIntermediateDirectories: true)
  }
  atexit { MainActor.assumeIsolated { try? FileManager.default.removeItem(atPath: folder) } }
  return path
}()

/// Looks up an image and a color in both appearances.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCatalog(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(bytes: start, count: count)
  MainActor.assumeIsolated {
    for entry in ["a.imageset", "a.colorset"] {
      let path = "\(folder)/A.xcassets/\(entry)/Contents.json"
      precondition(FileManager.default.createFile(atPath: path, contents: data))
    }
    let library = AssetLibrary(folders: [folder]) { _ in }
    for isDark in [false, true] {
      _ = library.image(named: "a", isDark: isDark)
      _ = library.color(named: "a", isDark: isDark)
    }
  }
  return 0
}
