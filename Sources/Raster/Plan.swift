// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan
import Drawing
import Foundation
import Motion

/// A display list worked out for one buffer: outlines in pixels, colours as they are laid, and the
/// order of things. Its arrays keep their room from frame to frame, and it is never copied: all its
/// parts would have to be counted.
struct Plan: ~Copyable {
  private(set) var commands = Room<Command>()
  /// What commands touch, to be searched quickly; those that take others count as everywhere.
  private(set) var reaches = Room<cspan_reach>()
  private(set) var fills = Room<Command.Fill>()
  private(set) var actions: [Command.Action] = []
  var outlines = Outlines()
  var tables: [ShadowTable] = []
  var ramps: [Ramp] = []
  /// Glyphs that are painted from their masks.
  var placed: [cspan_glyph] = []
  var masks = GlyphMasks()
  /// The most chains an outline has.
  var maxChains = 0
  /// Whether a layer is blurred, which wants to be done in few pieces.
  var blursLayers = false
  /// Whether any command is a shadow by itself or a fill over one.
  var castsShapes = false
  private(set) var background = Ink(.black)
  /// Where anything can come to matter: the buffer and what blurs reach beyond it.
  private(set) var domain = PixelRect.empty

  private var transforms: [CGAffineTransform] = []
  /// What projections make of the transforms inside, and the part of it that the extents do not
  /// know of.
  var warp = CGAffineTransform.identity {
    didSet { isWarped = !warp.isIdentity }
  }
  private var isWarped = false
  var flat = CGAffineTransform.identity
  /// What is to be drawn; nothing outside is worked out.
  private(set) var region = PixelRect.empty

  private static let margin = 512
  private static let maxTables = 32
  private static let maxRamps = 64

  /// Works out what of some of a list's items touches a region of a buffer with these bounds.
  mutating func prepare(
    _ list: DisplayList, _ extents: borrowing Extents, bounds: PixelRect, region: PixelRect,
    items range: Range<Int>
  ) {
    commands.removeAll()
    reaches.removeAll()
    fills.removeAll()
    actions.removeAll(keepingCapacity: true)
    domain = bounds.expanded(by: Self.margin)
    self.region = region
    outlines.reset(domain: domain)
    placed.removeAll(keepingCapacity: true)
    masks.beginFrame()
    maxChains = 0
    blursLayers = false
    castsShapes = false
    background = Ink(list.background.opaque)
    transforms = extents.transforms
    warp = .identity
    flat = .identity
    if tables.count > Self.maxTables { tables.removeAll(keepingCapacity: true) }
    if ramps.count > Self.maxRamps { ramps.removeAll(keepingCapacity: true) }
    let (contents, layers) = (extents.contents, extents.layers)
    let hasSoleCaster = extents.hasSoleCaster
    extents.items.withUnsafeBufferPointer { extents in
      list.items.withUnsafeBufferPointer {
        plan(
          Items(
            items: $0, extents: extents, contents: contents, hasSoleCaster: hasSoleCaster,
            layers: layers), range)
      }
    }
  }

  /// A display list's items and the pixels they can touch.
  struct Items {
    let items: UnsafeBufferPointer<DisplayItem>
    let extents: UnsafeBufferPointer<PixelRect>
    let contents: [Int: PixelRect]
    let hasSoleCaster: [Bool]
    let layers: Layers
  }

  func transform(_ index: TransformIndex) -> CGAffineTransform? {
    guard transforms.indices.contains(Int(index)) else { return nil }
    return isWarped ? transforms[Int(index)].concatenating(warp) : transforms[Int(index)]
  }

  mutating func plan(_ items: Items, _ range: Range<Int>, opacity: Float = 1) {
    var index = range.lowerBound
    while index < range.upperBound {
      let isSeen = items.extents[index].intersects(region)
      switch items.items[index] {
      case .fill(let shape, .color(let color), let transform):
        if isSeen, let transform = self.transform(transform),
          let outline = outlines.fill(shape, transform)
        {
          fill(outline, color, opacity)
        }
      case .fill(let shape, let paint, let transform):
        if isSeen, let transform = self.transform(transform) {
          fill(outlines.fill(shape, transform), paint, transform, opacity, within: shape)
        }
      case .path(let outline, let rule, let paint, let transform):
        if isSeen, let transform = self.transform(transform) {
          fill(outline, rule, paint, transform, opacity)
        }
      case .mask(let mask, let rect, let paint, let transform):
        if isSeen, let transform = self.transform(transform) {
          self.mask(mask, rect, paint, transform, opacity)
        }
      case .glyphs(let run, let paint, let transform):
        if isSeen, let transform = self.transform(transform) {
          glyphs(run, paint, transform, opacity)
        }
      case .stroke(let shape, let width, let paint, let transform):
        if isSeen, let transform = self.transform(transform) {
          fill(outlines.stroke(shape, width: width, transform), paint, transform, opacity)
        }
      case .beginLayer(let effect, let transform):
        let inside = items.layers.inside(index, of: range)
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

  mutating func append(_ action: Command.Action, bounds: PixelRect) {
    commands.append(
      Command(bounds: bounds, end: commands.count + 1, work: .action(actions.count)))
    reaches.append(cspan_reach(bounds))
    actions.append(action)
  }

  mutating func append(_ fill: Command.Fill) {
    commands.append(
      Command(bounds: fill.outline.bounds, end: commands.count + 1, work: .fill(fills.count)))
    reaches.append(cspan_reach(fill.outline.bounds))
    fills.append(fill)
  }

  mutating func append(_ fill: Command.Fill, over shadow: Shadow, _ ink: Ink) {
    castsShapes = true
    append(
      .shadowed(fills.count, shadow, ink), bounds: shadow.bounds.union(fill.outline.bounds))
    fills.append(fill)
  }

  /// Makes a command take all those after it.
  mutating func group(_ first: Int, _ action: Command.Action, bounds: PixelRect) {
    guard case .action(let own) = commands[first].work else { return }
    commands[first] = Command(bounds: bounds, end: commands.count, work: .action(own))
    reaches[first] = .everywhere
    actions[own] = action
  }

  /// Takes back a command that takes others, and all after it.
  mutating func remove(from first: Int) {
    guard case .action(let own) = commands[first].work else { return }
    commands.removeLast(commands.count - first)
    reaches.removeLast(reaches.count - first)
    actions.removeSubrange(own...)
  }
}

extension cspan_reach {
  /// Coordinates beyond ±2³⁰ are taken for that.
  init(_ rect: PixelRect) {
    func near(_ value: Int) -> Int32 {
      Int32(truncatingIfNeeded: min(max(value, -1 << 30), 1 << 30))
    }
    self.init(
      min_x: near(rect.minX), min_y: near(rect.minY), minus_max_x: near(-rect.maxX),
      minus_max_y: near(-rect.maxY))
  }

  fileprivate static let everywhere = cspan_reach(
    min_x: .min, min_y: .min, minus_max_x: .min, minus_max_y: .min)
}
