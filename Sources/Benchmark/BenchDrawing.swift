// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A display list to measure, and the number of pixels that it draws.
struct BenchDrawing {
  let name: String
  var list: DisplayList
  let pixels: Double
  var glyphs = 0
  /// The lists to draw in turns, if there is more than one.
  var turns: [DisplayList] = []
  /// Whether its first item is the first one above the background, whose color over the background is
  /// computed once.
  var isFirst = false

  static let empty = DisplayList(
    size: CGSize(width: 1280, height: 800),
    background: ResolvedColor(red: 0.95, green: 0.95, blue: 0.97))

  static var all: [BenchDrawing] {
    let card = CGSize(width: 300, height: 500)
    return [
      cards("fill", 1, card, rotatedBy: 8, opacity: 0.9),
      first(cards("fill over the background", 1, card, rotatedBy: 8, opacity: 0.9)),
      cards("fill, axis-aligned", 1, card, rotatedBy: 0, opacity: 0.9),
      cards("fill, opaque", 1, card, rotatedBy: 8, opacity: 1),
      cards("small fills", 1000, CGSize(width: 40, height: 56), rotatedBy: 8, opacity: 0.9),
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
      painted("image, rotated", .image(photo)),
      balls("100 images with alpha"),
      stroke(width: 2),
      path("card as a path", cardPath, area: 150_000),
      path("ellipse, 300 x 500", ellipse, area: 117_810),
      path("ring, even-odd", ring, .evenOdd, area: 77_000),
      path("pentagram", star, area: 60_000),
      path("stroke of a wave, width 3", wave.stroked(StrokeStyle(lineWidth: 3)), area: 2800),
      path(
        "round dashes along the wave",
        wave.stroked(StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 6])), area: 2000),
      turning("stroke", stroke(width: 2)),
      turning(
        "stroke of a wave", path("", wave.stroked(StrokeStyle(lineWidth: 3)), area: 2800)),
      turning(
        "round dashes",
        path(
          "", wave.stroked(StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 6])), area: 2000)),
      path("100 small ellipses", dots, area: 100 * 490),
      layered("clip by a path", .clipPath(ellipse, .nonZero)),
      layered("card in perspective", .projection(tilted), doubled: true),
    ]
  }

  static func gradient(_ geometry: ColorGradient.Geometry) -> Paint {
    .gradient(ColorGradient(geometry, stops: [.init(.black, at: 0), .init(.white, at: 1)]))
  }

  static let photo = SpritePaint(
    Sprite(
      name: "photo", width: 320, height: 240,
      pixels: (0..<(320 * 240)).map { 0xff00_0000 | UInt32($0) }),
    in: CGRect(x: -150, y: -250, width: 300, height: 500))

  /// Returns a hundred rotated images with transparent borders.
  static func balls(_ name: String) -> BenchDrawing {
    var scene = cards(name, 100, CGSize(width: 160, height: 120), rotatedBy: 8, opacity: 1)
    let rect = CGRect(x: -80, y: -60, width: 160, height: 120)
    let image = SpritePaint(BenchCardScene.sprite, in: rect)
    scene.list.items = (0..<100).map {
      .fill(RoundedRect(rect), .image(image), UInt32($0 + 1))
    }
    return scene
  }

  /// Returns a rotated card filled with a paint.
  static func painted(_ name: String, _ paint: Paint) -> BenchDrawing {
    var scene = cards(name, 1, CGSize(width: 300, height: 500), rotatedBy: 8, opacity: 1)
    if case .fill(let shape, _, let transform) = scene.list.items[0] {
      scene.list.items[0] = .fill(shape, paint, transform)
    }
    return scene
  }

  /// Returns the picture without anything between its first item and the background.
  static func first(_ picture: BenchDrawing) -> BenchDrawing {
    var picture = picture
    picture.isFirst = true
    return picture
  }

  /// Returns the picture with its item at another angle in each frame.
  static func turning(_ name: String, _ picture: BenchDrawing) -> BenchDrawing {
    var lists: [DisplayList] = []
    for step in 0..<16 {
      var list = picture.list
      list.transforms[1] = list.transforms[1].rotated(by: Double(step) * 1e-3)
      lists.append(list)
    }
    return BenchDrawing(
      name: name + ", turning", list: picture.list, pixels: picture.pixels, turns: lists)
  }

  static func cards(
    _ name: String, _ count: Int, _ size: CGSize, rotatedBy degrees: Double, opacity: Float
  ) -> BenchDrawing {
    var list = empty
    for index in 0..<count {
      let (x, y) = (Double(index * 7919 % 1000) / 1000, Double(index * 104729 % 997) / 997)
      let position = CGPoint(
        x: count == 1 ? 640.3 : 160 + x * 960.0, y: count == 1 ? 400.7 : 260 + y * 280.0)
      list.transforms.append(
        CGAffineTransform(rotationAngle: (degrees + Double(index % 9)) * .pi / 180)
          .concatenating(CGAffineTransform(translationX: position.x, y: position.y)))
      list.items.append(
        .fill(
          shape(size), .color(ResolvedColor(red: 0.2, green: 0.4, blue: 0.9, opacity: opacity)),
          UInt32(index + 1)))
    }
    return BenchDrawing(name: name, list: list, pixels: Double(count) * size.width * size.height)
  }

  static func shape(_ size: CGSize) -> RoundedRect {
    RoundedRect(
      CGRect(
        x: size.width / -2, y: size.height / -2, width: size.width, height: size.height),
      radius: size.width == 300 ? 25 : size.width / 10)
  }

  static func layered(
    _ name: String, _ effect: LayerEffect, opacity: Float = 0.9, doubled: Bool = false
  ) -> BenchDrawing {
    var scene = cards(
      name, 1, CGSize(width: 300, height: 500), rotatedBy: 8, opacity: opacity)
    let isShadow = if case .shadow = effect { true } else { false }
    if doubled || !isShadow {
      scene.list.items.append(
        .fill(
          RoundedRect(CGRect(x: -20, y: -20, width: 40, height: 40)), .color(.white), 1))
    }
    scene.list.items.insert(.beginLayer(effect, 1), at: 0)
    scene.list.items.append(.endLayer)
    return BenchDrawing(name: name, list: scene.list, pixels: scene.pixels)
  }

  static func stroke(width: Float) -> BenchDrawing {
    var scene = cards("stroke", 1, CGSize(width: 300, height: 500), rotatedBy: 8, opacity: 0.9)
    if case .fill(let shape, let paint, let transform) = scene.list.items[0] {
      scene.list.items[0] = .stroke(shape, width: width, paint, transform)
    }
    return BenchDrawing(
      name: "stroke, width \(width)", list: scene.list, pixels: 1557 * Double(width))
  }
}

extension DisplayList {
  /// The list with a thin line below all items, from top to bottom: what is drawn over it is blended with the
  /// pixels that are there, as most of a window's items are.
  var withLineBelow: DisplayList {
    let line = RoundedRect(CGRect(x: 0, y: 0, width: 1, height: size.height))
    let color = ResolvedColor(red: 0.9, green: 0.9, blue: 0.9, opacity: 0.9)
    var list = self
    list.items.insert(.fill(line, .color(color), 0), at: 0)
    return list
  }
}
