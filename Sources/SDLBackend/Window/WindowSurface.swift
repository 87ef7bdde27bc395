// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
internal import Foundation
internal import Raster

/// Draws display lists into the pixels of a window and presents the result, again and again while
/// the window system fails to accept it.
@MainActor
package final class WindowSurface {
  /// The number of failures in succession, within about two seconds, that are reported.
  private static let reportedFailures = 7

  /// Is called with the reason when frames could not be presented several times in succession.
  package var onFailure: (SDLError) -> Void = { _ in }

  private let renderer: Renderer
  private var provider: any SurfaceProvider
  /// The last frame's pixels; nil if the next frame must be drawn completely.
  private var current: PixelBuffer?
  private var retries = RetrySchedule()
  private(set) var hasPresented = false
  private var needsPresent = false

  package init(_ provider: any SurfaceProvider) {
    self.provider = provider
    renderer = Renderer(threads: min(ProcessorCount.available, 4))
  }

  /// The time in seconds before which there is no point in drawing, after a failure; nil if none.
  package var retryTime: Double? { retries.next }

  /// Whether a frame would be shown soon: the window system has shown the last one, or the next one
  /// is drawn completely, as after a resize, for which a window system waits.
  package var isReady: Bool { current == nil || provider.isReady }

  /// Frees the memory, before the window is closed. Nothing else may be called afterwards.
  package func close() {
    current = nil
    provider.close()
  }

  /// Causes the next frame to be drawn completely, without a delay after a failure: the window was
  /// resized, or became visible again.
  package func invalidate() {
    current = nil
    retries.hurry()
  }

  /// Causes the last frame to be presented again by the next frame or `presentAgainIfNeeded`: its
  /// pixels on the screen were lost.
  package func setNeedsPresent() {
    needsPresent = true
  }

  /// Draws a display list and presents the areas that changed since the last one. Returns their
  /// fraction of the surface, from 0 to 1; nil if the window system failed, and a frame should be
  /// shown at `retryTime`.
  ///
  /// If the pixels were replaced meanwhile, the list is drawn into the new ones. Throws if not even
  /// a first frame could be presented within about two seconds; `now` is the time in seconds.
  package func show(
    _ list: DisplayList, scale: Double, at now: Double, _ stopwatch: FrameStopwatch? = nil
  ) throws(SDLError) -> Double? {
    do throws(SDLError) {
      let redrawn = try drawTwice(list, scale: scale, stopwatch)
      hasPresented = true
      retries.succeed()
      return presentAgainIfNeeded() ? redrawn : nil
    } catch {
      retries.fail(at: now)
      guard retries.failures == Self.reportedFailures else { return nil }
      guard hasPresented else { throw error }
      onFailure(error)
      return nil
    }
  }

  /// Presents all of the last frame if that was requested. Returns false if that failed: a new
  /// frame is needed.
  package func presentAgainIfNeeded() -> Bool {
    guard needsPresent else { return true }
    needsPresent = false
    guard let current else { return true }
    do throws(SDLError) {
      try provider.present([current.bounds])
      return true
    } catch {
      self.current = nil
      return false
    }
  }

  /// Draws the list, and again if the window system replaced the pixels meanwhile.
  private func drawTwice(
    _ list: DisplayList, scale: Double, _ stopwatch: FrameStopwatch?
  ) throws(SDLError) -> Double {
    do throws(SDLError) {
      return try draw(list, scale: scale, stopwatch)
    } catch {
      return try draw(list, scale: scale, stopwatch)
    }
  }

  private func draw(
    _ list: DisplayList, scale: Double, _ stopwatch: FrameStopwatch?
  ) throws(SDLError) -> Double {
    let last = current
    current = nil
    let (buffer, isNew) = try provider.pixels()
    var areas = [buffer.bounds]
    if isNew || last == nil {
      renderer.draw(list, scale: scale, into: buffer)
    } else {
      renderer.moveLastFrame(to: buffer)
      areas = renderer.update(list, scale: scale, into: buffer)
    }
    stopwatch?.lap(\.pixels)
    try provider.present(areas)
    stopwatch?.lap(\.present)
    current = buffer
    let changed = areas.reduce(0) { $0 + $1.width * $1.height }
    return Double(changed) / Double(max(1, buffer.width * buffer.height))
  }
}
