// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Launches an application whose delegates create a window with a `UIHostingController`, and returns
/// its view. For the entry points of compiled sources.
@MainActor
public func _launchedRootView(
  _ application: any UIApplicationDelegate, scene: (any UIWindowSceneDelegate)? = nil
) -> AnyView {
  let shared = UIApplication.shared
  shared.launch(application)
  if let scene { shared.connect(scene) }
  let window = scene?.window ?? application.window ?? shared.visibleWindow
  let root = (window ?? shared.visibleWindow)?.rootViewController
  return root?.content ?? AnyView(Text("The application has no window with a UIHostingController."))
}
