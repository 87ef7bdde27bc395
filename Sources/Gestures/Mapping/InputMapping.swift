// Part of Snapback, under the MIT licence; see LICENSE.

/// The mapping of mouse and keyboard input to touches: one table, from which the touch source, the
/// help sheet and the documentation are made. Thresholds are in `GestureThresholds`.
package struct InputMapping: Equatable, Sendable {
  /// A trigger and its action.
  package struct Entry: Equatable, Sendable {
    package var trigger: InputTrigger
    package var action: TouchAction

    package init(_ trigger: InputTrigger, _ action: TouchAction) {
      self.trigger = trigger
      self.action = action
    }
  }

  package var entries: [Entry]
  /// The factor by which one notch of a pinch scales the distance of the touches; a notch back
  /// divides by it. Chosen by trial.
  package var notchScale = 1.1
  /// The rotation of one notch, in radians: 5 degrees. Chosen by trial.
  package var notchAngle = 5 * Double.pi / 180
  /// The scroll distance of one whole notch, in points. Chosen by trial.
  package var notchScroll = 60.0
  /// The scroll distance per notch for a fraction of a notch from a touchpad, in points: it makes
  /// the distance that of the finger, as in Wayland's axis units.
  package var touchpadScroll = 10.0
  /// The distance that an arrow key moves the touch, in points: enough for a drag to begin.
  package var nudgeDistance = GestureThresholds.standard.dragDistance
  /// The fraction of a notch that an automatic repetition of a key makes. Chosen by trial.
  package var keyRepeatFraction = 0.25
  /// The duration of a notch or a nudge, in seconds, so that it appears as a motion. Chosen by trial.
  package var stepDuration = 0.08
  /// The initial distance of two synthetic touches from their center, in points. Chosen by trial.
  package var initialRadius = 60.0

  package init(entries: [Entry]) {
    self.entries = entries
  }

  /// The entry for an input while modifiers are held; nil if there is none.
  ///
  /// Of the entries whose modifiers are all held, it is the one with the most modifiers, and the
  /// first of those. Keys have no entry while Ctrl, Alt or Super is held.
  package func entry(for input: InputTrigger, with modifiers: Modifiers) -> Entry? {
    if case .key = input, !modifiers.isSubset(of: .shift) { return nil }
    var best: Entry?
    for entry in entries
    where entry.trigger.isSameInput(as: input) && entry.trigger.modifiers.isSubset(of: modifiers) {
      let isBetter = best.map { $0.trigger.modifiers.count < entry.trigger.modifiers.count }
      if isBetter ?? true { best = entry }
    }
    return best
  }

  /// The default mapping. Nothing is mapped to Alt, which window managers use.
  package static let standard = InputMapping(entries: [
    Entry(.button(.left, []), .touch),
    Entry(.button(.right, []), .longTouch),
    Entry(.button(.left, .control), .mirroredTouches),
    Entry(.button(.left, [.control, .shift]), .mirroredTouches),
    Entry(.wheel([]), .scroll),
    Entry(.wheel(.control), .pinch(1)),
    Entry(.wheel(.shift), .rotate(1)),
    Entry(.horizontalWheel, .rotate(1)),
    Entry(.key("Left"), .nudge(x: -1, y: 0)),
    Entry(.key("Up"), .nudge(x: 0, y: -1)),
    Entry(.key("Right"), .nudge(x: 1, y: 0)),
    Entry(.key("Down"), .nudge(x: 0, y: 1)),
    Entry(.key("+"), .pinch(1)),
    Entry(.key("="), .pinch(1)),
    Entry(.key("-"), .pinch(-1)),
    Entry(.key("Keypad +"), .pinch(1)),
    Entry(.key("Keypad -"), .pinch(-1)),
    Entry(.key("["), .rotate(-1)),
    Entry(.key("]"), .rotate(1)),
  ])
}

extension Modifiers {
  fileprivate var count: Int { rawValue.nonzeroBitCount }
}
