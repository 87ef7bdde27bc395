// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore

/// Records how to undo changes, and undoes and redoes them in groups. Foundation has this class on Apple's systems only.
///
/// The changes of one event are a group: those that are registered before the next frame.
/// - Note: Differs from Foundation: keys do not undo; use `keyboardShortcut("z")` on a button.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    let run: @MainActor (AnyObject) -> Void
  }

  private struct Group {
    var actions: [Action] = []
    var name = ""
    /// The host's time at the beginning of a group that an event has begun.
    var eventTime: Double?
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The groups that are open, the innermost last.
  private var open: [Group] = []
  private var disabledCount = 0

  /// Whether the changes of an event are a group. If not, every registration outside of a group is one.
  open var groupsByEvent = true
  /// The largest number of groups that are kept; 0 for no limit.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// Whether a change is being undone.
  open private(set) var isUndoing = false
  /// Whether a change is being redone.
  open private(set) var isRedoing = false

  /// Creates a manager without changes.
  public nonisolated override init() {}

  /// Whether changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// Ignores changes until `enableUndoRegistration()` is called as often.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Records changes again.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  // MARK: Groups

  /// The number of groups that are open.
  open var groupingLevel: Int { open.count }

  /// Begins a group, which ends with `endUndoGrouping()`.
  open func beginUndoGrouping() {
    closeEvent()
    open.append(Group())
  }

  /// Ends the innermost group.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if var outer = open.popLast() {
      outer.actions += group.actions
      if outer.name.isEmpty { outer.name = group.name }
      open.append(outer)
    } else {
      push(group)
    }
  }

  /// Ends the group of an earlier event.
  private func closeEvent() {
    guard let group = open.last, open.count == 1, let begin = group.eventTime,
      begin != FrameContext.current.host?.time
    else { return }
    open.removeAll()
    push(group)
  }

  private func push(_ group: Group) {
    guard !group.actions.isEmpty else { return }
    if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Changes

  /// Records how to undo a change: by a closure that gets the target. What it registers itself is redone. The target is
  /// not kept alive; without it nothing is undone.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    closeEvent()
    if !isUndoing, !isRedoing { redoStack.removeAll() }
    let action = Action(target: target) { object in
      if let target = object as? Target { handler(target) }
    }
    if open.isEmpty {
      let time = FrameContext.current.host?.time
      guard groupsByEvent, let time else { return push(Group(actions: [action])) }
      open.append(Group(eventTime: time))
    }
    open[open.count - 1].actions.append(action)
  }

  /// Removes all changes.
  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    open.removeAll()
  }

  /// Removes the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func filtered(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.actions.removeAll { $0.target === object }
        return group
      }
    }
    undoStack = filtered(undoStack).filter { !$0.actions.isEmpty }
    redoStack = filtered(redoStack).filter { !$0.actions.isEmpty }
    open = filtered(open)
  }

  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }
  /// Whether there is a change to redo.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Ends the group of the event, and undoes the last group.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group that has ended.
  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Redoes the group that was undone last.
  open func redo() {
    while !open.isEmpty { endUndoGrouping() }
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// Runs the actions of a group, the last one first. What they register is one group.
  private func run(_ group: Group) {
    open.append(Group(name: group.name))
    for action in group.actions.reversed() {
      if let target = action.target { action.run(target) }
    }
    while !open.isEmpty { endUndoGrouping() }
  }

  // MARK: Names

  /// Names the group that is open, or else the last one.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  /// The name of the group that would be undone; empty without one.
  open var undoActionName: String { (open.last ?? undoStack.last)?.name ?? "" }
  /// The name of the group that would be redone; empty without one.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// "Undo" with the name of the group.
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  /// "Redo" with the name of the group.
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
}
