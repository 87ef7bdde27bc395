// Part of Snapback, under the MIT licence; see LICENSE.

import Pictures

/// Rasterises the bytes as an SVG file, and scans them for references.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSVG(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = SVGReferences(svg: bytes).firstCycle
  _ = try? VectorPicture(bytes).picture(width: 16, height: 16)
  return 0
}
