// Part of Snapback, under the MIT licence; see LICENSE.

import Pictures

/// Decodes the bytes as a PNG, WebP or JPEG. A picture must survive being encoded as a PNG.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPicture(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let picture = try? Picture.decode(bytes), picture.width * picture.height <= 1 << 12 else {
    return 0
  }
  let again = (try? picture.png()).flatMap { try? Picture.decode($0) }
  precondition(again?.width == picture.width && again?.height == picture.height)
  return 0
}
