// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Rotated cards, some with an image, that a spring moves back and forth. Benchmarks/Peers draws the same
/// scene with other libraries.
struct BenchCardScene {
  static let size = CGSize(width: 1280, height: 800)

  private(set) var list: DisplayList
  private let homes: [(x: Double, y: Double)]
  private let count: Int

  /// The progress of every card along its path, 0 to 1.
  private var progress = 0.0
  private var velocity = 0.0
  private var frame = 0

  private static let spring = Spring(response: 0.45, dampingRatio: 0.6)
  private static let framesPerSecond = 60
  /// The distance from one end to the other, in points.
  private static let distance = (x: 90.0, y: -60.0)

  init(cards count: Int, size: CGSize = Self.size, card: RoundedRect? = nil) {
    self.count = count
    list = DisplayList(
      size: size, background: ResolvedColor(red: 0.94, green: 0.94, blue: 0.94))
    let shape = card ?? Self.card(of: count)
    let spread = (
      x: max(Double(size.width) - Double(shape.width), 100),
      y: max(Double(size.height) - Double(shape.height), 100)
    )
    var homes: [(x: Double, y: Double)] = []
    for index in 0..<count {
      let part = (
        x: Double(index * 7919 % 1000) / 1000, y: Double(index * 104_729 % 997) / 997
      )
      let home = (
        x: Double(size.width) / 2 + (count > 1 ? (part.x - 0.5) * spread.x : 0),
        y: Double(size.height) / 2 + (count > 1 ? (part.y - 0.5) * spread.y : 0)
      )
      homes.append(home)
      let rotation = CGAffineTransform(rotationAngle: Double(index % 9 + 2) * .pi / 180)
      list.transforms.append(rotation)
      let hue = Double(index % 12) / 12
      let color = ResolvedColor(
        red: Float(0.3 + 0.5 * hue), green: 0.35, blue: Float(0.85 - 0.5 * hue), opacity: 0.9)
      list.items.append(.fill(shape, .color(color), UInt32(index + 1)))
      if count <= 100 {
        let rect = CGRect(x: -80, y: -60, width: 160, height: 120)
        let image = SpritePaint(Self.sprite, in: rect)
        list.items.append(.fill(RoundedRect(rect), .image(image), UInt32(index + 1)))
      }
    }
    self.homes = homes
    step()
  }

  private static func card(of count: Int) -> RoundedRect {
    let (width, height, radius) =
      count <= 10 ? (300.0, 500.0, 25.0) : count <= 100 ? (120, 160, 12) : (40, 56, 6)
    return RoundedRect(
      CGRect(x: width / -2, y: height / -2, width: width, height: height), radius: radius)
  }

  /// Advances every card by one frame.
  mutating func step() {
    let isBack = frame / Self.framesPerSecond % 2 == 1
    Self.spring.update(
      value: &progress, velocity: &velocity, target: isBack ? 0 : 1,
      deltaTime: 1 / Double(Self.framesPerSecond))
    frame += 1
    for index in 0..<count {
      list.transforms[index + 1].tx = homes[index].x + Self.distance.x * (progress - 0.5)
      list.transforms[index + 1].ty = homes[index].y + Self.distance.y * (progress - 0.5)
    }
  }

  /// An opaque ball with an anti-aliased edge on a transparent background.
  static let sprite: Sprite = {
    let (width, height) = (160, 120)
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let across = (Double(x) - 79.5) / 80
        let down = (Double(y) - 59.5) / 60
        let depth = (1 - (across * across + down * down).squareRoot()) * 60
        let alpha = min(max(depth, 0), 1)
        func channel(_ value: Double) -> UInt32 { UInt32(value * alpha * 255 + 0.5) }
        pixels.append(
          channel(1) << 24 | channel(0.9) << 16 | channel(0.5 + across / 3) << 8
            | channel(0.4 + down / 3))
      }
    }
    return Sprite(name: "ball", width: width, height: height, pixels: pixels)
  }()
}
