// Part of Snapback, under the MIT licence; see LICENSE.

/// A closure that a pointer refers to.
private final class BlockBox {
  let closure: Any

  init(_ closure: Any) { self.closure = closure }
}

/// Casts a closure to a pointer and back, or values of the same size to each other.
///
/// A block of Objective-C is a pointer. The compiled copy of a source has closures instead, which are
/// larger, and calls this function for `unsafeBitCast`. The pointers refer to copies of the closures, which
/// are not released. Not for use outside of the library.
public func _blockBitCast<T, U>(_ value: T, to type: U.Type) -> U {
  if MemoryLayout<T>.size == MemoryLayout<U>.size { return unsafeBitCast(value, to: type) }
  if MemoryLayout<U>.size == MemoryLayout<UnsafeRawPointer>.size {
    return unsafeBitCast(Unmanaged.passRetained(BlockBox(value)).toOpaque(), to: type)
  }
  let pointer = unsafeBitCast(value, to: UnsafeRawPointer.self)
  guard let closure = Unmanaged<BlockBox>.fromOpaque(pointer).takeUnretainedValue().closure as? U
  else { fatalError("The pointer refers to a closure of another type than \(type).") }
  return closure
}
