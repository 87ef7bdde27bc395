// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

/// A view or a controller that a playground shows.
@preconcurrency @MainActor
public protocol PlaygroundLiveViewable {}

extension UIView: PlaygroundLiveViewable {}
extension UIViewController: PlaygroundLiveViewable {}

/// The page of a playground: a source whose statements run once, and which shows a view.
@preconcurrency @MainActor
public final class PlaygroundPage {
  /// The only page.
  public static let current = PlaygroundPage()

  /// Whether the page runs on after its last statement. It always does while a view is shown.
  public var needsIndefiniteExecution = false
  /// The content of the page; nil for none.
  public var liveView: (any PlaygroundLiveViewable)? { didSet { content = nil } }
  private var content: AnyView?

  private init() {}

  /// Shows a SwiftUI view.
  public func setLiveView(_ view: some View) {
    liveView = nil
    content = AnyView(view)
  }

  /// Shows a view or a controller of UIKit.
  public func setLiveView(_ view: some PlaygroundLiveViewable) {
    liveView = view
  }

  fileprivate func root() -> AnyView {
    if let content { return content }
    guard let liveView else {
      return AnyView(Text("The playground sets no PlaygroundPage.current.liveView."))
    }
    return _rootView(liveView as Any)
  }

  fileprivate func reset() {
    liveView = nil
    needsIndefiniteExecution = false
  }
}

/// Runs the statements of a playground, and returns the view that it shows. For compiled sources.
@preconcurrency @MainActor
public func _playgroundRootView(_ run: () -> Void) -> AnyView {
  PlaygroundPage.current.reset()
  run()
  return PlaygroundPage.current.root()
}
