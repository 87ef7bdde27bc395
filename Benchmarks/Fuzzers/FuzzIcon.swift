// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Foundation

/// A folder of icons.
@MainActor private let folder: String = {
  let path = NSTemporaryDirectory() + "/snapback-fuzz-\(getpid())"
  try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  atexit { MainActor.assumeIsolated { try? FileManager.default.removeItem(atPath: folder) } }
  return path
}()

/// Reads the bytes as an icon file, with its path data.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzIcon(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(bytes: start, count: count)
  MainActor.assumeIsolated {
    precondition(FileManager.default.createFile(atPath: folder + "/icon.svg", contents: data))
    _ = SymbolLibrary(folder: folder).outline(ofIcon: "icon")
  }
  return 0
}
