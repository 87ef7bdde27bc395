// Part of Snapback, under the MIT licence; see LICENSE.

import Traces

/// Reads the bytes as a trace.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTrace(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  _ = try? Trace(text: UnsafeBufferPointer(start: start, count: count))
  return 0
}
