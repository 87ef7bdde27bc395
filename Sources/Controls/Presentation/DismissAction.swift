// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Dismisses the presentation that a view is in: a sheet, a cover, a popover, a page of a navigation
/// stack, or else a window of an app.
///
/// Call the value of the environment's `dismiss` like a function. Two actions are equal if they
/// dismiss the same presentation.
public struct DismissAction: Equatable {
  private let target: DismissTarget?

  /// Creates an action that does nothing.
  init() {
    target = nil
  }

  package init(_ target: DismissTarget) {
    self.target = target
  }

  /// Dismisses the presentation with its animation; does nothing outside of presentations.
  @MainActor @preconcurrency public func callAsFunction() { target?.action() }

  /// Returns whether two actions dismiss the same presentation.
  public static func == (a: DismissAction, b: DismissAction) -> Bool { a.target === b.target }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}

private enum IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Dismisses the enclosing sheet, cover or popover, pops the enclosing page, or closes the window of an
  /// app; does nothing anywhere else.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a sheet, cover or popover, or on a page of a navigation stack above the
  /// root.
  public package(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the view is presented, as a binding that dismisses the presentation when false is set.
  ///
  /// A change from a thread other than the main thread is ignored.
  @available(*, deprecated, message: "Use dismiss and isPresented instead.")
  public var presentationMode: Binding<PresentationMode> {
    nonisolated(unsafe) let dismiss = dismiss
    let isPresented = isPresented
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in
        guard !mode.isPresented, isMainThread else { return }
        MainActor.unsafelyAssumed { dismiss() }
      })
  }
}
