// Part of Snapback, under the MIT licence; see LICENSE.

/// Leaves what a view is shown in: a sheet, or a page of a navigation stack.
public struct DismissAction: Equatable {
  private let exit: Exit?

  /// Does nothing.
  init() {
    exit = nil
  }

  init(_ exit: Exit) {
    self.exit = exit
  }

  @MainActor @preconcurrency public func callAsFunction() { exit?.leave() }

  public static func == (a: DismissAction, b: DismissAction) -> Bool { a.exit === b.exit }
}

/// The way out of a sheet or a page: the same for as long as that is there.
@MainActor
final class Exit {
  private var action: () -> Void = {}

  /// Takes the action as it is by now.
  func leading(_ action: @escaping () -> Void) -> DismissAction {
    self.action = action
    return DismissAction(self)
  }

  func leave() { action() }
}

/// Whether a view is shown in something that can be left.
public struct PresentationMode {
  public fileprivate(set) var isPresented: Bool

  public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}

private enum IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Leaves the sheet or the page that the view is in; does nothing anywhere else.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a sheet or on a page that can be left.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

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
