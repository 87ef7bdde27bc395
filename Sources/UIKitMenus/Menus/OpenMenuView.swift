// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
@_spi(ViewTree) import Controls
import Foundation
import Interface
import Motion
import UIKitControls
import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The view of an open menu: SwiftUI's, with the entries of UIKit's.
struct OpenMenuView: View {
  @ObservedObject var model: OpenMenu
  /// The size of the window, in points.
  let available: CGSize

  var body: some View {
    Color.clear
      .presenting(anchor: model.anchor) {
        let frame = previewFrame(model.anchor.frame)
        MenuLayer(
          isOpen: model.isOpen, session: model.session, anchor: frame,
          showsPreview: model.preview != nil,
          items: MenuItems(model: model, menu: model.menu, revision: model.revision)
        ) {
          preview(frame).modifier(_PreviewPositionModifier(frame: frame))
        }
        .modifier(_SystemSurfaceModifier())
      }
      .onAppear { model.open() }
  }

  @ViewBuilder private func preview(_ frame: CGRect) -> some View {
    switch model.preview {
    case .view(let view):
      LiftedPreview(view: view)
        .frame(width: frame.width, height: frame.height)
        .scaleEffect(scale(frame))
        .shadow(color: .black.opacity(0.2), radius: 16, y: 6)
        .onTapGesture { model.onCommit() }
        .transition(.scale(scale: 1 / scale(frame)))
    case .controller(let controller):
      ControllerPreview(controller: controller)
        .frame(width: frame.width, height: frame.height)
        .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
        .shadow(color: .black.opacity(0.2), radius: 16, y: 6)
        .contentShape(Rectangle())
        .highPriorityGesture(TapGesture().onEnded { model.onCommit() })
        .transition(.asymmetric(insertion: .scale(scale: 0.92), removal: .scale(scale: 0.96)))
    case nil: EmptyView()
    }
  }

  /// Returns the scale to which a view is lifted: one that is as wide as the window becomes smaller.
  private func scale(_ frame: CGRect) -> CGFloat {
    frame.width > 0 ? max(0.5, min(1.04, (available.width - 16) / frame.width)) : 1
  }

  /// The frame of the preview in the window: that of the view, or one around it that leaves space for
  /// the menu below.
  private func previewFrame(_ frame: CGRect) -> CGRect {
    guard case .controller(let controller) = model.preview else { return frame }
    var size = controller.preferredContentSize
    let most = CGSize(width: available.width - 32, height: available.height * 0.6)
    if size.width <= 0 { size.width = most.width }
    if size.height <= 0 { size.height = most.height }
    size = CGSize(width: max(0, min(size.width, most.width)), height: min(size.height, most.height))
    let rows = CGFloat(min(model.menu.children.count, 6))
    let lowest = available.height - 24 - size.height - (rows > 0 ? rows * 44 + 16 : 0)
    let x = min(max(frame.midX - size.width / 2, 16), max(16, available.width - 16 - size.width))
    let y = max(min(frame.midY - size.height / 2, lowest), 48)
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

/// A snapshot of a view that is lifted above the dimmed window.
private struct LiftedPreview: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// The view of the controller of a preview.
private struct ControllerPreview: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
