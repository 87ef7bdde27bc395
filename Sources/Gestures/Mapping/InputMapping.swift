// Part of Snapback, under the MIT licence; see LICENSE.

/// How a mouse and a keyboard stand in for fingers: one table, which the touch source obeys and from which
/// the help sheet and the documentation are made.
package struct InputMapping: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package var trigger: InputTrigger
    package var action: TouchAction

    package init(_ trigger: InputTrigger, _ action: TouchAction) {
      self.trigger = trigger
      self.action = action
    }
  }

  package var entries: [Entry]
  /// How many times as far apart a notch of a pinch moves the fingers. Ours; a notch back divides.
  package var notchScale = 1.1
  /// By how much a notch turns, in radians: 5 degrees. Ours.
  package var notchAngle = 5 * Double.pi / 180
  /// How far a notch scrolls, in points; a part of one that a touchpad tells, in points of the finger's way,
  /// as Wayland's axis units are. The first is ours.
  package var notchScroll = 60.0
  package var touchpadScroll = 10.0
  /// How far an arrow key moves the finger, in points: as far as a drag takes to begin.
  package var nudgeDistance = GestureThresholds.standard.dragDistance
  /// What part of a notch a key that repeats itself makes. Ours.
  package var repeatShare = 0.25
  /// How long a notch or a nudge takes, in seconds, so that it reads as a motion. Ours.
  package var easing = 0.08
  /// After what silence the fingers lift, in seconds. As use-gesture's wheel.
  package var silence = 0.14
  /// The same while the modifier is held: notches of a hand that turns slowly are one turn, as rotations need
  /// eight degrees to begin; letting the modifier go ends it at once. Ours.
  package var modifierSilence = 0.4
  /// The same while a key is held: longer than the keyboard waits before it repeats one.
  package var heldSilence = 1.0
  /// How far from their middle the two fingers of a notch come down, in points. Ours.
  package var spread = 60.0

  package init(entries: [Entry]) {
    self.entries = entries
  }

  /// The action for an input while modifiers are held; nil where it does nothing.
  ///
  /// Of the entries whose modifiers are all held, the one with most of them counts, and the first of those.
  /// A key does nothing while Ctrl, Alt or Super is held.
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

  /// The mapping that Snapback starts with. Nothing is on Alt, which window managers take.
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
