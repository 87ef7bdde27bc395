// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
package import Foundation
import Motion

/// The element of a sheet's card, or of a cover, in front of the root's views.
@MainActor
package protocol PresentedFrame: Element {
  var coversWindow: Bool { get }
  /// Returns the fraction by which a card pushes the layers behind it back while its top edge is at a distance from
  /// the top safe area; 0 for a cover.
  func push(at distance: CGFloat) -> CGFloat
}

/// The stack of layers that sheets push back, on a phone in portrait orientation.
///
/// The layers are the root's views and what is presented in front of them, back to front. Those from a sheet or cover
/// up to the next one are a group. Each sheet in front of a group makes it 32 points of the window's width narrower,
/// about its top center. The first one also moves a group that fills the window down to the top safe area, and the card
/// of a large sheet up to there.
@MainActor
struct LayerStack {
  struct Group {
    /// The indices of the layers.
    let layers: Range<Int>
    /// The number of sheets that push the group back; a fraction while one moves.
    let depth: CGFloat
    let transform: CGAffineTransform
    /// Whether the group fills the window: it has the root's views or a cover.
    let fillsWindow: Bool
    /// The corner radius of the window's content, in points of the group's space.
    let cornerRadius: CGFloat
  }

  private struct Edge {
    let layer: Int
    /// The position of the top edge; nil for a cover.
    let top: CGFloat?
    let push: CGFloat
  }

  private(set) var groups: [Group] = []

  private static let margins: CGFloat = 32
  /// The corner radius of a window that is pushed back.
  private static let radius: CGFloat = 10

  /// Nil if no layer is pushed back.
  init?(_ layers: [Element], in root: Element, _ presented: [any PresentedFrame]) {
    let host = root.host
    guard !presented.isEmpty, let device = host.device, device.idiom == .phone, !host.isLandscape,
      host.size.width > Self.margins
    else { return nil }
    let safeTop = host.safeAreaInsets.top
    var frames: [Edge] = []
    for element in presented {
      guard let (child, top) = element.topEdge(in: root),
        let layer = layers.firstIndex(where: { $0 === child })
      else { continue }
      frames.append(
        Edge(
          layer: layer, top: element.coversWindow ? nil : top,
          push: element.push(at: top - safeTop)))
    }
    guard frames.contains(where: { $0.push > 0 }) else { return nil }
    frames.sort { $0.layer < $1.layer }
    var (end, depth, scale) = (layers.count, CGFloat(0), CGFloat(1))
    func add(_ start: Int, _ frame: Edge?) {
      let moved = min(depth, 1)
      let top = frame?.top ?? 0
      let distance = frame?.top == nil ? safeTop : (safeTop - top) * (frame?.push ?? 0)
      groups.append(
        Group(
          layers: start..<end, depth: depth,
          transform: CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: host.size.width / 2 * (1 - scale),
            ty: top * (1 - scale) + distance * moved),
          fillsWindow: frame?.top == nil,
          cornerRadius: device.cornerRadius + (Self.radius - device.cornerRadius) * moved))
      end = start
    }
    for frame in frames.reversed() {
      add(frame.layer, frame)
      depth += frame.push
      scale *= 1 - frame.push * Self.margins / host.size.width
    }
    add(0, nil)
    groups.reverse()
  }

  /// The group of a layer.
  func group(of layer: Int) -> Group? { groups.first { $0.layers.contains(layer) } }

  /// Draws the groups, and black behind the windows that are pushed back.
  func draw(_ layers: [Element], in root: Element, _ builder: inout DisplayListBuilder) {
    let window = CGRect(origin: .zero, size: root.host.size)
    let outer = builder.transform
    for group in groups {
      let content = layers[group.layers]
      guard group.depth > 0 else {
        for layer in content { layer.render(&builder) }
        continue
      }
      if group.fillsWindow { builder.fill(RoundedRect(window), .color(.black)) }
      builder.apply(group.transform)
      if group.fillsWindow {
        let clip = RoundedRect(window, radius: group.cornerRadius, corners: .continuous)
        builder.layer(.clip(clip)) { builder in
          builder.fill(RoundedRect(window), .color(root.host.background))
          for layer in content { layer.render(&builder) }
        }
      } else {
        for layer in content { layer.render(&builder) }
      }
      builder.transform = outer
    }
  }
}

extension Element {
  /// The layer that the element is in, a child of `root`, and the presented position of its top edge in the space of
  /// the root, before any layer is pushed back; nil if the element has been removed.
  fileprivate func topEdge(in root: Element) -> (layer: Element, top: CGFloat)? {
    var (element, corner) = (self, CGPoint.zero)
    while let parent = element.parent {
      let origin = element.frame.origin
      corner = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
      if parent === root { return (element, corner.y) }
      corner = corner.applying(parent.contentTransform())
      element = parent
    }
    return nil
  }
}

extension ViewHost {
  /// The color behind the root's views.
  var background: ResolvedColor { (root?.colorScheme ?? .light) == .light ? .white : .black }

  /// Whether a sheet pushes the window's content back, at least half, so that the status bar is over black.
  package var isPushedBack: Bool {
    guard let group = root?.layerStack?.groups.last(where: \.fillsWindow) else { return false }
    return group.depth >= 0.5
  }
}
