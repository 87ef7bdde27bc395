// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// The manager of undoable changes.
@MainActor
@Suite struct UndoManagerTests {
  private final class Counter {
    var value = 0
    let undoManager: UndoManager

    init(_ undoManager: UndoManager) { self.undoManager = undoManager }

    @MainActor
    func set(_ new: Int) {
      let old = value
      value = new
      undoManager.registerUndo(withTarget: self) { $0.set(old) }
      undoManager.setActionName("Set")
    }
  }

  @Test func `changes are undone and redone, the last one first`() {
    let counter = Counter(UndoManager())
    let manager = counter.undoManager
    #expect(!manager.canUndo && !manager.canRedo)
    counter.set(1)
    counter.set(2)
    manager.undo()
    #expect(counter.value == 1 && manager.canUndo && manager.canRedo)
    #expect(manager.undoMenuItemTitle == "Undo Set" && manager.redoMenuItemTitle == "Redo Set")
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(counter.value == 2 && !manager.canRedo)
    manager.undo()
    counter.set(5)
    #expect(!manager.canRedo)
  }

  @Test func `changes of a group are undone together`() {
    let counter = Counter(UndoManager())
    counter.undoManager.beginUndoGrouping()
    counter.set(1)
    counter.set(2)
    counter.undoManager.endUndoGrouping()
    counter.undoManager.undo()
    #expect(counter.value == 0 && !counter.undoManager.canUndo)
    counter.undoManager.redo()
    #expect(counter.value == 2)
  }

  @Test func `the changes of one event are undone together, those of the next one are not`() {
    let counter = Counter(UndoManager())
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Color.red.onTapGesture {
        counter.set(counter.value + 1)
        counter.set(counter.value + 1)
      }
    }
    harness.tap(CGPoint(x: 100, y: 100))
    harness.settle()
    harness.tap(CGPoint(x: 100, y: 100))
    harness.settle()
    #expect(counter.value == 4)
    counter.undoManager.undo()
    #expect(counter.value == 2)
    counter.undoManager.undo()
    #expect(counter.value == 0)
  }

  @Test func `changes of a target that is gone, or while registration is disabled, are not undone`()
  {
    let manager = UndoManager()
    manager.disableUndoRegistration()
    let counter = Counter(manager)
    counter.set(1)
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
    counter.set(2)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
    manager.levelsOfUndo = 1
    counter.set(3)
    counter.set(4)
    manager.undo()
    manager.undo()
    #expect(counter.value == 3)
  }
}
