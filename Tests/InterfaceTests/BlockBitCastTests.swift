// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Testing

@MainActor
@Suite struct BlockBitCastTests {
  @Test func `a closure is called through a pointer`() {
    var sum = 0
    let add: (Int) -> Void = { sum += $0 }
    let pointer = _blockBitCast(add, to: UnsafeMutableRawPointer.self)
    _blockBitCast(pointer, to: ((Int) -> Void).self)(3)
    #expect(sum == 3)
  }

  @Test func `values of the same size are cast`() {
    #expect(_blockBitCast(1.0, to: UInt64.self) == 0x3FF0_0000_0000_0000)
  }

  @Test func `a path passes its elements to a block`() {
    var count = 0
    let block: (CGPathElement) -> Void = { _ in count += 1 }
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let callback: (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = {
      _blockBitCast($0, to: ((CGPathElement) -> Void).self)($1.pointee)
    }
    path.apply(
      info: _blockBitCast(block, to: UnsafeMutableRawPointer.self),
      function: _blockBitCast(callback, to: CGPathApplierFunction.self))
    #expect(count == 5)
  }
}
