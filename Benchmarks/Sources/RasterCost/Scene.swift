// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A picture to time, and how many pixels of it count.
struct Scene {
  let name: String
  var list: DisplayList
  let pixels: Double

  static let empty = DisplayList(
    size: CGSize(width: 1280, height: 800),
    background: ResolvedColor(red: 0.95, green: 0.95, blue: 0.97))

  static var all: [Scene] {
    let card = CGSize(width: 300, height: 500)
    return [
      cards("card, upright", 1, card, turned: 0, opacity: 0.9),
      cards("card, opaque", 1, card, turned: 8, opacity: 1),
      cards("card", 1, card, turned: 8, opacity: 0.9),
      cards("10 cards", 10, card, turned: 8, opacity: 0.9),
      cards("100 cards", 100, CGSize(width: 120, height: 160), turned: 8, opacity: 0.9),
      cards("1000 cards", 1000, CGSize(width: 40, height: 56), turned: 8, opacity: 0.9),
      layered("group opacity", .opacity(0.9)),
      layered(
        "clip", .clip(RoundedRect(CGRect(x: -150, y: -250, width: 300, height: 500), radius: 25))),
      layered("shadow of a card, opaque", .shadow(.black, radius: 20, x: 0, y: 8), opacity: 1),
      layered("shadow of a card", .shadow(.black, radius: 20, x: 0, y: 8)),
      layered("shadow of a group", .shadow(.black, radius: 20, x: 0, y: 8), doubled: true),
      layered("blur", .blur(radius: 20), doubled: true),
      layered("mask", .mask, doubled: true),
      layered("blend multiply", .blend(.multiply), doubled: true),
      layered("filter", .filter(.saturation(0.5)), doubled: true),
      painted("linear gradient", gradient(.linear(start: .zero, end: CGPoint(x: 150, y: 250)))),
      painted(
        "radial gradient",
        gradient(.radial(center: .zero, startRadius: 10, endRadius: 280))),
      painted(
        "angular gradient",
        gradient(.angular(center: .zero, startAngle: 0, endAngle: 2 * .pi))),
      painted("sprite, turned", .image(photo)),
      balls("100 sprites, in part clear"),
      stroke(width: 2),
      path("card as a path", cardPath, area: 150_000),
      path("ellipse, 300 x 500", ellipse, area: 117_810),
      path("ring, even-odd", ring, .evenOdd, area: 77_000),
      path("pentagram", star, area: 60_000),
      path("stroke of a wave, 3 wide", wave.stroked(StrokeStyle(lineWidth: 3)), area: 2800),
      path(
        "round dashes along it",
        wave.stroked(StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 6])), area: 2000),
      path("100 small ellipses", dots, area: 100 * 490),
      layered("clip by a path", .clipPath(ellipse, .nonZero)),
      layered("card in perspective", .projection(tilted), doubled: true),
    ]
  }

  static func gradient(_ geometry: ColorGradient.Geometry) -> Paint {
    .gradient(ColorGradient(geometry, stops: [.init(.black, at: 0), .init(.white, at: 1)]))
  }

  static let photo = ImagePaint(
    Sprite(
      name: "photo", width: 320, height: 240,
      pixels: (0..<(320 * 240)).map { 0xff00_0000 | UInt32($0) }),
    in: CGRect(x: -150, y: -250, width: 300, height: 500))

  /// A ball: clear around, smooth at its edge, opaque within.
  static let ball: Sprite = {
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

  /// A hundred turned sprites, clear around.
  static func balls(_ name: String) -> Scene {
    var scene = cards(name, 100, CGSize(width: 160, height: 120), turned: 8, opacity: 1)
    let rect = CGRect(x: -80, y: -60, width: 160, height: 120)
    let image = ImagePaint(Scene.ball, in: rect)
    scene.list.items = (0..<100).map {
      .fill(RoundedRect(rect), .image(image), UInt32($0 + 1))
    }
    return scene
  }

  /// A turned card of a paint.
  static func painted(_ name: String, _ paint: Paint) -> Scene {
    var scene = cards(name, 1, CGSize(width: 300, height: 500), turned: 8, opacity: 1)
    if case .fill(let shape, _, let transform) = scene.list.items[0] {
      scene.list.items[0] = .fill(shape, paint, transform)
    }
    return scene
  }

  static func cards(
    _ name: String, _ count: Int, _ size: CGSize, turned degrees: Double, opacity: Float
  ) -> Scene {
    var list = empty
    for index in 0..<count {
      let (x, y) = (Double(index * 7919 % 1000) / 1000, Double(index * 104729 % 997) / 997)
      let place = CGPoint(
        x: count == 1 ? 640.3 : 160 + x * 960.0, y: count == 1 ? 400.7 : 260 + y * 280.0)
      list.transforms.append(
        CGAffineTransform(rotationAngle: (degrees + Double(index % 9)) * .pi / 180)
          .concatenating(CGAffineTransform(translationX: place.x, y: place.y)))
      list.items.append(
        .fill(
          shape(size), .color(ResolvedColor(red: 0.2, green: 0.4, blue: 0.9, opacity: opacity)),
          UInt32(index + 1)))
    }
    return Scene(name: name, list: list, pixels: Double(count) * size.width * size.height)
  }

  static func shape(_ size: CGSize) -> RoundedRect {
    RoundedRect(
      CGRect(
        x: size.width / -2, y: size.height / -2, width: size.width, height: size.height),
      radius: size.width == 300 ? 25 : size.width / 10)
  }

  static func layered(
    _ name: String, _ effect: LayerEffect, opacity: Float = 0.9, doubled: Bool = false
  ) -> Scene {
    var scene = cards(
      name, 1, CGSize(width: 300, height: 500), turned: 8, opacity: opacity)
    let isShadow = if case .shadow = effect { true } else { false }
    if doubled || !isShadow {
      scene.list.items.append(
        .fill(
          RoundedRect(CGRect(x: -20, y: -20, width: 40, height: 40)), .color(.white), 1))
    }
    scene.list.items.insert(.beginLayer(effect, 1), at: 0)
    scene.list.items.append(.endLayer)
    return Scene(name: name, list: scene.list, pixels: scene.pixels)
  }

  static func stroke(width: Float) -> Scene {
    var scene = cards("stroke", 1, CGSize(width: 300, height: 500), turned: 8, opacity: 0.9)
    if case .fill(let shape, let paint, let transform) = scene.list.items[0] {
      scene.list.items[0] = .stroke(shape, width: width, paint, transform)
    }
    return Scene(name: "stroke, \(width) wide", list: scene.list, pixels: 1557 * Double(width))
  }

  static let tilted = Projection([0.8, 0, 0.0006], [0, 1, 0], [0, 0, 1])

  static func outline(_ build: (inout OutlineBuilder) -> Void) -> Outline {
    var builder = OutlineBuilder()
    build(&builder)
    return builder.outline
  }

  static let frame = CGRect(x: -150, y: -250, width: 300, height: 500)
  static let cardPath = outline {
    $0.addRoundedRect(frame, radii: CornerRadii(25), corners: .circular)
  }
  static let ellipse = outline { $0.addEllipse(in: frame) }
  static let ring = outline {
    $0.addEllipse(in: frame)
    $0.addEllipse(in: frame.insetBy(dx: 60, dy: 110))
  }
  static let star = outline {
    for index in 0..<5 {
      let angle = Double(index) * 0.8 * .pi
      $0.addLine(to: CGPoint(x: 240 * sin(angle), y: -240 * cos(angle)))
    }
    $0.closeSubpath()
  }
  static let wave = outline {
    $0.move(to: CGPoint(x: -400, y: 0))
    for index in 0..<4 {
      let x = Double(index) * 200 - 400
      $0.addCurve(
        to: CGPoint(x: x + 200, y: 0), control1: CGPoint(x: x + 70, y: -120),
        control2: CGPoint(x: x + 130, y: 120))
    }
  }
  static let dots = outline {
    for index in 0..<100 {
      $0.addEllipse(
        in: CGRect(
          x: Double(index % 10) * 50 - 250, y: Double(index / 10) * 50 - 250, width: 25, height: 25)
      )
    }
  }

  /// A turned path, and how many pixels it covers.
  static func path(_ name: String, _ outline: Outline, _ rule: FillRule = .nonZero, area: Double)
    -> Scene
  {
    var scene = cards(name, 1, CGSize(width: 300, height: 500), turned: 8, opacity: 0.9)
    if case .fill(_, let paint, let transform) = scene.list.items[0] {
      scene.list.items[0] = .path(outline, rule, paint, transform)
    }
    return Scene(name: name, list: scene.list, pixels: area)
  }
}
