// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Raster
import SDLBackend
import Testing

/// Drawing into pixels that the window system replaces or refuses.
@MainActor
@Suite struct WindowSurfaceTests {
  private let white = DisplayList(size: CGSize(width: 8, height: 6), background: .white)
  private let black = DisplayList(size: CGSize(width: 8, height: 6), background: .black)

  @Test func `a frame is drawn again if the pixels were replaced before it was presented`() throws {
    let system = FakeWindowSystem()
    let surface = WindowSurface(system)
    #expect(try surface.show(white, scale: 1, at: 0) == 1)
    system.resizes = 1
    #expect(try surface.show(black, scale: 1, at: 1) == 1)
    #expect(surface.retryTime == nil)
    #expect(system.screen == Array(repeating: 0xFF00_0000, count: 48))
  }

  @Test func `only what changed is drawn into the same pixels, and everything into new ones`()
    throws
  {
    let system = FakeWindowSystem()
    let surface = WindowSurface(system)
    #expect(try surface.show(white, scale: 1, at: 0) == 1)
    #expect(try surface.show(white, scale: 1, at: 1) == 0)
    system.replacePixels()
    #expect(try surface.show(white, scale: 1, at: 2) == 1)
    #expect(system.screen == Array(repeating: 0xFFFF_FFFF, count: 48))
  }

  @Test func `only what changed is drawn into other memory with the last frame's pixels`() throws {
    let system = FakeWindowSystem()
    let surface = WindowSurface(system)
    var list = white
    list.items = [.fill(RoundedRect(CGRect(x: 2, y: 1, width: 3, height: 2)), .color(.black), 0)]
    _ = try surface.show(list, scale: 1, at: 0)
    system.moveLastFrame()
    let changed = try #require(try surface.show(white, scale: 1, at: 1))
    #expect(changed > 0 && changed < 0.5)
    #expect(system.screen == Array(repeating: 0xFFFF_FFFF, count: 48))
  }

  @Test func `a window system that is not ready is awaited, unless everything is drawn again`()
    throws
  {
    let system = FakeWindowSystem()
    let surface = WindowSurface(system)
    system.isReady = false
    #expect(surface.isReady)
    _ = try surface.show(white, scale: 1, at: 0)
    #expect(!surface.isReady)
    surface.invalidate()
    #expect(surface.isReady)
  }

  @Test func `new pixels at the address of the old ones are drawn completely`() throws {
    let system = FakeWindowSystem()
    let surface = WindowSurface(system)
    _ = try surface.show(white, scale: 1, at: 0)
    system.clearPixelsInPlace()
    #expect(try surface.show(white, scale: 1, at: 1) == 1)
    #expect(system.screen == Array(repeating: 0xFFFF_FFFF, count: 48))
  }

  @Test func `after failures the next attempts are ever rarer, but at least one per second`() throws
  {
    let system = FakeWindowSystem()
    let surface = WindowSurface(system)
    var reports: [SDLError] = []
    surface.onFailure = { reports.append($0) }
    _ = try surface.show(white, scale: 1, at: 0)
    system.alwaysFails = true
    var (now, delays) = (1.0, [Double]())
    for _ in 0..<20 {
      #expect(try surface.show(black, scale: 1, at: now) == nil)
      let next = try #require(surface.retryTime)
      delays.append(next - now)
      now = next
    }
    #expect(delays.allSatisfy { $0 >= 0.019 && $0 <= 1.001 })
    #expect(zip(delays, delays.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
    #expect(now > 12, "20 attempts take only \(now) seconds")
    #expect(reports.map(\.kind) == [.surfaceUnavailable])
    system.alwaysFails = false
    #expect(try surface.show(black, scale: 1, at: now) == 1)
    #expect(surface.retryTime == nil)
    #expect(system.screen == Array(repeating: 0xFF00_0000, count: 48))
  }

  @Test func `a resize allows the next attempt at once`() throws {
    let system = FakeWindowSystem()
    let surface = WindowSurface(system)
    system.alwaysFails = true
    _ = try surface.show(white, scale: 1, at: 0)
    #expect(surface.retryTime != nil)
    surface.invalidate()
    #expect(surface.retryTime == nil)
  }

  @Test func `a window that never accepts a frame is an error`() throws {
    let system = FakeWindowSystem()
    let surface = WindowSurface(system)
    system.alwaysFails = true
    var (now, error) = (0.0, SDLError?.none)
    while error == nil, now < 60 {
      do throws(SDLError) {
        _ = try surface.show(white, scale: 1, at: now)
      } catch let failure {
        error = failure
      }
      now = surface.retryTime ?? now
    }
    #expect(error?.kind == .surfaceUnavailable)
    #expect(now > 1 && now < 5)
  }

  @Test func `presenting again what can no longer be presented requests a new frame`() throws {
    let system = FakeWindowSystem()
    let surface = WindowSurface(system)
    surface.setNeedsPresent()
    #expect(surface.presentAgainIfNeeded(), "there is no frame yet")
    _ = try surface.show(white, scale: 1, at: 0)
    system.screen = []
    surface.setNeedsPresent()
    #expect(surface.presentAgainIfNeeded())
    #expect(system.screen == Array(repeating: 0xFFFF_FFFF, count: 48))
    system.resizes = 1
    surface.setNeedsPresent()
    #expect(!surface.presentAgainIfNeeded())
    #expect(try surface.show(white, scale: 1, at: 1) == 1)
  }
}
