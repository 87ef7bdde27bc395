// Part of Snapback, under the MIT licence; see LICENSE.

import InterfaceFiles

/// Reads the bytes as a storyboard, and searches it for elements that are not supported.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStoryboard(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let file = try? InterfaceFile(bytes, path: "Main.storyboard") {
    _ = InterfaceVocabulary.unsupported(in: file)
  }
  return 0
}
