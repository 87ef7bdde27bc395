// Part of Snapback, under the MIT licence; see LICENSE.

import Raster
import SDLBackend
import Testing

/// The buffers that a window shares with the window system.
@MainActor
@Suite struct SharedBufferPoolTests {
  /// A buffer of 4 by 3 pixels, or of another size.
  final class Buffer: SharedBuffer {
    let pixels: PixelBuffer
    var isHeld = false
    var isFreed = false

    init(width: Int, height: Int) {
      let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
      memory.initialize(repeating: 0xDEAD_BEEF, count: width * height)
      pixels = PixelBuffer(base: memory, width: width, height: height, bytesPerRow: width * 4)
    }

    isolated deinit { pixels.base.deallocate() }

    func free() { isFreed = true }

    var contents: [UInt32] {
      Array(UnsafeBufferPointer(start: pixels.base, count: pixels.width * pixels.height))
    }
  }

  private var pool = SharedBufferPool<Buffer>()

  private mutating func next(_ width: Int = 4, _ height: Int = 3) -> (Buffer, isNew: Bool)? {
    pool.next(width: width, height: height) { Buffer(width: $0, height: $1) }
  }

  @Test mutating func `a buffer that the window system has read is used again`() throws {
    let (first, isNew) = try #require(next())
    #expect(isNew)
    pool.recordDrawing(in: [first.pixels.bounds])
    let (second, isSecondNew) = try #require(next())
    #expect(second === first && !isSecondNew)
  }

  @Test mutating func `another buffer gets the pixels of the last frame, and only those it lacks`()
    throws
  {
    let (first, _) = try #require(next())
    first.pixels.base.update(repeating: 1, count: 12)
    pool.recordDrawing(in: [first.pixels.bounds])
    first.isHeld = true
    let (second, isNew) = try #require(next())
    #expect(second !== first && !isNew && second.contents == first.contents)
    // One pixel of the second frame is new.
    second.pixels.base[5] = 2
    pool.recordDrawing(in: [PixelRect(minX: 1, minY: 1, maxX: 2, maxY: 2)])
    second.isHeld = true
    first.isHeld = false
    // A pixel that is not stale would be overwritten by a copy of everything.
    first.pixels.base[0] = 9
    let (third, _) = try #require(next())
    #expect(third === first)
    #expect(third.contents == [9, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1])
  }

  @Test mutating func `a new size frees all buffers`() throws {
    let (first, _) = try #require(next())
    first.isHeld = true
    let (second, _) = try #require(next())
    let (third, isNew) = try #require(next(5, 3))
    #expect(first.isFreed && second.isFreed && isNew)
    #expect(third.pixels.width == 5)
  }

  @Test mutating func `there are at most four buffers`() throws {
    for _ in 0..<4 { try #require(next()).0.isHeld = true }
    #expect(next() == nil)
  }

  @Test mutating func `without memory there is no buffer`() {
    let buffer = pool.next(width: 4, height: 3) { _, _ -> Buffer? in nil }
    #expect(buffer == nil && pool.current == nil)
  }
}
