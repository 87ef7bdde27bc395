// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The service of a host for UIKit's views in each frame: layout, animations and display links.
@MainActor
package final class UIKitService: HostService {
  package static let order = 30

  private unowned let host: ViewHost
  private var surfaces: [ObjectIdentifier: WeakSurface] = [:]
  private var animations: [any FrameAnimation] = []
  private var tickers: [ObjectIdentifier: any FrameTicker] = [:]
  /// Of any response: a spring of UIKit does not follow a pointer.
  private let springs = SpringOverride()
  /// The last spring on which an animation has started.
  package var lastSpring: SpringOverride.Start? { springs.lastStart }

  /// The appearance of the view that is being drawn, if it differs from the window's.
  static var drawnScheme: ColorScheme?

  /// Called in each frame before the layout.
  package static var checks: [() -> Void] = []

  private struct WeakSurface {
    weak var surface: (any FrameSurface)?
  }

  package init(_ host: ViewHost) {
    self.host = host
    springs.shortestResponse = 0
  }

  /// The service of the current host; nil if there is none.
  package static var current: UIKitService? { FrameContext.current.host?.service() }

  /// The time of the current frame, or of the last one, in seconds.
  package static var now: Double { FrameContext.current.host?.time ?? 0 }

  /// The environment in which colors are resolved.
  package static var environment: EnvironmentValues {
    guard let host = FrameContext.current.host else { return EnvironmentValues() }
    if let recent, recent.host === host { return recent.environment }
    let service = host.service(UIKitService.self)
    recent = service
    return service.environment
  }

  /// The service whose environment was read last: to find the one of a host takes longer than to read it.
  private static weak var recent: UIKitService?

  private var environment: EnvironmentValues {
    let scheme = Self.drawnScheme ?? host.effectiveColorScheme
    let version = host.systemVersion
    if let known = lastEnvironment, known.scheme == scheme, known.version == version {
      return known.values
    }
    var values = EnvironmentValues()
    values.colorScheme = scheme
    // Named colors are among the resources.
    (values.systemVersion, values.resources) = (version, host.resourcesBox)
    lastEnvironment = (scheme, version, values)
    return values
  }

  /// The last one, as each color that is drawn needs one.
  private var lastEnvironment:
    (scheme: ColorScheme, version: SystemVersion, values: EnvironmentValues)?

  private lazy var mediaOffset = CACurrentMediaTime() - host.time

  /// The difference of `CACurrentMediaTime()` and the time of the frames, in seconds.
  static var mediaOffset: Double { current?.mediaOffset ?? CACurrentMediaTime() }

  /// Runs an action in the next frame; at once without a host.
  static func onNextFrame(_ action: @escaping () -> Void) {
    guard let host = FrameContext.current.host else { return action() }
    host.onNextFrame(action)
  }

  /// Calls a completion handler in the next frame, if there is one: what it starts must not be a part of this frame.
  package static func complete(_ completion: (() -> Void)?) {
    if let completion { onNextFrame(completion) }
  }

  /// Calls a completion handler with whether all was done in the next frame, if there is one.
  package static func complete(_ completion: ((Bool) -> Void)?, isFinished: Bool = true) {
    if let completion { onNextFrame { completion(isFinished) } }
  }

  /// Records an animation that starts on a spring.
  static func recordStart(on spring: Spring) {
    current?.springs.recordStart(of: .spring(spring), at: now, endsTracking: true)
  }

  func add(_ surface: any FrameSurface) {
    surfaces[ObjectIdentifier(surface)] = WeakSurface(surface: surface)
  }

  func remove(_ surface: any FrameSurface) { surfaces[ObjectIdentifier(surface)] = nil }

  /// The surfaces that are shown, in no order.
  var shownSurfaces: [any FrameSurface] { surfaces.values.compactMap(\.surface) }

  func add(_ animation: any FrameAnimation) {
    if !animations.contains(where: { $0 === animation }) { animations.append(animation) }
    host.addAnimating(self)
  }

  package func add(_ ticker: any FrameTicker) {
    tickers[ObjectIdentifier(ticker)] = ticker
    host.addAnimating(self)
  }

  package func remove(_ ticker: any FrameTicker) { tickers[ObjectIdentifier(ticker)] = nil }

  /// Lays out the views whose layout is invalid.
  package func run(at time: Double) {
    for check in Self.checks { check() }
    for (key, entry) in surfaces {
      guard let surface = entry.surface else {
        surfaces[key] = nil
        continue
      }
      surface.layOut()
    }
  }
}

extension UIKitService: Animating {
  package func sample(at time: Double) -> Bool {
    for ticker in tickers.values where !ticker.tick(at: time) { remove(ticker) }
    var ended: [ObjectIdentifier] = []
    for animation in animations {
      animation.mark.turn()
      if !animation.advance(to: time) { ended.append(ObjectIdentifier(animation)) }
    }
    animations.removeAll { ended.contains(ObjectIdentifier($0)) && !$0.isRunning }
    for entry in surfaces.values { entry.surface?.setNeedsDisplay() }
    return !animations.allSatisfy(\.isResting) || !tickers.isEmpty
  }
}
