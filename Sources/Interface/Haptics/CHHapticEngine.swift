// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The haptic capabilities of a device.
public protocol CHHapticDeviceCapability {
  /// Whether it vibrates.
  var supportsHaptics: Bool { get }
  /// Whether it plays sounds along with that.
  var supportsAudio: Bool { get }
}

/// An error of the haptic engine.
public struct CHHapticError: Error, Hashable, Sendable {
  /// Its kind.
  public enum Code: Int, Sendable {
    /// The device does not vibrate.
    case notSupported = -4809
  }

  /// Its kind.
  public let code: Code
  /// The device does not vibrate.
  public static let notSupported = Code.notSupported

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// Plays vibrations. A desktop has none: as on an iPad, no engine can be created, and programs ask
/// `capabilitiesForHardware()` before.
open class CHHapticEngine {
  /// Called when the engine has started or stopped.
  public typealias CompletionHandler = ((any Error)?) -> Void

  /// The reason why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case notifyWhenFinished = 4
    case engineDestroyed = 5
    case gameControllerDisconnect = 6
    case systemError = -1
  }

  /// The action when all players have finished.
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning = 2
  }

  private struct Desktop: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
  }

  /// The capabilities of this device: none.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Desktop() }

  /// Called when the engine stops.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Called when the engine has to be started again.
  open var resetHandler: () -> Void = {}
  /// Whether sounds are left out.
  open var playsHapticsOnly = false
  /// Whether vibrations are left out.
  open var isMutedForHaptics = false
  /// Whether sounds are left out.
  open var isMutedForAudio = false
  /// Whether it stops when nothing is played.
  open var isAutoShutdownEnabled = false
  /// The time of the engine in seconds.
  open var currentTime: TimeInterval { 0 }

  /// Throws ``CHHapticError/notSupported``.
  public init() throws { throw CHHapticError(.notSupported) }

  /// Throws ``CHHapticError/notSupported``.
  open func start() throws { throw CHHapticError(.notSupported) }

  /// Calls the closure with ``CHHapticError/notSupported``.
  open func start(completionHandler: CompletionHandler?) {
    completionHandler?(CHHapticError(.notSupported))
  }

  /// Calls the closure.
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }

  /// Calls the closure.
  open func notifyWhenPlayersFinished(
    finishedHandler: @escaping ((any Error)?) -> FinishedAction
  ) {
    _ = finishedHandler(nil)
  }

  /// Throws ``CHHapticError/notSupported``.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }

  /// Throws ``CHHapticError/notSupported``.
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }

  /// Throws ``CHHapticError/notSupported``.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Whether it plays nothing.
  var isMuted: Bool { get set }
  /// Starts at a time of the engine; 0 for now.
  func start(atTime time: TimeInterval) throws
  /// Stops at a time of the engine; 0 for now.
  func stop(atTime time: TimeInterval) throws
  /// Changes values at a time of the engine.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Stops, and discards the parameters that have been sent.
  func cancel() throws
}

/// Plays a pattern, which can be paused and repeated.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether it plays again at its end.
  var loopEnabled: Bool { get set }
  /// The time in seconds at which it plays again; 0 for that of the pattern.
  var loopEnd: TimeInterval { get set }
  /// The speed, 1 for that of the pattern.
  var playbackRate: Float { get set }
  /// Called at the end.
  var completionHandler: ((any Error)?) -> Void { get set }
  /// Pauses at a time of the engine; 0 for now.
  func pause(atTime time: TimeInterval) throws
  /// Goes on at a time of the engine; 0 for now.
  func resume(atTime time: TimeInterval) throws
  /// Moves to a time of the pattern, in seconds.
  func seek(toOffset offsetTime: TimeInterval) throws
}
