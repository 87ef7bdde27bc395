// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

private enum UndoManagerKey: EnvironmentKey {
  // The windows of a program share it.
  static let defaultValue: UndoManager? = UndoManager()
}

extension EnvironmentValues {
  /// The manager with which views make their changes undoable. Text fields have their own.
  ///
  /// - Note: Differs from SwiftUI: all windows have the same one.
  public var undoManager: UndoManager? { self[UndoManagerKey.self] }
}
