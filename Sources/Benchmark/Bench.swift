// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
package import SDLBackend

/// Measures frame times.
///
/// Card frames and cleared frames alternate, so that other load on the machine affects both equally. A run's
/// value is the interquartile mean of its frames; the result is the run with the median ratio of three. Kinds
/// of drawing are measured without presenting, as the fastest of many frames.
package struct Bench {
  let canvas: BenchCanvas
  /// The approximate duration of a card run, in seconds.
  private let runDuration: Double

  package static let width = 1280
  package static let height = 800
  /// The number of runs with cards of which the median counts.
  private var runs: Int { isQuick ? 1 : 3 }
  private let isQuick: Bool

  /// A quick run takes a few seconds in total.
  package init(window: PixelWindow?, isQuick: Bool) {
    canvas = BenchCanvas(
      window: window, width: Self.width, height: Self.height,
      samplingTime: .milliseconds(isQuick ? 8 : 120))
    runDuration = isQuick ? 0.05 : 0.5
    self.isQuick = isQuick
  }

  package func run() throws(SDLError) -> BenchResult {
    var result = BenchResult(presentedBy: canvas.window?.driver)
    for cores in [1, 2] {
      for count in [1, 10, 100, 1000] {
        var runs: [BenchResult.Cards] = []
        for _ in 0..<self.runs { runs.append(try cards(count, cores: cores)) }
        result.cards.append(runs.sorted { $0.ratio < $1.ratio }[runs.count / 2])
      }
    }
    result.kinds = kinds()
    result.texts = texts()
    result.textLayouts = TextBench().run()
    result.damage = damage()
    result.shadow = shadow()
    result.large = large()
    result.material = material()
    result.views = ViewBench(canvas).run()
    result.lists = ListBench().run()
    result.gallery = GalleryBench(canvas: canvas, isQuick: isQuick).run()
    result.constraints = ConstraintBench().run()
    if canvas.window != nil { result.start = StartupBench.measure() }
    return result
  }

  private func cards(_ count: Int, cores: Int) throws(SDLError) -> BenchResult.Cards {
    let renderer = Renderer(threads: cores)
    var scene = BenchCardScene(cards: count)
    var (floors, frames) = ([Double](), [Double]())
    var elapsed = 0.0
    for number in 0... {
      let floor = try canvas.frame(BenchCanvas.clear)
      let frame = try canvas.frame { buffer in
        scene.step()
        renderer.draw(scene.list, scale: 1, into: buffer)
      }
      guard number >= 10 else { continue }
      floors.append(floor)
      frames.append(frame)
      elapsed += floor + frame
      if elapsed > runDuration, number >= 40 { break }
    }
    return BenchResult.Cards(
      cards: count, cores: cores, floorMilliseconds: Self.interquartileMean(floors) * 1000,
      milliseconds: Self.interquartileMean(frames) * 1000)
  }

  /// Returns the mean of the values between the first and the third quartile.
  static func interquartileMean(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let half = sorted[(sorted.count / 4)..<max(sorted.count * 3 / 4, sorted.count / 4 + 1)]
    return half.reduce(0, +) / Double(half.count)
  }

  private func draw(_ lists: [DisplayList]) -> Double {
    let renderer = Renderer()
    var frame = 0
    return canvas.fastest {
      renderer.draw(lists[frame % lists.count], scale: 1, into: $0)
      frame += 1
    }
  }

  private func draw(_ list: DisplayList) -> Double { draw([list]) }

  private func kinds() -> [BenchResult.Kind] {
    let pictures = BenchDrawing.all
    let empty = draw(BenchDrawing.empty)
    let emptyOverLine = draw(BenchDrawing.empty.withLineBelow)
    func cost(_ picture: BenchDrawing) -> Double {
      let lists = picture.turns.isEmpty ? [picture.list] : picture.turns
      let time =
        picture.isFirst ? draw(lists) - empty : draw(lists.map(\.withLineBelow)) - emptyOverLine
      return max(time, 0) / picture.pixels * 1e9
    }
    let fill = cost(pictures[0])
    return pictures.map { picture in
      let own = picture.name == pictures[0].name ? fill : cost(picture)
      return BenchResult.Kind(
        name: picture.name, nanosecondsPerPixel: own, ratio: fill > 0 ? own / fill : 0)
    }
  }

  private func texts() -> [BenchResult.Text] {
    let empty = draw(BenchDrawing.empty)
    return BenchDrawing.texts.map { text in
      BenchResult.Text(
        name: text.name, glyphs: text.glyphs,
        microseconds: max(draw(text.list) - empty, 0) * 1e6)
    }
  }

  /// Measures incremental redraw: one moving card over a hundred others, and alone.
  private func damage() -> BenchResult.Damage {
    func cost(over background: DisplayList) -> Double {
      var lists = [background, background]
      let index = UInt32(background.transforms.count)
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
      return canvas.fastest { buffer in
        _ = renderer.update(lists[next], scale: 1, into: buffer)
        next = 1 - next
      }
    }
    let alone = cost(over: BenchDrawing.empty)
    var cards = BenchCardScene(cards: 100).list
    cards.background = BenchDrawing.empty.background
    return BenchResult.Damage(
      aloneMilliseconds: alone * 1000, overCardsMilliseconds: cost(over: cards) * 1000)
  }

  /// Measures a moving, rotating card with an image, without and with a shadow: the median of the runs.
  private func shadow() -> BenchResult.Shadow {
    (0..<runs).map { _ in shadowRun() }.sorted { $0.ratio < $1.ratio }[runs / 2]
  }

  private func shadowRun() -> BenchResult.Shadow {
    let empty = draw(BenchDrawing.empty)
    func cost(withShadow: Bool) -> Double {
      let lists = BenchDrawing.moving(withShadow: withShadow)
      let renderer = Renderer()
      var next = 0
      return canvas.fastest { buffer in
        renderer.draw(lists[next], scale: 1, into: buffer)
        next = (next + 1) % lists.count
      }
    }
    return BenchResult.Shadow(
      cardMilliseconds: max(cost(withShadow: false) - empty, 0) * 1000,
      withShadowMilliseconds: max(cost(withShadow: true) - empty, 0) * 1000)
  }

  /// Measures ten cards as high as a 4K screen, on two cores; not presented.
  private func large() -> BenchResult.Large {
    let (width, height) = (3840, 2160)
    let canvas = BenchCanvas(window: nil, width: width, height: height, samplingTime: .zero)
    let card = RoundedRect(CGRect(x: -650, y: -1080, width: 1300, height: 2160), radius: 60)
    var scene = BenchCardScene(cards: 10, size: CGSize(width: width, height: height), card: card)
    let renderer = Renderer(threads: 2)
    var frames: [Double] = []
    for _ in 0..<30 {
      scene.step()
      let clock = ContinuousClock()
      let start = clock.now
      _ = try? canvas.frame { renderer.draw(scene.list, scale: 1, into: $0) }
      frames.append((clock.now - start) / .seconds(1))
    }
    return BenchResult.Large(
      width: width, height: height, milliseconds: Self.interquartileMean(frames) * 1000)
  }
}
