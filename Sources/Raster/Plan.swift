// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A display list worked out for one buffer: outlines in pixels, colours as they are laid, and the
/// order of things. Its arrays keep their room from frame to frame.
struct Plan {
  private(set) var commands: [Command] = []
  private(set) var outlines = Outlines()
  private(set) var tables: [ShadowTable] = []
  private(set) var ramps: [Ramp] = []
  /// The most chains an outline has.
  private(set) var maxChains = 0
  /// Whether a layer is blurred, which wants to be done in few pieces.
  private(set) var blursLayers = false
  private(set) var background = Ink(.black)
  /// Where anything can come to matter: the buffer and what blurs reach beyond it.
  private(set) var domain = PixelRect.empty

  private var transforms: [CGAffineTransform] = []
  /// What projections make of the transforms inside, and the part of it that the extents do not
  /// know of.
  private var warp = CGAffineTransform.identity
  private var flat = CGAffineTransform.identity
  private var layers = Layers()
  /// What is to be drawn; nothing outside is worked out.
  private var region = PixelRect.empty

  private static let margin = 512
  private static let maxTables = 32
  private static let maxRamps = 64

  /// Works out what of a list touches a region of a buffer with these bounds.
  mutating func prepare(
    _ list: DisplayList, _ extents: borrowing Extents, bounds: PixelRect, region: PixelRect
  ) {
    commands.removeAll(keepingCapacity: true)
    domain = bounds.expanded(by: Self.margin)
    self.region = region
    outlines.reset(domain: domain)
    maxChains = 0
    blursLayers = false
    background = Ink(list.background.opaque)
    transforms = extents.transforms
    warp = .identity
    flat = .identity
    if tables.count > Self.maxTables { tables.removeAll(keepingCapacity: true) }
    if ramps.count > Self.maxRamps { ramps.removeAll(keepingCapacity: true) }
    layers.match(list.items)
    let contents = extents.contents
    extents.items.withUnsafeBufferPointer { extents in
      list.items.withUnsafeBufferPointer {
        plan(Items(items: $0, extents: extents, contents: contents), 0..<$0.count)
      }
    }
  }

  /// A display list's items and the pixels they can touch.
  private struct Items {
    let items: UnsafeBufferPointer<DisplayItem>
    let extents: UnsafeBufferPointer<PixelRect>
    let contents: [Int: PixelRect]
  }

  private func transform(_ index: TransformIndex) -> CGAffineTransform? {
    guard transforms.indices.contains(Int(index)) else { return nil }
    return warp.isIdentity ? transforms[Int(index)] : transforms[Int(index)].concatenating(warp)
  }

  private mutating func plan(_ items: Items, _ range: Range<Int>, opacity: Float = 1) {
    var index = range.lowerBound
    while index < range.upperBound {
      let isSeen = items.extents[index].intersects(region)
      switch items.items[index] {
      case .fill(let shape, let paint, let transform):
        if isSeen, let transform = self.transform(transform) {
          fill(outlines.fill(shape, transform), paint, transform, opacity)
        }
      case .path(let outline, let rule, let paint, let transform):
        if isSeen, let transform = self.transform(transform) {
          fill(outlines.path(outline, rule, transform), paint, transform, opacity)
        }
      case .mask(let mask, let rect, let paint, let transform):
        if isSeen, let transform = self.transform(transform) {
          self.mask(mask, rect, paint, transform, opacity)
        }
      case .glyphs(let run, let paint, let transform):
        if isSeen, let transform = self.transform(transform) {
          for glyph in run.glyphs {
            let outline = outlines.path(
              glyph.shape.outline, .nonZero, glyph.transform.concatenating(transform))
            fill(outline, paint, transform, opacity)
          }
        }
      case .stroke(let shape, let width, let paint, let transform):
        if isSeen, let transform = self.transform(transform) {
          fill(outlines.stroke(shape, width: width, transform), paint, transform, opacity)
        }
      case .beginLayer(let effect, let transform):
        let inside = layers.inside(index, of: range)
        if isSeen, let transform = self.transform(transform) {
          layer(effect, transform, items, inside)
        }
        index = inside.upperBound
      case .endLayer:
        break
      }
      index += 1
    }
  }

  private mutating func fill(
    _ outline: PixelOutline?, _ paint: Paint, _ transform: CGAffineTransform, _ opacity: Float
  ) {
    guard let outline, let filling = filling(paint, transform, opacity) else { return }
    maxChains = max(maxChains, outline.chainCount)
    commands.append(Command(action: .fill(outline, filling), bounds: outline.bounds))
  }

  private mutating func mask(
    _ mask: Mask, _ rect: RoundedRect, _ paint: Paint, _ transform: CGAffineTransform,
    _ opacity: Float
  ) {
    var frame = rect
    frame.radius = 0
    // Half a texel more, where the mask's border fades out.
    let border = Extents.border(of: mask, rect)
    frame.x -= border
    frame.y -= border
    frame.width += 2 * border
    frame.height += 2 * border
    guard rect.width > 0, rect.height > 0, let outline = outlines.fill(frame, transform),
      let filling = filling(paint, transform, opacity),
      let source = SourceMap(transform, rect: rect.rect, width: mask.width, height: mask.height)
    else { return }
    maxChains = max(maxChains, outline.chainCount)
    commands.append(
      Command(action: .stencil(outline, mask, source, filling), bounds: outline.bounds))
  }

  private mutating func filling(
    _ paint: Paint, _ transform: CGAffineTransform, _ opacity: Float
  ) -> Filling? {
    switch paint {
    case .color(let color):
      let ink = Ink(color, opacity: opacity)
      return ink.isClear ? nil : .ink(ink)
    case .gradient(let gradient):
      return Shader(gradient, ramp: ramp(gradient.stops), transform, opacity: opacity)
        .map { .shader($0) }
    case .image(let image):
      return Shader(image, transform, opacity: opacity).map { .shader($0) }
    }
  }

  /// The index of the ramp for some stops, made if it is new.
  private mutating func ramp(_ stops: [ColorGradient.Stop]) -> Int {
    if let known = ramps.firstIndex(where: { $0.stops == stops }) { return known }
    ramps.append(Ramp(stops))
    return ramps.count - 1
  }

  private mutating func layer(
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
        commands[first] = Command(action: .blend(mode, end: commands.count), bounds: bounds)
      }
    case .filter(let filter):
      let first = openGroup()
      plan(items, inside)
      if let bounds = closeGroup(first) {
        commands[first] = Command(action: .filter(filter, end: commands.count), bounds: bounds)
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
      commands[first] = Command(
        action: .project(perspective, content: drawn, end: commands.count),
        bounds: perspective.bounds)
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
      commands[first] = Command(action: .fade(cover: cover, end: commands.count), bounds: bounds)
    }
  }

  private mutating func clip(_ outline: PixelOutline?, _ items: Items, _ inside: Range<Int>) {
    guard let outline else { return }
    maxChains = max(maxChains, outline.chainCount)
    let first = openGroup()
    plan(items, inside)
    if let bounds = closeGroup(first) {
      commands[first] = Command(
        action: .clip(outline, end: commands.count), bounds: bounds.intersection(outline.bounds))
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
      commands[first] = Command(
        action: .blur(blurred, end: commands.count), bounds: blur.bounds(of: content))
    }
  }

  /// The first item lets the others through.
  private mutating func mask(_ items: Items, _ inside: Range<Int>) {
    guard !inside.isEmpty else { return }
    var rest = inside.lowerBound + 1
    if case .beginLayer = items.items[inside.lowerBound] {
      rest = min(layers.inside(inside.lowerBound, of: inside).upperBound + 1, inside.upperBound)
    }
    let first = openGroup()
    plan(items, inside.lowerBound..<rest)
    let content = commands.count
    guard let maskBounds = closeGroup(first) else { return }
    plan(items, rest..<inside.upperBound)
    guard commands.count > content else {
      commands.removeSubrange(first...)
      return
    }
    let bounds = self.bounds(of: content..<commands.count).intersection(maskBounds)
    commands[first] = Command(
      action: .mask(content: content, end: commands.count), bounds: bounds)
  }

  private mutating func shadow(
    _ color: ResolvedColor, _ cast: CastGeometry?, _ items: Items, _ inside: Range<Int>
  ) {
    guard let cast, !Ink(color).isClear else {
      plan(items, inside)
      return
    }
    if inside.count == 1,
      case .fill(let shape, let paint, let index) = items.items[inside.lowerBound],
      let opacity = paint.uniformOpacity, let transform = self.transform(index)
    {
      let outline = outlines.fill(shape, transform)
      if cast.isSharp {
        let moved = CGAffineTransform(translationX: cast.offset.width, y: cast.offset.height)
        fill(
          outlines.fill(shape, transform.concatenating(moved)), .color(color), transform,
          opacity)
      } else if outline != nil {
        castShape(shape, transform, cast, Ink(color, opacity: opacity), outline, paint)
      }
      fill(outline, paint, transform, 1)
      return
    }
    let first = openGroup()
    plan(items, inside)
    if let content = closeGroup(first) {
      blursLayers = true
      let blurred = BlurredLayer(sigma: cast.sigma, offset: cast.wholeOffset, content: content)
      commands[first] = Command(
        action: .cast(blurred, Ink(color), end: commands.count),
        bounds: content.union(cast.bounds(of: content)))
    }
  }

  private mutating func castShape(
    _ shape: RoundedRect, _ transform: CGAffineTransform, _ cast: CastGeometry, _ ink: Ink,
    _ outline: PixelOutline?, _ paint: Paint
  ) {
    guard !ink.isClear else { return }
    let local = cast.sigma / abs(transform.determinant).squareRoot()
    let halfWidth = Double(shape.width) / 2
    let halfHeight = Double(shape.height) / 2
    let radius = min(Double(max(shape.radius, 0)), halfWidth, halfHeight)
    guard local > 0, local.isFinite, halfWidth / local < 1e6, halfHeight / local < 1e6 else {
      return
    }
    let key = ShadowTable.key(
      halfWidth: halfWidth / local, halfHeight: halfHeight / local, radius: radius / local,
      corners: shape.corners)
    let table: Int
    if let known = tables.firstIndex(where: { $0.key == key }) {
      table = known
    } else {
      let room = radius > 0 ? min(halfWidth, halfHeight) / radius : 1
      table = tables.count
      tables.append(
        ShadowTable(key, corner: outlines.corner(shape.corners, radius: 8, room: room)))
    }
    let middle = transform.translatedBy(
      x: CGFloat(shape.x) + halfWidth, y: CGFloat(shape.y) + halfHeight
    ).concatenating(CGAffineTransform(translationX: cast.offset.width, y: cast.offset.height))
    guard
      let shadow = Shadow(
        table: table, tables[table], halfWidth: halfWidth, halfHeight: halfHeight, sigma: local,
        transform: middle)
    else { return }
    var hidden: PixelOutline?
    if let opacity = paint.uniformOpacity, opacity >= 1 { hidden = outline }
    commands.append(
      Command(action: .shadow(shadow, ink, under: hidden), bounds: shadow.bounds))
  }

  /// Makes room for a command that takes the following ones together.
  private mutating func openGroup() -> Int {
    commands.append(Command(action: .fade(cover: 0, end: 0), bounds: .empty))
    return commands.count - 1
  }

  /// The bounds of what was appended since; nil if nothing was, and then the room is gone.
  private mutating func closeGroup(_ first: Int) -> PixelRect? {
    guard commands.count > first + 1 else {
      commands.removeLast()
      return nil
    }
    return bounds(of: (first + 1)..<commands.count)
  }

  private func bounds(of range: Range<Int>) -> PixelRect {
    var bounds = PixelRect.empty
    var index = range.lowerBound
    while index < range.upperBound {
      bounds = bounds.union(commands[index].bounds)
      index = max(index + 1, commands[index].end ?? 0)
    }
    return bounds
  }
}
