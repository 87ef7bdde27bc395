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
  /// The most chains an outline has.
  private(set) var maxChains = 0
  /// Whether a layer is blurred, which wants to be done in few pieces.
  private(set) var blursLayers = false
  private(set) var background = Ink(.black)
  /// Where anything can come to matter: the buffer and what blurs reach beyond it.
  private(set) var domain = PixelRect.empty

  private var transforms: [CGAffineTransform] = []
  /// For each item that begins a layer, where the layer ends.
  private var ends: [Int] = []
  private var open: [Int] = []

  static let margin = 512
  /// SwiftUI's shadow radius is the Gaussian's standard deviation.
  ///
  /// A design tool's or CSS's blur is twice the deviation, and SwiftUI code that matches it passes half of it.
  static let deviationsPerRadius = 1.0
  static let maxTables = 32

  /// Works out a list for pixels `scale` times its points.
  mutating func prepare(_ list: DisplayList, scale: Double, bounds: PixelRect) {
    commands.removeAll(keepingCapacity: true)
    domain = bounds.expanded(by: Self.margin)
    outlines.reset(domain: domain)
    maxChains = 0
    blursLayers = false
    var ground = list.background
    ground.opacity = 1
    background = Ink(ground)
    transforms.removeAll(keepingCapacity: true)
    let toPixels = CGAffineTransform(scaleX: scale, y: scale)
    for transform in list.transforms { transforms.append(transform.concatenating(toPixels)) }
    if tables.count > Self.maxTables { tables.removeAll(keepingCapacity: true) }
    matchLayers(list.items)
    list.items.withUnsafeBufferPointer { plan($0, 0..<$0.count, opacity: 1) }
  }

  /// A layer without an end lasts to the list's end; an end without a layer means nothing.
  private mutating func matchLayers(_ items: [DisplayItem]) {
    ends.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    for (index, item) in items.enumerated() {
      ends.append(items.count)
      switch item {
      case .beginLayer: open.append(index)
      case .endLayer: if let start = open.popLast() { ends[start] = index }
      case .fill, .stroke: break
      }
    }
  }

  private func transform(_ index: TransformIndex) -> CGAffineTransform? {
    transforms.indices.contains(Int(index)) ? transforms[Int(index)] : nil
  }

  private mutating func plan(
    _ items: UnsafeBufferPointer<DisplayItem>, _ range: Range<Int>, opacity: Float
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch items[index] {
      case .fill(let shape, let paint, let transform):
        if let transform = self.transform(transform) {
          fill(outlines.fill(shape, transform), paint, opacity)
        }
      case .stroke(let shape, let width, let paint, let transform):
        if let transform = self.transform(transform) {
          fill(outlines.stroke(shape, width: width, transform), paint, opacity)
        }
      case .beginLayer(let effect, let transform):
        let inside = (index + 1)..<min(ends[index], range.upperBound)
        if let transform = self.transform(transform) {
          layer(effect, transform, items, inside, opacity: opacity)
        }
        index = inside.upperBound
      case .endLayer:
        break
      }
      index += 1
    }
  }

  private mutating func fill(_ outline: Outline?, _ paint: Paint, _ opacity: Float) {
    guard let outline, case .color(let color) = paint else { return }
    let ink = Ink(color, opacity: opacity)
    guard !ink.isClear else { return }
    maxChains = max(maxChains, outline.chainCount)
    commands.append(Command(action: .fill(outline, ink), bounds: outline.bounds))
  }

  private mutating func layer(
    _ effect: LayerEffect, _ transform: CGAffineTransform,
    _ items: UnsafeBufferPointer<DisplayItem>, _ inside: Range<Int>, opacity: Float
  ) {
    // An opacity that is still to be laid over a layer needs the layer as a whole, unless it is one shape.
    if opacity < 1 {
      fade(opacity, items, inside, whole: (effect, transform))
      return
    }
    switch effect {
    case .opacity(let value):
      if value >= 1 {
        plan(items, inside, opacity: 1)
      } else if value > 0 {
        fade(value, items, inside, whole: nil)
      }
    case .clip(let shape):
      clip(shape, transform, items, inside)
    case .shadow(let color, let radius, let x, let y):
      shadow(color, radius, CGSize(width: CGFloat(x), height: CGFloat(y)), transform, items, inside)
    }
  }

  private mutating func fade(
    _ opacity: Float, _ items: UnsafeBufferPointer<DisplayItem>, _ inside: Range<Int>,
    whole: (LayerEffect, CGAffineTransform)?
  ) {
    if whole == nil, inside.count == 1 {
      plan(items, inside, opacity: opacity)
      return
    }
    let cover = UInt16((opacity * 65535).rounded())
    group(action: { .fade(cover: cover, end: $0) }) { plan in
      if let (effect, transform) = whole {
        plan.layer(effect, transform, items, inside, opacity: 1)
      } else {
        plan.plan(items, inside, opacity: 1)
      }
    }
  }

  private mutating func clip(
    _ shape: RoundedRect, _ transform: CGAffineTransform,
    _ items: UnsafeBufferPointer<DisplayItem>, _ inside: Range<Int>
  ) {
    guard let outline = outlines.fill(shape, transform) else { return }
    maxChains = max(maxChains, outline.chainCount)
    group(action: { .clip(outline, end: $0) }, within: outline.bounds) {
      $0.plan(items, inside, opacity: 1)
    }
  }

  private mutating func shadow(
    _ color: ResolvedColor, _ radius: Float, _ offset: CGSize, _ transform: CGAffineTransform,
    _ items: UnsafeBufferPointer<DisplayItem>, _ inside: Range<Int>
  ) {
    let ink = Ink(color)
    let moved = offset.applying(transform)
    let scale = abs(transform.determinant).squareRoot()
    let sigma = min(Double(max(radius, 0)) * Self.deviationsPerRadius * scale, 160)
    guard !ink.isClear, moved.width.isFinite, moved.height.isFinite, sigma.isFinite else {
      plan(items, inside, opacity: 1)
      return
    }
    if inside.count == 1, case .fill(let shape, let paint, let index) = items[inside.lowerBound],
      case .color(let fillColor) = paint, let shapeTransform = self.transform(index)
    {
      let ink = Ink(color, opacity: fillColor.opacity)
      let outline = outlines.fill(shape, shapeTransform)
      // Below a third of a pixel blurring is not seen.
      if sigma < 0.3 {
        let moved = shapeTransform.concatenating(
          CGAffineTransform(translationX: moved.width, y: moved.height))
        if !ink.isClear { fill(outlines.fill(shape, moved), .color(color), fillColor.opacity) }
      } else if outline != nil, !ink.isClear {
        castShape(shape, shapeTransform, moved, sigma, ink, under: outline, paint)
      }
      fill(outline, paint, 1)
      return
    }
    let first = commands.count
    // The offset in whole pixels, so that one layer serves both.
    let dx = Int(min(max(moved.width.rounded(), -8192), 8192))
    let dy = Int(min(max(moved.height.rounded(), -8192), 8192))
    blursLayers = true
    group(action: {
      .cast(
        BlurredLayer(sigma: sigma, offsetX: dx, offsetY: dy, content: .empty), ink, end: $0)
    }) { $0.plan(items, inside, opacity: 1) }
    guard commands.count > first,
      case .cast(var blurred, let ink, let end) = commands[first].action
    else { return }
    let content = commands[first].bounds
    let cast = content.expanded(by: BoxBlur(sigma: sigma).reach)
    blurred.content = content
    commands[first].action = .cast(blurred, ink, end: end)
    commands[first].bounds = content.union(
      PixelRect(
        minX: cast.minX + dx, minY: cast.minY + dy, maxX: cast.maxX + dx, maxY: cast.maxY + dy))
  }

  private mutating func castShape(
    _ shape: RoundedRect, _ transform: CGAffineTransform, _ offset: CGSize, _ sigma: Double,
    _ ink: Ink, under outline: Outline?, _ paint: Paint
  ) {
    let local = sigma / abs(transform.determinant).squareRoot()
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
    ).concatenating(CGAffineTransform(translationX: offset.width, y: offset.height))
    guard
      let shadow = Shadow(
        table: table, tables[table], halfWidth: halfWidth, halfHeight: halfHeight, sigma: local,
        transform: middle)
    else { return }
    var hidden: Outline?
    if case .color(let color) = paint, color.opacity >= 1 { hidden = outline }
    commands.append(
      Command(action: .shadow(shadow, ink, under: hidden), bounds: shadow.bounds))
  }

  /// Appends a command that takes the following ones together; none if there are none.
  private mutating func group(
    action: (Int) -> Command.Action, within limit: PixelRect? = nil, _ inside: (inout Plan) -> Void
  ) {
    let first = commands.count
    commands.append(Command(action: action(0), bounds: .empty))
    inside(&self)
    guard commands.count > first + 1 else {
      commands.removeLast()
      return
    }
    var bounds = PixelRect.empty
    for command in commands[(first + 1)...] { bounds = bounds.union(command.bounds) }
    commands[first].action = action(commands.count)
    commands[first].bounds = limit.map { $0.intersection(bounds) } ?? bounds
  }
}
