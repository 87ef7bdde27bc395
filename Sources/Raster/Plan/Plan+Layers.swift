// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Layers, which are drawn offscreen and composited.
extension Plan {
  mutating func layer(
    _ effect: LayerEffect, _ transform: CGAffineTransform, _ items: Items, _ contents: Range<Int>
  ) {
    switch effect {
    case .opacity(let opacity):
      if opacity >= 1, !blends(items, contents) {
        compile(items, contents)
      } else if opacity > 0 {
        self.opacity(opacity, items, contents)
      }
    case .clip(let shape):
      clip(outlines.fill(shape, transform), items, contents)
    case .clipPath(let outline, let rule):
      clip(outlines.path(outline, rule, transform), items, contents)
    case .blur(let radius):
      blur(ShadowGeometry(radius: radius, x: 0, y: 0, transform), items, contents)
    case .mask:
      mask(items, contents)
    case .blend(.normal):
      compile(items, contents)
    case .blend(let mode):
      let first = openGroup()
      compile(items, contents)
      if let bounds = closeGroup(first) {
        group(first, .blend(mode), bounds: bounds)
      }
    case .filter(let filter):
      let first = openGroup()
      compile(items, contents)
      if let bounds = closeGroup(first) {
        group(first, .filter(filter), bounds: bounds)
      }
    case .projection(let projection):
      project(projection, transform, items, contents)
    case .shadow(let color, let radius, let x, let y):
      shadow(color, ShadowGeometry(radius: radius, x: x, y: y, transform), items, contents)
    }
  }

  private mutating func project(
    _ projection: Projection, _ transform: CGAffineTransform, _ items: Items, _ contents: Range<Int>
  ) {
    let bounds = items.bounds[contents.lowerBound - 1]
    guard let (inPixels, contents) = merged(projection, transform, items, contents) else { return }
    let outer = (affineProjection, flat)
    if let affine = inPixels.affine {
      affineProjection = affineProjection.concatenating(affine)
      compile(items, contents)
      affineProjection = outer.0
      return
    }
    let content = (items.contentBounds[contents.lowerBound - 1] ?? .empty).rect.applying(flat)
    guard
      let perspective = Perspective(
        inPixels, of: content, domain: domain, isNested: perspectiveDepth > 0)
    else { return }
    let first = openGroup()
    affineProjection = affineProjection.concatenating(perspective.flat)
    flat = flat.concatenating(perspective.flat)
    perspectiveDepth += 1
    compile(items, contents)
    perspectiveDepth -= 1
    (affineProjection, flat) = outer
    if let drawn = closeGroup(first) {
      // Each band would draw most of a layer inside of another one.
      bandHeight = max(bandHeight, perspectiveDepth > 0 ? .max : RowBands.projectedHeight)
      // The bounds of items are those in the destination.
      let visible = perspectiveDepth > 0 ? perspective.bounds : bounds
      group(
        first, .project(perspective, content: drawn),
        bounds: perspective.bounds.intersection(visible))
    }
  }

  /// The projection of a layer in pixels, with those of layers in perspective that are each the only content of the one
  /// before, and the items of the last one. They are one projection, which samples pixels once.
  ///
  /// Nil if a number is not finite.
  private func merged(
    _ projection: Projection, _ transform: CGAffineTransform, _ items: Items, _ contents: Range<Int>
  ) -> (Projection, contents: Range<Int>)? {
    guard var merged = projection.inPixels(under: transform) else { return nil }
    guard merged.affine == nil else { return (merged, contents) }
    var contents = contents
    while let index = contents.first,
      case .beginLayer(.projection(let inner), let transform) = items.items[index]
    {
      let innerContents = items.layers.contents(of: index, within: contents)
      guard innerContents.upperBound + 1 >= contents.upperBound,
        let bounds = items.contentBounds[index], let transform = self.transform(transform),
        let inPixels = inner.inPixels(under: transform), inPixels.affine == nil,
        // What is behind the eye twice would be in front of it.
        inPixels.visiblePart(of: bounds.rect.applying(flat).corners).count == 4
      else { break }
      merged = inPixels.concatenating(merged)
      contents = innerContents
    }
    let (a, b, c) = merged.rows
    return (a + b + c).sum().isFinite ? (merged, contents) : nil
  }

  /// Whether a layer in a range of items has a blend mode, which must not affect what is behind the group.
  private func blends(_ items: Items, _ contents: Range<Int>) -> Bool {
    contents.contains {
      if case .beginLayer(.blend(let mode), _) = items.items[$0] { mode != .normal } else { false }
    }
  }

  private mutating func opacity(_ opacity: Float, _ items: Items, _ contents: Range<Int>) {
    if contents.count == 1, items.items[contents.lowerBound].isLeaf {
      compile(items, contents, opacity: opacity)
      return
    }
    let first = openGroup()
    compile(items, contents)
    if let bounds = closeGroup(first) {
      group(first, .opacity(UInt16((min(opacity, 1) * 65535).rounded())), bounds: bounds)
    }
  }

  private mutating func clip(_ outline: PixelOutline?, _ items: Items, _ contents: Range<Int>) {
    guard let outline else { return }
    maxChains = max(maxChains, outline.chainCount)
    let first = openGroup()
    compile(items, contents)
    if let bounds = closeGroup(first) {
      group(first, .clip(outline), bounds: bounds.intersection(outline.bounds))
    }
  }

  private mutating func blur(_ blur: ShadowGeometry?, _ items: Items, _ contents: Range<Int>) {
    guard let blur, !blur.isSharp else {
      compile(items, contents)
      return
    }
    let first = openGroup()
    compile(items, contents, spreadBy: blur)
    if let content = closeGroup(first) {
      bandHeight = .max
      let blurred = BlurredLayer(sigma: blur.sigma, offset: (0, 0), content: content)
      group(first, .blur(blurred), bounds: blur.bounds(of: content))
    }
  }

  /// The first item, which may be a layer, is the mask of the others.
  private mutating func mask(_ items: Items, _ contents: Range<Int>) {
    guard !contents.isEmpty else { return }
    var rest = contents.lowerBound + 1
    if case .beginLayer = items.items[contents.lowerBound] {
      let mask = items.layers.contents(of: contents.lowerBound, within: contents)
      rest = min(mask.upperBound + 1, contents.upperBound)
    }
    let first = openGroup()
    compile(items, contents.lowerBound..<rest)
    let content = commands.count
    guard let maskBounds = closeGroup(first) else { return }
    compile(items, rest..<contents.upperBound)
    guard commands.count > content else {
      remove(from: first)
      return
    }
    let bounds = self.bounds(of: content..<commands.count).intersection(maskBounds)
    group(first, .mask(content: content), bounds: bounds)
  }

  private mutating func shadow(
    _ color: ResolvedColor, _ cast: ShadowGeometry?, _ items: Items, _ contents: Range<Int>
  ) {
    guard let cast, !Ink(color).isClear else {
      compile(items, contents)
      return
    }
    if items.hasSingleOccluder[contents.lowerBound - 1],
      case .fill(let shape, let paint, let index) = items.items[contents.lowerBound],
      let opacity = paint.uniformOpacity, let transform = self.transform(index)
    {
      let outline = outlines.fill(shape, transform)
      item = contents.lowerBound
      if cast.isSharp {
        let offset = CGAffineTransform(translationX: cast.offset.width, y: cast.offset.height)
        fill(
          outlines.fill(shape, transform.concatenating(offset)), .color(color), transform,
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
      // The items on top of it need no offscreen layer.
      compile(items, contents.dropFirst())
      return
    }
    let first = openGroup()
    compile(items, contents, spreadBy: cast)
    if let content = closeGroup(first) {
      bandHeight = .max
      let blurred = BlurredLayer(sigma: cast.sigma, offset: cast.wholeOffset, content: content)
      group(
        first, .dropShadow(blurred, Ink(color)),
        bounds: content.union(cast.bounds(of: content)))
    }
  }

  /// Compiles the contents of a layer that is drawn offscreen, and blurred and offset.
  private mutating func compile(
    _ items: Items, _ contents: Range<Int>, spreadBy blur: ShadowGeometry
  ) {
    let outer = offscreenRegion
    offscreenRegion = outer.union(blur.source(of: outer))
    compile(items, contents)
    offscreenRegion = outer
  }

  /// Appends a placeholder for the command of a layer, and returns its index.
  private mutating func openGroup() -> Int {
    append(.opacity(0), bounds: .empty)
    return commands.count - 1
  }

  /// The bounds of the commands after a placeholder. Without any it removes the placeholder and returns
  /// nil.
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
