// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A generator whose numbers follow from its seed (SplitMix64).
struct Randomness: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func color() -> ResolvedColor {
    func unit(_ generator: inout Self) -> Float { Float(generator.number(0...1)) }
    let opacity: Float = Bool.random(using: &self) ? 1 : unit(&self)
    return ResolvedColor(red: unit(&self), green: unit(&self), blue: unit(&self), opacity: opacity)
  }

  mutating func shape() -> RoundedRect {
    RoundedRect(
      CGRect(
        x: number(-60...0), y: number(-60...0), width: number(0...120), height: number(0...120)),
      radius: number(-10...60), corners: Bool.random(using: &self) ? .circular : .continuous)
  }

  mutating func transform(within size: CGSize) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: number(-4...4))
      .concatenating(CGAffineTransform(scaleX: number(0.2...1.5), y: number(-1.5...1.5)))
      .concatenating(
        CGAffineTransform(
          translationX: number(-40...size.width + 40), y: number(-40...size.height + 40)))
  }

  mutating func effect() -> LayerEffect {
    switch Int.random(in: 0..<10, using: &self) {
    case 0: .opacity(Float(number(0...1.1)))
    case 1: .clip(shape())
    case 2: .blur(radius: Float(number(-1...6)))
    case 3: .mask
    case 4: .blend(LayerBlendMode.allCases.prefix(16).randomElement(using: &self) ?? .normal)
    case 5: .filter(.saturation(Float(number(0...2))))
    case 6: .clipPath(path(), rule())
    case 7: .projection(projection())
    default:
      .shadow(
        color(), radius: Float(number(-1...9)), x: Float(number(-9...9)), y: Float(number(-9...9)))
    }
  }

  /// A list with some twenty items, some of them in layers, some outside the picture.
  mutating func list(_ size: CGSize = CGSize(width: 200, height: 150)) -> DisplayList {
    var list = DisplayList(size: size, background: color().opaque)
    for _ in 0..<8 { list.transforms.append(transform(within: size)) }
    var depth = 0
    for _ in 0..<20 {
      let index = UInt32.random(in: 0...9, using: &self)
      switch Int.random(in: 0..<9, using: &self) {
      case 0:
        list.items.append(.beginLayer(effect(), index))
        depth += 1
      case 1 where depth > 0:
        list.items.append(.endLayer)
        depth -= 1
      case 3: list.items.append(.mask(Self.mask, shape(), paint(), index))
      case 2: list.items.append(.stroke(shape(), width: Float(number(-1...9)), paint(), index))
      case 4, 5: list.items.append(.path(path(), rule(), paint(), index))
      default: list.items.append(.fill(shape(), paint(), index))
      }
    }
    return list
  }

  mutating func rule() -> FillRule { Bool.random(using: &self) ? .nonZero : .evenOdd }

  /// An outline that crosses itself, a line along one, or an ellipse.
  mutating func path() -> Outline {
    func point(_ random: inout Self) -> CGPoint {
      CGPoint(x: random.number(-60...60), y: random.number(-60...60))
    }
    var builder = OutlineBuilder()
    for _ in 0..<Int.random(in: 1...9, using: &self) {
      switch Int.random(in: 0..<6, using: &self) {
      case 0: builder.move(to: point(&self))
      case 1: builder.addEllipse(in: shape().rect)
      case 2: builder.closeSubpath()
      case 3: builder.addQuadCurve(to: point(&self), control: point(&self))
      case 4:
        builder.addCurve(to: point(&self), control1: point(&self), control2: point(&self))
      default: builder.addLine(to: point(&self))
      }
    }
    guard Bool.random(using: &self) else { return builder.outline }
    return builder.outline.stroked(
      StrokeStyle(
        lineWidth: number(-1...9), lineCap: .round, lineJoin: .bevel,
        dash: Bool.random(using: &self) ? [9, 4] : []))
  }

  /// One that mostly leaves things near where they are; some of it may lie behind the eye.
  mutating func projection() -> Projection {
    func small(_ random: inout Self) -> Double { random.number(-0.3...0.3) }
    let perspective = Bool.random(using: &self) ? 0.012 : 0
    return Projection(
      [1 + small(&self), small(&self), small(&self) * perspective],
      [small(&self), 1 + small(&self), small(&self) * perspective],
      [number(-9...9), number(-9...9), 1])
  }

  mutating func paint() -> Paint {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: .gradient(gradient())
    case 1:
      .image(
        SpritePaint(
          Self.sprite, in: shape().rect, tint: Bool.random(using: &self) ? color() : nil))
    default: .color(color())
    }
  }

  mutating func material() -> Paint {
    .material(
      MaterialPaint(
        radius: Float(number(-1...40)), saturation: Float(number(0...2)), tint: color(),
        opacity: Bool.random(using: &self) ? 1 : Float(number(0...1))))
  }

  /// The list with some materials between its items, also within its layers.
  mutating func addingMaterials(_ list: DisplayList) -> DisplayList {
    var list = list
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      let index = Int.random(in: 0...list.items.count, using: &self)
      let transform = UInt32.random(in: 0...8, using: &self)
      switch Int.random(in: 0..<4, using: &self) {
      case 0: list.items.insert(.path(path(), rule(), material(), transform), at: index)
      case 1: list.items.insert(.mask(Self.mask, shape(), material(), transform), at: index)
      default: list.items.insert(.fill(shape(), material(), transform), at: index)
      }
    }
    return list
  }

  mutating func gradient() -> ColorGradient {
    func point(_ random: inout Self) -> CGPoint {
      CGPoint(x: random.number(-60...60), y: random.number(-60...60))
    }
    let geometry: ColorGradient.Geometry =
      switch Int.random(in: 0..<3, using: &self) {
      case 0: .linear(start: point(&self), end: point(&self))
      case 1:
        .radial(center: point(&self), startRadius: number(0...30), endRadius: number(0...60))
      default:
        .angular(center: point(&self), startAngle: number(-4...4), endAngle: number(-4...4))
      }
    let stops = (0..<Int.random(in: 0...4, using: &self)).map { _ in
      ColorGradient.Stop(color(), at: Float(number(-0.1...1.1)))
    }
    return ColorGradient(geometry, stops: stops)
  }

  static let sprite = Sprite(
    name: "checks", width: 9, height: 7,
    pixels: (0..<63).map { $0 % 2 == 0 ? 0xff20_8040 : 0x8010_0040 })
  static let mask = Mask(
    name: "dots", width: 6, height: 5, coverage: (0..<30).map { UInt8($0 * 8) })

  /// The list with one thing moved, removed, added or changed.
  mutating func changed(_ list: DisplayList) -> DisplayList {
    var list = list
    let index = Int.random(in: list.items.indices, using: &self)
    switch Int.random(in: 0..<5, using: &self) {
    case 0:
      let moved = Int.random(in: 1..<list.transforms.count, using: &self)
      list.transforms[moved] = list.transforms[moved].translatedBy(x: 3.3, y: -1.7)
    case 1: list.items.remove(at: index)
    case 2: list.items.insert(.fill(shape(), paint(), 1), at: index)
    case 3: list.items.insert(.beginLayer(effect(), 2), at: index)
    default: list.items[index] = .fill(shape(), paint(), 3)
    }
    return list
  }
}
