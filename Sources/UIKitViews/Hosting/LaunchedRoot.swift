// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Launches an application whose delegates create a window, and returns the view that shows it. For the
/// entry points of compiled sources.
@MainActor
public func _launchedRootView(
  _ application: any UIApplicationDelegate, scene: (any UIWindowSceneDelegate)? = nil,
  root: () -> UIViewController? = { nil }
) -> AnyView {
  let shared = UIApplication.shared
  let made = root().map { controller in
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    if let scene { scene.window = window } else { application.window = window }
    return window
  }
  let earlier = shared.mainWindow
  shared.launch(application)
  if let scene { shared.connect(scene) }
  let window = scene?.window ?? application.window ?? shared.mainWindow ?? made
  guard let window, window.rootViewController != nil else {
    let advice = "Create it in the code, or name a storyboard in the project's Info.plist."
    return AnyView(
      Text(verbatim: "The application has no window with a root view controller. " + advice)
        .multilineTextAlignment(.center).padding())
  }
  let first = shared.mainWindow
  shared.mainWindow = window
  window.isHidden = false
  // A window that was shown before the main one is in front of it.
  if let first, first !== window, first !== earlier { shared.visibilityChanged(of: first) }
  if let content = window.rootViewController?.content { return content }
  return AnyView(WindowView(window).id(ObjectIdentifier(window)))
}

/// Shows a controller as the root of the program's window, in place of that of the code before a save.
@MainActor
public func _rootView(_ controller: UIViewController) -> AnyView {
  let window = UIWindow(frame: .zero)
  window.rootViewController = controller
  UIApplication.shared.mainWindow = window
  window.isHidden = false
  return AnyView(WindowView(window).id(ObjectIdentifier(window)))
}

/// Centers a view in the window at its own size or the size that its constraints determine. A view without a size fills
/// the window.
@MainActor
public func _rootView(_ view: UIView) -> AnyView {
  let controller = UIViewController()
  controller.showsPreview(of: view)
  return _rootView(controller)
}

/// Shows a view; for sources that may give a view of either kind.
@MainActor
public func _rootView<Content: View>(_ view: Content) -> Content { view }
