// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Drawing
import Foundation
import Motion

/// A range of a display list, compiled for one buffer: outlines in pixels, colors as the kernels take
/// them, and commands in drawing order.
///
/// Its memory is reused from frame to frame. It cannot be copied, which would retain every one of its
/// arrays.
struct Plan: ~Copyable {
  private(set) var commands = GrowableBuffer<Command>()
  /// The commands' bounds in a compact form for searching; those of layers are infinite.
  private(set) var searchBounds = GrowableBuffer<craster_bounds>()
  private(set) var fills = GrowableBuffer<Command.Fill>()
  private(set) var recordedFills: [Command.RecordedFill] = []
  private(set) var actions: [Command.Action] = []
  var outlines = Outlines()
  var tables: [ShadowTable] = []
  var ramps: [Ramp] = []
  /// The positions of glyphs that are drawn from masks.
  var placedGlyphs = GrowableBuffer<craster_glyph>()
  var masks = GlyphMaskCache()
  var runs = CoverageRunCache()
  /// The largest number of chains of an outline.
  var maxChains = 0
  /// The most rows to draw at a time: all, if a layer is blurred; see `RowBands`.
  var bandHeight = RowBands.usualHeight
  /// Whether any command is a shape's shadow or a fill over one.
  var hasShapeShadows = false
  private(set) var background = Ink(.black)
  /// The buffer's bounds and a margin, outside of which nothing can influence a pixel through a blur.
  private(set) var domain = PixelRect.empty

  /// The backdrop planes of the list's materials, and their downsampling factor.
  struct BackdropPlanes {
    /// By the index of the material's item.
    var planes: [Int: BackdropPlane] = [:]
    /// The base 2 logarithm of the size of a block in pixels.
    var shift = 0
  }

  private(set) var backdrops = BackdropPlanes()
  /// The index of the item that is being compiled.
  var item = 0
  private var transforms: [CGAffineTransform] = []
  /// The product of the projections of the layers around the current item, where those in perspective
  /// count with the transform to their offscreen layer.
  var affineProjection = CGAffineTransform.identity {
    didSet { isProjected = !affineProjection.isIdentity }
  }
  private var isProjected = false
  /// The part of it that is not in the item bounds: the transforms to offscreen layers.
  var flat = CGAffineTransform.identity
  /// The number of layers in perspective around the current item.
  var perspectiveDepth = 0
  /// The pixels to draw; items outside are skipped.
  private(set) var region = PixelRect.empty
  /// The pixels that are needed of the current item before the effects of the layers around it: a blur
  /// spreads pixels outside of the region into it.
  var offscreenRegion = PixelRect.empty

  private static let margin = 512
  private static let maxTables = 32
  private static let maxRamps = 64

  /// Compiles those of a range of a list's items that touch a region of a buffer.
  mutating func compile(
    _ list: DisplayList, _ itemBounds: borrowing ItemBounds, buffer: PixelRect,
    region: PixelRect, items range: Range<Int>, backdrops: BackdropPlanes
  ) {
    self.backdrops = backdrops
    commands.removeAll()
    searchBounds.removeAll()
    fills.removeAll()
    recordedFills.removeAll(keepingCapacity: true)
    actions.removeAll(keepingCapacity: true)
    domain = buffer.expanded(by: Self.margin)
    self.region = region
    offscreenRegion = region
    outlines.reset(domain: domain)
    placedGlyphs.removeAll()
    masks.beginFrame()
    runs.beginFrame(domain: domain)
    maxChains = 0
    bandHeight = RowBands.usualHeight
    hasShapeShadows = false
    background = Ink(list.background.opaque)
    transforms = itemBounds.transforms
    affineProjection = .identity
    flat = .identity
    perspectiveDepth = 0
    if tables.count > Self.maxTables { tables.removeAll(keepingCapacity: true) }
    if ramps.count > Self.maxRamps { ramps.removeAll(keepingCapacity: true) }
    let (contentBounds, layers) = (itemBounds.contentBounds, itemBounds.layers)
    let hasSingleOccluder = itemBounds.hasSingleOccluder
    itemBounds.items.withUnsafeBufferPointer { bounds in
      list.items.withUnsafeBufferPointer {
        compile(
          Items(
            items: $0, bounds: bounds, contentBounds: contentBounds,
            hasSingleOccluder: hasSingleOccluder, layers: layers), range)
      }
    }
  }

  /// A display list's items with their bounds; see `ItemBounds`.
  struct Items {
    let items: UnsafeBufferPointer<DisplayItem>
    let bounds: UnsafeBufferPointer<PixelRect>
    let contentBounds: [Int: PixelRect]
    let hasSingleOccluder: [Bool]
    let layers: LayerRanges
  }

  /// The transform to pixels at an index, with the projections around; nil if the list has none there.
  func transform(_ index: TransformIndex) -> CGAffineTransform? {
    guard transforms.indices.contains(Int(index)) else { return nil }
    return isProjected
      ? transforms[Int(index)].concatenating(affineProjection) : transforms[Int(index)]
  }

  /// Appends commands for a range of items.
  mutating func compile(_ items: Items, _ range: Range<Int>, opacity: Float = 1) {
    var index = range.lowerBound
    while index < range.upperBound {
      let isVisible = items.bounds[index].intersects(region)
      item = index
      switch items.items[index] {
      case .fill(let shape, .color(let color), let transform):
        if isVisible, let transform = self.transform(transform),
          let outline = outlines.fill(shape, transform)
        {
          fill(outline, color, opacity)
        }
      case .fill(let shape, let paint, let transform):
        if isVisible, let transform = self.transform(transform) {
          fill(outlines.fill(shape, transform), paint, transform, opacity, within: shape)
        }
      case .path(let outline, let rule, let paint, let transform):
        if isVisible, let transform = self.transform(transform) {
          fill(outline, rule, paint, transform, opacity)
        }
      case .mask(let mask, let rect, let paint, let transform):
        if isVisible, let transform = self.transform(transform) {
          self.mask(mask, rect, paint, transform, opacity)
        }
      case .glyphs(let run, let paint, let transform):
        if isVisible, let transform = self.transform(transform) {
          glyphs(run, paint, transform, opacity)
        }
      case .stroke(let shape, let width, let paint, let transform):
        if isVisible, let transform = self.transform(transform) {
          stroke(shape, width: width, paint, transform, opacity)
        }
      case .beginLayer(let effect, let transform):
        let contents = items.layers.contents(of: index, within: range)
        if isVisible, let transform = self.transform(transform) {
          layer(effect, transform, items, contents)
        }
        index = contents.upperBound
      case .endLayer:
        break
      }
      index += 1
    }
  }

  mutating func append(_ action: Command.Action, bounds: PixelRect) {
    commands.append(
      Command(bounds: bounds, end: commands.count + 1, work: .action(actions.count)))
    searchBounds.append(craster_bounds(bounds))
    actions.append(action)
  }

  mutating func append(_ fill: Command.Fill) {
    commands.append(
      Command(bounds: fill.outline.bounds, end: commands.count + 1, work: .fill(fills.count)))
    searchBounds.append(craster_bounds(fill.outline.bounds))
    fills.append(fill)
  }

  mutating func append(_ fill: Command.RecordedFill) {
    let bounds = fill.runs.bounds
    commands.append(
      Command(bounds: bounds, end: commands.count + 1, work: .recorded(recordedFills.count)))
    searchBounds.append(craster_bounds(bounds))
    recordedFills.append(fill)
  }

  mutating func append(_ fill: Command.Fill, over shadow: Shadow, _ ink: Ink) {
    hasShapeShadows = true
    append(
      .fillOverShadow(fills.count, shadow, ink), bounds: shadow.bounds.union(fill.outline.bounds))
    fills.append(fill)
  }

  /// Makes a command a layer of all those after it.
  mutating func group(_ first: Int, _ action: Command.Action, bounds: PixelRect) {
    guard case .action(let index) = commands[first].work else { return }
    commands[first] = Command(bounds: bounds, end: commands.count, work: .action(index))
    searchBounds[first] = .infinite
    actions[index] = action
  }

  /// Removes the command of a layer, and all after it.
  mutating func remove(from first: Int) {
    guard case .action(let index) = commands[first].work else { return }
    commands.removeLast(commands.count - first)
    searchBounds.removeLast(searchBounds.count - first)
    actions.removeSubrange(index...)
  }
}

extension craster_bounds {
  /// Coordinates are clamped to ±2³⁰.
  init(_ rect: PixelRect) {
    func clamped(_ value: Int) -> Int32 {
      Int32(truncatingIfNeeded: min(max(value, -1 << 30), 1 << 30))
    }
    self.init(
      min_x: clamped(rect.minX), min_y: clamped(rect.minY), minus_max_x: clamped(-rect.maxX),
      minus_max_y: clamped(-rect.maxY))
  }

  fileprivate static let infinite = craster_bounds(
    min_x: .min, min_y: .min, minus_max_x: .min, minus_max_y: .min)
}
