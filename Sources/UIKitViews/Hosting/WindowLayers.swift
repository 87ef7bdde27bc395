// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Foundation
import Interface
import Runtime
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The windows in front of a host's views, and of what they present.
@MainActor
final class WindowLayers: HostService {
  static let order = 31

  private unowned let host: ViewHost
  let list = WindowList()
  private var node: Node?

  init(_ host: ViewHost) { self.host = host }

  /// The window layers of the current host; nil if there is none.
  static var current: WindowLayers? { FrameContext.current.host?.service() }

  /// Puts a visible window in front of the other windows of its level, and removes a hidden one.
  func update(_ window: UIWindow) {
    var windows = list.windows.filter { $0 !== window }
    if !window.isHidden {
      if window.ownSurface == nil { window.noteFrame() }
      let level = window.windowLevel.rawValue
      let index = windows.firstIndex { $0.windowLevel.rawValue > level }
      windows.insert(window, at: index ?? windows.endIndex)
    }
    guard !windows.elementsEqual(list.windows, by: ===) else { return }
    list.windows = windows
    host.root?.rootElement?.setNeedsLayout()
  }

  /// Keeps the windows in front of other presented views.
  func laidOut(_ pass: UpdatePass) -> Bool {
    guard let root = host.root else { return false }
    if node == nil, !list.windows.isEmpty {
      node = root.childContext(pass).make(WindowStack(list: list))
    }
    guard let node, node.elements.last !== root.rootElement?.children.last else { return false }
    root.present([], for: node)
    root.present(node.elements, for: node)
    return true
  }
}

/// The visible windows, from the back to the front.
@MainActor
final class WindowList: ObservableObject {
  @Published var windows: [UIWindow] = []
}

private struct WindowStack: View {
  @ObservedObject var list: WindowList

  private struct Item: Identifiable {
    let window: UIWindow
    var id: ObjectIdentifier { ObjectIdentifier(window) }
  }

  var body: some View {
    ZStack {
      ForEach(list.windows.map(Item.init)) { WindowView($0.window).transition(.identity) }
    }
  }
}

/// A window in the program's window.
struct WindowView: View {
  @State private var model: WindowModel

  init(_ window: UIWindow) { _model = State(initialValue: WindowModel(window)) }

  var body: some View {
    UIKitSurfaceView(model.surface, model.hosted)
      .ignoresSafeArea()
      .onAppear { model.window.showRoot() }
      .onDisappear { [window = model.window] in
        // The windows in front of the main one go with it.
        let isMain = UIApplication.shared.mainWindow === window
        let others = isMain ? WindowLayers.current?.list.windows ?? [] : []
        for other in others.reversed() where other !== window { other.hideRoots() }
        window.hideRoots()
      }
  }
}

@MainActor
private final class WindowModel: RemadeState {
  let window: UIWindow
  let surface: UIKitSurface
  let hosted = HostedViews()

  init(_ window: UIWindow) {
    self.window = window
    surface = window.ownSurface ?? UIKitSurface(window)
  }
}
