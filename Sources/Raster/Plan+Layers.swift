// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Layers: what is drawn apart, and how it is laid down.
extension Plan {
  mutating func layer(
    _ effect: LayerEffect, _ transform: CGAffineTransform, _ items: Items, _ inside: Range<Int>
  ) {
    switch effect {
    case .opacity(let opacity):
      if opacity >= 1 {
        plan(items, inside)
      } else if opacity > 0 {
        fade(opacity, items, inside)
      }
    case .clip(let shape):
      clip(outlines.fill(shape, transform), items, inside)
    case .clipPath(let outline, let rule):
      clip(outlines.path(outline, rule, transform), items, inside)
    case .blur(let radius):
      blur(CastGeometry(radius: radius, x: 0, y: 0, transform), items, inside)
    case .mask:
      mask(items, inside)
    case .blend(.normal):
      plan(items, inside)
    case .blend(let mode):
      let first = openGroup()
      plan(items, inside)
      if let bounds = closeGroup(first) {
        group(first, .blend(mode), bounds: bounds)
      }
    case .filter(let filter):
      let first = openGroup()
      plan(items, inside)
      if let bounds = closeGroup(first) {
        group(first, .filter(filter), bounds: bounds)
      }
    case .projection(let projection):
      project(projection, transform, items, inside)
    case .shadow(let color, let radius, let x, let y):
      shadow(color, CastGeometry(radius: radius, x: x, y: y, transform), items, inside)
    }
  }

  private mutating func project(
    _ projection: Projection, _ transform: CGAffineTransform, _ items: Items, _ inside: Range<Int>
  ) {
    guard let seen = projection.seen(through: transform) else { return }
    let before = (warp, flat)
    if let affine = seen.affine {
      warp = warp.concatenating(affine)
      plan(items, inside)
      warp = before.0
      return
    }
    let content = (items.contents[inside.lowerBound - 1] ?? .empty).rect.applying(flat)
    guard let perspective = Perspective(seen, of: content, domain: domain) else { return }
    let first = openGroup()
    warp = warp.concatenating(perspective.flat)
    flat = flat.concatenating(perspective.flat)
    plan(items, inside)
    (warp, flat) = before
    if let drawn = closeGroup(first) {
      group(first, .project(perspective, content: drawn), bounds: perspective.bounds)
    }
  }

  private mutating func fade(_ opacity: Float, _ items: Items, _ inside: Range<Int>) {
    if inside.count == 1, items.items[inside.lowerBound].isLeaf {
      plan(items, inside, opacity: opacity)
      return
    }
    let first = openGroup()
    plan(items, inside)
    if let bounds = closeGroup(first) {
      let cover = UInt16((opacity * 65535).rounded())
      group(first, .fade(cover: cover), bounds: bounds)
    }
  }

  private mutating func clip(_ outline: PixelOutline?, _ items: Items, _ inside: Range<Int>) {
    guard let outline else { return }
    maxChains = max(maxChains, outline.chainCount)
    let first = openGroup()
    plan(items, inside)
    if let bounds = closeGroup(first) {
      group(first, .clip(outline), bounds: bounds.intersection(outline.bounds))
    }
  }

  private mutating func blur(_ blur: CastGeometry?, _ items: Items, _ inside: Range<Int>) {
    guard let blur, !blur.isSharp else {
      plan(items, inside)
      return
    }
    let first = openGroup()
    plan(items, inside)
    if let content = closeGroup(first) {
      blursLayers = true
      let blurred = BlurredLayer(sigma: blur.sigma, offset: (0, 0), content: content)
      group(first, .blur(blurred), bounds: blur.bounds(of: content))
    }
  }

  /// The first item lets the others through.
  private mutating func mask(_ items: Items, _ inside: Range<Int>) {
    guard !inside.isEmpty else { return }
    var rest = inside.lowerBound + 1
    if case .beginLayer = items.items[inside.lowerBound] {
      let own = items.layers.inside(inside.lowerBound, of: inside)
      rest = min(own.upperBound + 1, inside.upperBound)
    }
    let first = openGroup()
    plan(items, inside.lowerBound..<rest)
    let content = commands.count
    guard let maskBounds = closeGroup(first) else { return }
    plan(items, rest..<inside.upperBound)
    guard commands.count > content else {
      remove(from: first)
      return
    }
    let bounds = self.bounds(of: content..<commands.count).intersection(maskBounds)
    group(first, .mask(content: content), bounds: bounds)
  }

  private mutating func shadow(
    _ color: ResolvedColor, _ cast: CastGeometry?, _ items: Items, _ inside: Range<Int>
  ) {
    guard let cast, !Ink(color).isClear else {
      plan(items, inside)
      return
    }
    if items.hasSoleCaster[inside.lowerBound - 1],
      case .fill(let shape, let paint, let index) = items.items[inside.lowerBound],
      let opacity = paint.uniformOpacity, let transform = self.transform(index)
    {
      let outline = outlines.fill(shape, transform)
      if cast.isSharp {
        let moved = CGAffineTransform(translationX: cast.offset.width, y: cast.offset.height)
        fill(
          outlines.fill(shape, transform.concatenating(moved)), .color(color), transform,
          opacity)
        fill(outline, paint, transform, 1)
      } else if let outline {
        let filling = filling(paint, transform, 1)
        let ink = Ink(color, opacity: opacity)
        if !ink.isClear, let shadow = self.shadow(of: shape, transform, cast) {
          fill(outline, filling, over: shadow, ink, isOpaque: opacity >= 1)
        } else if let filling {
          fill(outline, filling)
        }
      }
      // What lies on it needs no layer of its own.
      plan(items, inside.dropFirst())
      return
    }
    let first = openGroup()
    plan(items, inside)
    if let content = closeGroup(first) {
      blursLayers = true
      let blurred = BlurredLayer(sigma: cast.sigma, offset: cast.wholeOffset, content: content)
      group(
        first, .cast(blurred, Ink(color)), bounds: content.union(cast.bounds(of: content)))
    }
  }

  /// Makes room for a command that takes the following ones together.
  private mutating func openGroup() -> Int {
    append(.fade(cover: 0), bounds: .empty)
    return commands.count - 1
  }

  /// The bounds of what was appended since; nil if nothing was, and then the room is gone.
  private mutating func closeGroup(_ first: Int) -> PixelRect? {
    guard commands.count > first + 1 else {
      remove(from: first)
      return nil
    }
    return bounds(of: (first + 1)..<commands.count)
  }

  private func bounds(of range: Range<Int>) -> PixelRect {
    var bounds = PixelRect.empty
    var index = range.lowerBound
    while index < range.upperBound {
      bounds = bounds.union(commands[index].bounds)
      index = commands[index].end
    }
    return bounds
  }
}
