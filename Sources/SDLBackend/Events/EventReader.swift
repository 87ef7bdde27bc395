// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import CSystem
internal import Gestures

/// Reads SDL's event queue into desktop events. The only code that knows SDL's event types.
@MainActor
struct EventReader {
  /// The windows whose events are read, by their numbers.
  private var windows: [UInt32: WindowReference] = [:]
  private var desktopScale: DesktopScale
  private var clock = EventClock()
  /// The modifiers after the events read so far.
  private var modifiers: Modifiers = []
  private var server = X11Hint()
  private var order = InputMethodOrder()
  private var drops = DropCollector()
  private var pinches = PinchReader()
  private var heldCheck = HeldButtonCheck()
  /// Whether the last key press of the server has not been followed by SDL's event yet.
  private var hasPendingKey = false
  /// The indices of the events that follow keys which the input method has handled.
  private var consumedKeys: [Int] = []

  /// Whether an input method shows a composition. Its answers do not wake the loop.
  var isComposing: Bool { order.isComposing }

  /// The X server's own event, which precedes the SDL event made from it.
  private struct X11Hint {
    /// Whether such an event has been received: they exist on X11 only, and not with every SDL
    /// replacement.
    var isAvailable = false
    var time: Double?
    var modifiers: Modifiers?
    var held: MouseButtons = []
  }

  /// There must be a window.
  init() {
    desktopScale = .current()
  }

  /// The code of the wake-up event after which the window system is ready for a frame.
  nonisolated static let frameCode: Int32 = 1
  /// The code of the event after which there are steps of a drag on Wayland.
  nonisolated static let dragCode: Int32 = 2

  /// Reads the events of a window from now on.
  mutating func add(_ window: WindowReference) { windows[window.number] = window }

  /// Drops the events of a window, which is about to be closed.
  mutating func remove(_ window: WindowReference) { windows[window.number] = nil }

  /// Returns the current geometry of a window.
  func geometry(of window: WindowReference) -> WindowGeometry {
    WindowGeometry(
      of: window.pointer, requestedScale: window.requestedScale, desktop: desktopScale)
  }

  /// The result of polling the event queue, besides the events themselves.
  struct PollResult {
    /// Whether the queue had any event, including those that are not translated.
    var hasEvents = false
    /// Whether a wake-up event of `SDLEventWait` was among them.
    var isWakeUp = false
    /// Whether SDL posted `SDL_QUIT` because the Wayland compositor has gone.
    var hasLostConnection = false
  }

  /// Appends all waiting events, in order, and the lost releases of the buttons that are down in a
  /// window. `now` is called after SDL's queue has been filled.
  mutating func read(
    from now: () -> Double, holding holder: (window: WindowReference, buttons: MouseButtons)?,
    into events: inout [DesktopEvent]
  ) -> PollResult {
    var result = PollResult()
    var event = SDL_Event()
    // Before the queue is filled, so that it has all that the server sent before its answer.
    let query = heldCheck.isDue(at: now(), held: holder?.buttons ?? []) ? PointerQuery() : nil
    SDL_PumpEvents()
    let now = now()
    let start = events.count
    if InputMethod.takeReset() { order.reset() }
    while SDL_PeepEvents(
      &event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == 1
    {
      result.hasEvents = true
      switch SDL_EventType(event.type) {
      case SDL_SYSWMEVENT: handleX11Event(&event.syswm, now: now, into: &events)
      case SDL_USEREVENT where event.user.code == Self.frameCode: break
      case SDL_USEREVENT where event.user.code == Self.dragCode:
        appendWaylandDrags(now: now, into: &events)
      case SDL_USEREVENT: result.isWakeUp = true
      case SDL_QUIT where isLoss: result.hasLostConnection = true
      default: append(event, now: now, into: &events)
      }
    }
    modifiers = Modifiers(SDL_GetModState())
    server.time = nil
    noteConsumedKey(at: events.count)
    order.reorder(&events, from: start, consumedKeys: consumedKeys)
    consumedKeys.removeAll()
    if let holder, let query, !result.hasEvents {
      appendLostReleases(of: holder, query, now: now, into: &events)
    }
    if Clipboard.takeRequest(), let text = Clipboard.primaryText {
      append(.text(text, .pasted), at: clock.time(now: now), in: 0, into: &events)
    }
    return result
  }

  /// Records that no event of SDL has followed the last key press of the server.
  private mutating func noteConsumedKey(at index: Int) {
    if hasPendingKey { consumedKeys.append(index) }
    hasPendingKey = false
  }

  /// Appends which mouse buttons are down to the events of a window, for use when SDL may have lost a
  /// press or a release and there are no X11 hints. This is possible on X11 only; on Wayland the next
  /// release corrects the state.
  func appendHeldButtons(of window: WindowReference, into events: inout [DesktopEvent]) {
    guard !server.isAvailable, VideoSystem.driver == "x11" else { return }
    let pointer = PointerQuery()
    let (x, y) = window.relative(pointer.location)
    events.append(
      DesktopEvent(
        time: clock.latest, modifiers: modifiers, window: window.number,
        .buttonsHeld(
          pointer.held, isOverWindow: SDL_GetMouseFocus() == window.pointer, x: x, y: y)))
  }

  /// Appends the releases of buttons that are up according to the display server. Without X11 hints
  /// SDL would drop their next press, so that `appendHeldButtons` has to be used.
  private mutating func appendLostReleases(
    of holder: (window: WindowReference, buttons: MouseButtons), _ query: PointerQuery,
    now: Double, into events: inout [DesktopEvent]
  ) {
    let (x, y) = holder.window.relative(query.location)
    let lost = holder.buttons.subtracting(query.held)
    guard server.isAvailable else {
      if lost.isEmpty { return }
      return append(
        .buttonsHeld(query.held, isOverWindow: false, x: x, y: y), at: clock.time(now: now),
        in: holder.window.number, into: &events)
    }
    for button in [MouseButtons.left, .middle, .right] where lost.contains(button) {
      append(
        .button(button, isDown: false, x: x, y: y), at: clock.time(now: now),
        in: holder.window.number, into: &events)
    }
    server.held.subtract(lost)
  }

  /// Reads from the server's own event what SDL omits: the timestamp, the modifiers, and which
  /// buttons are really down. SDL's event follows if SDL makes one; `ButtonState` drops it where it
  /// repeats this one.
  private mutating func handleX11Event(
    _ event: inout SDL_SysWMEvent, now: Double, into events: inout [DesktopEvent]
  ) {
    var input = SnapbackX11Input()
    guard snapback_x11_input(&event, &input) != 0 else {
      if appendPinch(&event, now: now, into: &events) { return }
      if appendDrag(&event, now: now, into: &events) { return }
      if VideoSystem.isResourceChange(&event) {
        desktopScale = .current()
        let time = clock.time(now: now)
        for window in windows.values {
          append(.resized(geometry(of: window)), at: time, in: window.number, into: &events)
        }
      }
      csystem_x11_note_destroyed(snapback_x11_destroyed_window(&event))
      server.time = nil
      return
    }
    let time = clock.time(stamp: input.time, now: now)
    noteConsumedKey(at: events.count)
    hasPendingKey = input.is_key_press != 0
    server.isAvailable = true
    server.time = time
    server.modifiers = Modifiers(x11State: input.state)
    let held = MouseButtons(x11State: input.state)
    let window = windows.values.first { $0.x11Window == UInt(input.window) }?.number ?? 0
    if let button = MouseButtons(x11Button: input.button) {
      server.held = input.is_down != 0 ? held.union(button) : held.subtracting(button)
      append(
        .button(button, isDown: input.is_down != 0, x: Double(input.x), y: Double(input.y)),
        at: time, in: window, into: &events)
    } else if input.has_pointer != 0, held != server.held {
      server.held = held
      for other in windows.keys {
        append(
          .buttonsHeld(
            held, isOverWindow: other == window, x: Double(input.x), y: Double(input.y)),
          at: time, in: other, into: &events)
      }
    }
  }

  /// Appends the step of a pinch that an event is. Returns false otherwise.
  private mutating func appendPinch(
    _ event: inout SDL_SysWMEvent, now: Double, into events: inout [DesktopEvent]
  ) -> Bool {
    var input = SnapbackX11Extension()
    var pinch = csystem_pinch()
    guard snapback_x11_extension(&event, &input) != 0, csystem_pinch_take(&pinch) != 0 else {
      return false
    }
    let time = clock.time(stamp: pinch.time, now: now)
    if let window = windows.values.first(where: { $0.x11Window == UInt(pinch.window) }) {
      append(pinches.step(pinch), at: time, in: window.number, into: &events)
    }
    return true
  }

  /// Appends the step of a drag from another program that a message reports. Returns false
  /// otherwise.
  private mutating func appendDrag(
    _ event: inout SDL_SysWMEvent, now: Double, into events: inout [DesktopEvent]
  ) -> Bool {
    if let target = VideoSystem.dropInParts(&event) {
      guard let window = windows.values.first(where: { $0.x11Window == target }) else {
        return true
      }
      let step = drops.dropInParts(to: window)
      append(.drag(step), at: clock.time(now: now), in: window.number, into: &events)
      return true
    }
    var message = SnapbackX11Message()
    guard snapback_x11_message(&event, &message) != 0 else { return false }
    let window = windows.values.first { $0.x11Window == UInt(message.window) }
    if let window, let step = drops.step(message, in: window) {
      append(.drag(step), at: clock.time(now: now), in: window.number, into: &events)
    }
    return true
  }

  /// Appends the steps of drags on Wayland.
  private mutating func appendWaylandDrags(now: Double, into events: inout [DesktopEvent]) {
    var drag = csystem_drag()
    while csystem_wayland_take_drag(&drag) != 0 {
      let step = DropCollector.step(drag)
      if let window = windows.values.first(where: { $0.wayland?.surface == drag.surface }) {
        append(.drag(step), at: clock.time(now: now), in: window.number, into: &events)
      }
    }
  }

  private mutating func append(
    _ event: SDL_Event, now: Double, into events: inout [DesktopEvent]
  ) {
    let number = event.windowNumber
    guard let kind = kind(of: event, in: windows[number]) else { return }
    let time = server.time ?? clock.time(now: now)
    append(kind, at: time, in: number, into: &events)
    if let pasted = pastedText(by: kind) {
      append(.text(pasted, .pasted), at: time, in: number, into: &events)
    }
  }

  /// Returns the text that a key pastes; nil unless a text field is being edited, so that
  /// recordings do not contain text that was copied elsewhere.
  private func pastedText(by kind: DesktopEvent.Kind) -> String? {
    guard case .key(let name, isDown: true, _) = kind, SDL_IsTextInputActive() == SDL_TRUE,
      (name, modifiers) == ("V", .control) || (name, modifiers) == ("Insert", .shift)
    else { return nil }
    return Clipboard.text
  }

  private func append(
    _ kind: DesktopEvent.Kind, at time: Double, in window: UInt32,
    into events: inout [DesktopEvent]
  ) {
    // A key event has the modifiers after the key; the server reports those before it.
    let isKey = if case .key = kind { true } else { false }
    let server = server.time == nil || isKey ? nil : server.modifiers
    events.append(
      DesktopEvent(time: time, modifiers: server ?? modifiers, window: window, kind))
  }

  /// Whether a quit event means that the connection is lost. On Wayland SDL sends one then; it sends
  /// none after the close button, by a hint.
  private var isLoss: Bool { VideoSystem.driver == "wayland" }

  private mutating func kind(
    of event: SDL_Event, in window: WindowReference?
  ) -> DesktopEvent.Kind? {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION where event.motion.which != touchMouse:
      return .motion(x: Double(event.motion.x), y: Double(event.motion.y))
    case SDL_MOUSEBUTTONDOWN where event.button.which != touchMouse,
      SDL_MOUSEBUTTONUP where event.button.which != touchMouse:
      guard let button = MouseButtons(sdlButton: event.button.button) else { return nil }
      return .button(
        button, isDown: event.type == SDL_MOUSEBUTTONDOWN.rawValue, x: Double(event.button.x),
        y: Double(event.button.y))
    case SDL_MOUSEWHEEL where event.wheel.which != touchMouse:
      return wheel(event.wheel)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      return finger(event.tfinger)
    case SDL_KEYDOWN, SDL_KEYUP:
      if event.type == SDL_KEYDOWN.rawValue { hasPendingKey = false }
      modifiers = Modifiers(SDL_Keymod(UInt32(event.key.keysym.mod)))
      return .key(
        String(cString: SDL_GetKeyName(event.key.keysym.sym)),
        isDown: event.type == SDL_KEYDOWN.rawValue, isRepeat: event.key.repeat != 0)
    case SDL_TEXTINPUT:
      return .text(text(of: event.text.text), .typed)
    case SDL_TEXTEDITING:
      let edit = event.edit
      return .text(
        text(of: edit.text), .composing,
        selection: Self.selection(start: edit.start, length: edit.length))
    case SDL_TEXTEDITING_EXT:
      let edit = event.editExt
      defer { SDL_free(edit.text) }
      return .text(
        edit.text.map { String(cString: $0) } ?? "", .composing,
        selection: Self.selection(start: edit.start, length: edit.length))
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE:
      return drops.add(event.drop, to: window?.wayland == nil ? window : nil).map { .drag($0) }
    case SDL_WINDOWEVENT:
      return window.flatMap { windowKind(SDL_WindowEventID(UInt32(event.window.event)), of: $0) }
    case SDL_QUIT:
      return .quit
    default:
      return nil
    }
  }

  /// Returns the text of a fixed-size, null-terminated field of an SDL event.
  private func text<Field>(of field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Returns the selection of a preedit text in Unicode scalars; nil if the input method reports none.
  private static func selection(start: Int32, length: Int32) -> Range<Int>? {
    start < 0 ? nil : Int(start)..<Int(start) + max(0, Int(length))
  }

  private func wheel(_ wheel: SDL_MouseWheelEvent) -> DesktopEvent.Kind {
    let sign = wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
    return .wheel(
      deltaX: sign * Double(wheel.preciseX), deltaY: sign * Double(wheel.preciseY),
      x: Double(wheel.mouseX), y: Double(wheel.mouseY))
  }

  private func finger(_ finger: SDL_TouchFingerEvent) -> DesktopEvent.Kind? {
    // Fingers on a touchpad do not touch the window.
    guard SDL_GetTouchDeviceType(finger.touchId) == SDL_TOUCH_DEVICE_DIRECT else { return nil }
    let phase: DesktopEvent.FingerPhase =
      switch SDL_EventType(finger.type) {
      case SDL_FINGERDOWN: .down
      case SDL_FINGERUP: .up
      default: .move
      }
    let identity = DesktopEvent.FingerIdentity(device: finger.touchId, finger: finger.fingerId)
    return .finger(identity, phase, x: Double(finger.x), y: Double(finger.y))
  }

  private func windowKind(
    _ event: SDL_WindowEventID, of window: WindowReference
  ) -> DesktopEvent.Kind? {
    switch event {
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      return .focusGained
    case SDL_WINDOWEVENT_FOCUS_LOST:
      return .focusLost
    case SDL_WINDOWEVENT_LEAVE:
      // With X11 hints a lost release is noticed later, and the drag may return to the window.
      let isCaptured = window.flags & SDL_WINDOW_MOUSE_CAPTURE.rawValue != 0
      if isCaptured { return nil }
      return server.isAvailable ? motion(outside: window) : .captureLost
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED,
      SDL_WINDOWEVENT_MAXIMIZED, SDL_WINDOWEVENT_RESTORED:
      let invisible = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
      return window.flags & invisible == 0 ? .shown : .hidden
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      return .resized(geometry(of: window))
    case SDL_WINDOWEVENT_EXPOSED:
      return .exposed
    case SDL_WINDOWEVENT_CLOSE:
      return .close
    default:
      return nil
    }
  }

  /// Returns a motion to the pointer's position outside a window, for which SDL sends no event.
  private func motion(outside window: WindowReference) -> DesktopEvent.Kind {
    let (x, y) = window.relative(PointerQuery().location)
    return .motion(x: x, y: y)
  }

  /// The identifier of the mouse that SDL emulates from touches, although the hints disable it.
  private var touchMouse: UInt32 { UInt32.max }
}
