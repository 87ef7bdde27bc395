// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import SDLBackend

/// Measures what frames cost.
///
/// Frames with cards and frames that are only cleared take turns, so that whatever else the machine
/// does falls on both alike; a run's value is the mean of the middle half of its frames, and the
/// result the run with the middle ratio of three. Kinds of drawing are measured without presenting,
/// the quickest frame of many.
struct Bench {
  private let canvas: BenchCanvas
  /// How long a run of cards takes, about.
  private let seconds: Double

  static let width = 1280
  static let height = 800
  private static let runs = 3

  /// The quick way takes a few seconds.
  init(window: PixelWindow?, isQuick: Bool) {
    canvas = BenchCanvas(
      window: window, width: Self.width, height: Self.height,
      patience: .milliseconds(isQuick ? 8 : 120))
    seconds = isQuick ? 0.05 : 0.5
  }

  func run() throws(SDLError) -> BenchResult {
    var result = BenchResult(presentedBy: canvas.window?.driver)
    for cores in [1, 2] {
      for count in [1, 10, 100, 1000] {
        var runs: [BenchResult.Cards] = []
        for _ in 0..<Self.runs { runs.append(try cards(count, cores: cores)) }
        result.cards.append(runs.sorted { $0.ratio < $1.ratio }[Self.runs / 2])
      }
    }
    result.kinds = kinds()
    result.texts = texts()
    result.damage = damage()
    result.shadow = shadow()
    result.large = large()
    result.views = ViewBench(canvas).run()
    if canvas.window != nil { result.start = RunningCard.measure() }
    return result
  }

  private func cards(_ count: Int, cores: Int) throws(SDLError) -> BenchResult.Cards {
    let renderer = Renderer(bands: cores)
    var scene = CardScene(cards: count)
    var (floors, frames) = ([Double](), [Double]())
    var spent = 0.0
    for number in 0... {
      let floor = try canvas.frame(BenchCanvas.clear)
      let frame = try canvas.frame { buffer in
        scene.step()
        renderer.draw(scene.list, scale: 1, into: buffer)
      }
      guard number >= 10 else { continue }
      floors.append(floor)
      frames.append(frame)
      spent += floor + frame
      if spent > seconds, number >= 40 { break }
    }
    return BenchResult.Cards(
      cards: count, cores: cores, floorMilliseconds: Self.middle(floors) * 1000,
      milliseconds: Self.middle(frames) * 1000)
  }

  /// The mean of the middle half.
  static func middle(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let half = sorted[(sorted.count / 4)..<max(sorted.count * 3 / 4, sorted.count / 4 + 1)]
    return half.reduce(0, +) / Double(half.count)
  }

  private func draw(_ list: DisplayList) -> Double {
    let renderer = Renderer()
    return canvas.quickest { renderer.draw(list, scale: 1, into: $0) }
  }

  private func kinds() -> [BenchResult.Kind] {
    let empty = draw(BenchPicture.empty)
    let pictures = BenchPicture.all
    func cost(_ picture: BenchPicture) -> Double {
      max(draw(picture.list) - empty, 0) / picture.pixels * 1e9
    }
    let plain = cost(pictures[0])
    return pictures.map { picture in
      let own = picture.name == pictures[0].name ? plain : cost(picture)
      return BenchResult.Kind(
        name: picture.name, nanosecondsPerPixel: own, ratio: plain > 0 ? own / plain : 0)
    }
  }

  private func texts() -> [BenchResult.Text] {
    let empty = draw(BenchPicture.empty)
    return BenchPicture.texts.map { text in
      BenchResult.Text(
        name: text.name, glyphs: text.glyphs,
        microseconds: max(draw(text.list) - empty, 0) * 1e6)
    }
  }

  /// A card that moves over a hundred others, and the same alone.
  private func damage() -> BenchResult.Damage {
    func cost(over still: DisplayList) -> Double {
      var lists = [still, still]
      let index = UInt32(still.transforms.count)
      for step in 0...1 {
        lists[step].transforms.append(
          CGAffineTransform(rotationAngle: 0.14)
            .concatenating(CGAffineTransform(translationX: 600 + 3 * CGFloat(step), y: 400)))
        lists[step].items.append(
          .fill(
            RoundedRect(CGRect(x: -150, y: -250, width: 300, height: 500), radius: 25),
            .color(ResolvedColor(red: 0.3, green: 0.4, blue: 0.8)), index))
      }
      let renderer = Renderer()
      var next = 0
      return canvas.quickest { buffer in
        _ = renderer.update(lists[next], scale: 1, into: buffer)
        next = 1 - next
      }
    }
    let alone = cost(over: BenchPicture.empty)
    var behind = CardScene(cards: 100).list
    behind.background = BenchPicture.empty.background
    return BenchResult.Damage(
      aloneMilliseconds: alone * 1000, overCardsMilliseconds: cost(over: behind) * 1000)
  }

  /// A card with a picture on it that moves and turns, and the same with its shadow: the middle of
  /// some runs.
  private func shadow() -> BenchResult.Shadow {
    (0..<Self.runs).map { _ in shadowRun() }.sorted { $0.ratio < $1.ratio }[Self.runs / 2]
  }

  private func shadowRun() -> BenchResult.Shadow {
    let empty = draw(BenchPicture.empty)
    func cost(withShadow: Bool) -> Double {
      let lists = BenchPicture.moving(withShadow: withShadow)
      let renderer = Renderer()
      var next = 0
      return canvas.quickest { buffer in
        renderer.draw(lists[next], scale: 1, into: buffer)
        next = (next + 1) % lists.count
      }
    }
    return BenchResult.Shadow(
      cardMilliseconds: max(cost(withShadow: false) - empty, 0) * 1000,
      withShadowMilliseconds: max(cost(withShadow: true) - empty, 0) * 1000)
  }

  /// Ten cards as high as a large screen, on two cores; not presented.
  private func large() -> BenchResult.Large {
    let (width, height) = (3840, 2160)
    let canvas = BenchCanvas(window: nil, width: width, height: height, patience: .zero)
    let card = RoundedRect(CGRect(x: -650, y: -1080, width: 1300, height: 2160), radius: 60)
    var scene = CardScene(cards: 10, size: CGSize(width: width, height: height), card: card)
    let renderer = Renderer(bands: 2)
    var frames: [Double] = []
    for _ in 0..<30 {
      scene.step()
      let clock = ContinuousClock()
      let start = clock.now
      _ = try? canvas.frame { renderer.draw(scene.list, scale: 1, into: $0) }
      frames.append((clock.now - start) / .seconds(1))
    }
    return BenchResult.Large(
      width: width, height: height, milliseconds: Self.middle(frames) * 1000)
  }
}
