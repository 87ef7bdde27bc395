// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A placeholder subview of a hosting view with the frame of a representable's view, for programs that search the
/// subviews. It neither draws nor receives touches.
final class RepresentedView: UIView {
  private let name: String

  init(frame: CGRect, name: String) {
    self.name = name
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { return nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  nonisolated override var description: String { "<\(name)>" }
}

/// The subviews of a hosting view for the UIKit views of its representables.
@MainActor
final class RepresentedViews {
  private unowned let owner: UIView
  private var views: [ObjectIdentifier: RepresentedView] = [:]

  init(_ owner: UIView) { self.owner = owner }

  /// Places a subview for each representable in an element.
  func update(_ content: UnaryElement?) {
    var found: [(surface: UIKitSurface, frame: CGRect)] = []
    if let content, !content.isDismantled {
      let outer = content.contentTransform().concatenating(content.transformToRoot)
      if outer.determinant != 0 { collect(content.child, outer.inverted(), &found) }
    }
    var old = views
    for (surface, frame) in found {
      let key = ObjectIdentifier(surface)
      let name = "PlatformViewHost<\(type(of: surface.root))>"
      let view = old.removeValue(forKey: key) ?? RepresentedView(frame: frame, name: name)
      views[key] = view
      view.frame = frame
      if view.superview == nil { owner.addSubview(view) }
    }
    for (key, view) in old {
      view.removeFromSuperview()
      views[key] = nil
    }
  }

  private func collect(
    _ element: Element, _ inverse: CGAffineTransform,
    _ found: inout [(surface: UIKitSurface, frame: CGRect)]
  ) {
    if let surface = (element as? UIKitSurfaceElement)?.surface {
      let rect = CGRect(origin: .zero, size: element.size)
      found.append((surface, rect.applying(element.transformToRoot.concatenating(inverse))))
    }
    for child in element.children { collect(child, inverse, &found) }
  }
}
