// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

/// Opens a URL. It is called like a function: `openURL(url)`.
///
/// The environment's default opens the URL in the desktop's program for it, in a window; rendered images
/// and recordings open nothing. A handler in the environment is called instead of it, also for links.
@preconcurrency @MainActor
public struct OpenURLAction: Sendable {
  /// A handler's result for a URL.
  public struct Result: Sendable {
    fileprivate enum Kind: Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    fileprivate let kind: Kind

    /// The handler has opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler has ignored the URL.
    public static let discarded = Result(kind: .discarded)
    /// The desktop opens the URL.
    public static let systemAction = Result(kind: .system(nil))

    /// The desktop opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (@MainActor (URL) -> Result)?

  /// Creates an action with a handler.
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// The action of the desktop.
  nonisolated package init() {
    handler = nil
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens a URL, and calls `completion` with whether it was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch (handler?(url) ?? .systemAction).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      completion(FrameContext.current.host?.open(other ?? url) == true)
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction()
}

extension EnvironmentValues {
  /// Opens URLs: those of links, and those that views pass to it.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
