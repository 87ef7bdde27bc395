// Part of Snapback, under the MIT licence; see LICENSE.

public import ViewCore

/// A haptic or audio feedback.
///
/// - Note: Differs from SwiftUI: feedback is never played, as on a Mac without a haptic trackpad.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// A task has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task has produced a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task has failed.
  public static let error = SensoryFeedback(name: "error")
  /// A selection has changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A path has been completed, as in drawing.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// A value has increased above a threshold.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has decreased below a threshold.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity has started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity has stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged view is aligned with another.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Pressure or a value has moved to another level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A physical impact of medium weight.
  public static let impact = SensoryFeedback(name: "impact")

  /// The weight of an object that collides.
  public struct Weight: Hashable, Sendable {
    fileprivate let name: String

    /// A light object.
    public static let light = Weight(name: "light")
    /// An object of medium weight.
    public static let medium = Weight(name: "medium")
    /// A heavy object.
    public static let heavy = Weight(name: "heavy")
  }

  /// The stiffness of an object that collides.
  public struct Flexibility: Hashable, Sendable {
    fileprivate let name: String

    /// A hard object.
    public static let rigid = Flexibility(name: "rigid")
    /// An object of medium stiffness.
    public static let solid = Flexibility(name: "solid")
    /// A soft object.
    public static let soft = Flexibility(name: "soft")
  }

  /// An impact of objects of the given weight. `intensity` is from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight.name) \(intensity)")
  }

  /// An impact of objects of the given stiffness. `intensity` is from 0 to 1.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility.name) \(intensity)")
  }
}

extension View {
  /// Plays feedback when a value changes.
  ///
  /// - Note: Differs from SwiftUI: no effect: there is no haptic hardware.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  /// Plays feedback when a value changes and a condition holds.
  ///
  /// - Note: Differs from SwiftUI: no effect: there is no haptic hardware.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    self
  }

  /// Plays the returned feedback when a value changes.
  ///
  /// - Note: Differs from SwiftUI: no effect: there is no haptic hardware.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    self
  }
}
