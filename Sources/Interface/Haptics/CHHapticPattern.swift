// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A value of an event that does not change.
open class CHHapticEventParameter {
  /// The identifier of the parameter.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value, from 0 to 1.
  open var value: Float

  /// Creates a parameter.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// A value that changes while a pattern is played.
open class CHHapticDynamicParameter {
  /// The identifier of the parameter.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
    public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
    public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    public static let audioPanControl = ID(rawValue: "AudioPanControl")
    public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
  }

  /// The identifier of the parameter.
  public let parameterID: ID
  /// The value.
  open var value: Float
  /// The time at which it is set, in seconds from the start of the pattern.
  open var relativeTime: TimeInterval

  /// Creates a parameter.
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    (self.parameterID, self.value, self.relativeTime) = (parameterID, value, relativeTime)
  }
}

/// A value over time.
open class CHHapticParameterCurve {
  /// A point of the curve.
  open class ControlPoint {
    /// The time in seconds.
    open var relativeTime: TimeInterval
    /// The value.
    open var value: Float

    /// Creates a point.
    public init(relativeTime: TimeInterval, value: Float) {
      (self.relativeTime, self.value) = (relativeTime, value)
    }
  }

  /// The identifier of the parameter.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The time at which it begins, in seconds from the start of the pattern.
  open var relativeTime: TimeInterval
  /// Its points.
  public let controlPoints: [ControlPoint]

  /// Creates a curve.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints) = (parameterID, controlPoints)
    self.relativeTime = relativeTime
  }
}

/// A vibration or a sound of a pattern.
open class CHHapticEvent {
  /// The type of the event.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// A value of an event.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    public static let sustained = ParameterID(rawValue: "Sustained")
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }

  /// The type of the event.
  public let type: EventType
  /// Its values.
  public let eventParameters: [CHHapticEventParameter]
  /// The time at which it begins, in seconds from the start of the pattern.
  open var relativeTime: TimeInterval
  /// The duration, in seconds.
  open var duration: TimeInterval

  /// Creates an event; without a duration it is a single tap.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    (self.type, eventParameters, relativeTime) = (type, eventParams, time)
    self.duration = duration
  }
}

/// Events over time.
open class CHHapticPattern {
  private let events: [CHHapticEvent]

  /// The end of the last event, in seconds.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
  }

  /// Creates a pattern whose values follow curves.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
  }
}
