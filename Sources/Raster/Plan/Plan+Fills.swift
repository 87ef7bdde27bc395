// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Leaf items.
extension Plan {
  mutating func fill(
    _ outline: PixelOutline?, _ paint: Paint, _ transform: CGAffineTransform, _ opacity: Float,
    within shape: RoundedRect? = nil
  ) {
    guard let outline else { return }
    if case .color(let color) = paint {
      fill(outline, color, opacity)
    } else if let filling = filling(paint, transform, opacity, within: shape) {
      fill(outline, filling)
    }
  }

  /// Appends a fill of one color, as most items are.
  mutating func fill(_ outline: PixelOutline, _ color: ResolvedColor, _ opacity: Float) {
    let ink = Ink(color, opacity: opacity)
    guard !ink.isClear else { return }
    maxChains = max(maxChains, outline.chainCount)
    append(Command.Fill(outline: outline, ink: ink))
  }

  mutating func fill(
    _ outline: Outline, _ rule: FillRule, _ paint: Paint, _ transform: CGAffineTransform,
    _ opacity: Float
  ) {
    guard case .color(let color) = paint else {
      let whole = outlines.path(outline, rule, transform, splits: true)
      guard whole != nil || !outlines.separate.isEmpty,
        let filling = filling(paint, transform, opacity)
      else { return }
      return fill(whole, outlines.separate, filling)
    }
    let ink = Ink(color, opacity: opacity)
    guard !ink.isClear, !outline.isEmpty else { return }
    fill(CoverageRunKey(outline, rule, transform), of: outline, ink) {
      $0.path(outline, rule, transform, splits: true)
    }
  }

  /// Fills a path or a border with a color: from its recorded coverage, or else with the outline that
  /// `make` returns and those that it puts into `separate`.
  private mutating func fill(
    _ key: CoverageRunKey, of path: Outline?, _ ink: Ink,
    _ make: (inout Outlines) -> PixelOutline?
  ) {
    let match = runs.find(key)
    if case .recorded(let runs) = match {
      return append(Command.RecordedFill(runs: runs, ink: ink))
    }
    outlines.separate.removeAll(keepingCapacity: true)
    let whole = make(&outlines)
    if case .repeated(let slot) = match,
      let runs = runs.record(
        [whole].compactMap(\.self) + outlines.separate, of: path, in: outlines, slot: slot)
    {
      return append(Command.RecordedFill(runs: runs, ink: ink))
    }
    fill(whole, outlines.separate, .ink(ink))
  }

  private mutating func fill(
    _ whole: PixelOutline?, _ separate: [PixelOutline], _ filling: Filling
  ) {
    if let whole { fill(whole, filling) }
    for index in separate.indices { fill(separate[index], filling) }
  }

  mutating func stroke(
    _ shape: RoundedRect, width: Float, _ paint: Paint, _ transform: CGAffineTransform,
    _ opacity: Float
  ) {
    guard case .color(let color) = paint else {
      return fill(outlines.stroke(shape, width: width, transform), paint, transform, opacity)
    }
    let ink = Ink(color, opacity: opacity)
    guard !ink.isClear else { return }
    fill(CoverageRunKey(shape, width: width, transform), of: nil, ink) {
      $0.stroke(shape, width: width, transform)
    }
  }

  mutating func fill(_ outline: PixelOutline, _ filling: Filling) {
    maxChains = max(maxChains, outline.chainCount)
    switch filling {
    case .ink(let ink): append(Command.Fill(outline: outline, ink: ink))
    case .shader(let shader): append(.shade(outline, shader), bounds: outline.bounds)
    }
  }

  mutating func mask(
    _ mask: Mask, _ rect: RoundedRect, _ paint: Paint, _ transform: CGAffineTransform,
    _ opacity: Float
  ) {
    var frame = rect
    frame.radius = 0
    // Half a texel more: the mask's border is interpolated with 0 there.
    let border = ItemBounds.border(of: mask, rect)
    frame.x -= border
    frame.y -= border
    frame.width += 2 * border
    frame.height += 2 * border
    guard rect.width > 0, rect.height > 0, let outline = outlines.fill(frame, transform),
      let filling = filling(paint, transform, opacity),
      let source = SourceMap(transform, rect: rect.rect, width: mask.width, height: mask.height)
    else { return }
    maxChains = max(maxChains, outline.chainCount)
    append(.stencil(outline, mask, source, filling), bounds: outline.bounds)
  }

  /// A paint as a filling; nil if it draws nothing. `shape` is the rectangle to fill, if it is one.
  mutating func filling(
    _ paint: Paint, _ transform: CGAffineTransform, _ opacity: Float,
    within shape: RoundedRect? = nil
  ) -> Filling? {
    switch paint {
    case .color(let color):
      let ink = Ink(color, opacity: opacity)
      return ink.isClear ? nil : .ink(ink)
    case .gradient(let gradient):
      return Shader(gradient, ramp: ramp(gradient.stops), transform, opacity: opacity)
        .map { .shader($0) }
    case .image(let image):
      let extendsBeyondRect =
        shape.map { !image.rect.insetBy(dx: -1e-3, dy: -1e-3).contains($0.rect) } ?? true
      return Shader(image, transform, opacity: opacity, extendsBeyondRect: extendsBeyondRect)
        .map { .shader($0) }
    case .material(let material):
      let opacity = opacity * material.opacity
      guard let plane = backdrops.planes[item] else {
        let ink = Ink(material.tint, opacity: opacity)
        return ink.isClear ? nil : .ink(ink)
      }
      return Shader(plane, shift: backdrops.shift, opacity: opacity).map { .shader($0) }
    }
  }

  /// The index of the ramp for some stops, which is made if there is none yet.
  private mutating func ramp(_ stops: [ColorGradient.Stop]) -> Int {
    if let known = ramps.firstIndex(where: { $0.stops == stops }) { return known }
    ramps.append(Ramp(stops))
    return ramps.count - 1
  }

  /// A shape's shadow; nil if it draws nothing.
  mutating func shadow(
    of shape: RoundedRect, _ transform: CGAffineTransform, _ cast: ShadowGeometry
  ) -> Shadow? {
    let local = cast.sigma / abs(transform.determinant).squareRoot()
    let halfWidth = Double(shape.width) / 2
    let halfHeight = Double(shape.height) / 2
    let radius = min(Double(max(shape.radius, 0)), halfWidth, halfHeight)
    guard local > 0, local.isFinite, halfWidth / local < 1e6, halfHeight / local < 1e6 else {
      return nil
    }
    let key = ShadowTable.key(
      halfWidth: halfWidth / local, halfHeight: halfHeight / local, radius: radius / local,
      corners: shape.corners)
    let table: Int
    if let known = tables.firstIndex(where: { $0.key == key }) {
      table = known
    } else {
      // Of the key, as all shapes with this key have the same shadow, whichever is drawn first.
      let sideLength = key.sideLength
      table = tables.count
      // As many edges as for a radius of 8 pixels are enough for a blurred shape.
      tables.append(
        ShadowTable(key, corner: outlines.corner(shape.corners, radius: 8, sideLength: sideLength)))
    }
    let middle = transform.translatedBy(
      x: CGFloat(shape.x) + halfWidth, y: CGFloat(shape.y) + halfHeight
    ).concatenating(CGAffineTransform(translationX: cast.offset.width, y: cast.offset.height))
    return Shadow(
      table: table, tables[table], halfWidth: halfWidth, halfHeight: halfHeight, sigma: local,
      transform: middle)
  }

  /// Appends an outline over its shadow: as one command if it is convex, translucent and of one color.
  mutating func fill(
    _ outline: PixelOutline, _ filling: Filling?, over shadow: Shadow, _ ink: Ink, isOpaque: Bool
  ) {
    if !isOpaque, case .ink(let fillInk) = filling, !fillInk.isOpaque, outline.form == .convex {
      maxChains = max(maxChains, outline.chainCount)
      append(Command.Fill(outline: outline, ink: fillInk), over: shadow, ink)
      return
    }
    hasShapeShadows = true
    append(.shadow(shadow, ink, under: isOpaque ? outline : nil), bounds: shadow.bounds)
    if let filling { fill(outline, filling) }
  }
}
