// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler

/// Scans the bytes as a Swift source, and instruments it for the preview.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSource(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let file = SourceFile(path: "/view.swift", bytes: bytes)
  if let selection = try? PreviewSelection([file]) {
    _ = file.instrumented(number: 0, showing: selection)
  }
  return 0
}
