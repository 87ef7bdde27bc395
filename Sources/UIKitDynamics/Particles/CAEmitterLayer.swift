// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import Scrolling
import UIKitControls
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A layer that emits particles.
///
/// Where a particle is depends on its number and the time only, so that a recording shows the same.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      for cell in emitterCells ?? [] { cell.emitter = self }
      setNeedsDisplay()
    }
  }
  /// The middle of the shape in which particles begin, in points.
  open var emitterPosition = CGPoint.zero { didSet { setNeedsDisplay() } }
  /// The size of that shape, in points.
  open var emitterSize = CGSize.zero { didSet { setNeedsDisplay() } }
  /// The shape in which particles begin.
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { setNeedsDisplay() } }
  /// The part of the shape in which they begin.
  open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { setNeedsDisplay() } }
  /// The compositing of the particles.
  open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { setNeedsDisplay() } }
  /// The factor of the cells' birth rates; 1 by default.
  open var birthRate: Float = 1 { didSet { rateChanged(from: oldValue) } }
  /// The factor of the cells' lifetimes; 1 by default.
  open var lifetime: Float = 1 { didSet { setNeedsDisplay() } }
  /// The factor of the cells' speeds; 1 by default.
  open var velocity: Float = 1 { didSet { setNeedsDisplay() } }
  /// The factor of the cells' scales; 1 by default.
  open var scale: Float = 1 { didSet { setNeedsDisplay() } }
  /// The factor of the cells' rotations; 1 by default.
  open var spin: Float = 1 { didSet { setNeedsDisplay() } }
  /// The seed of the random numbers.
  open var seed: UInt32 = 0 { didSet { setNeedsDisplay() } }
  /// The times from which on the birth rate has had a factor, oldest first.
  private var rates: [(start: Double, factor: Double)] = []
  private let ticker = EmitterTicker()

  private func rateChanged(from old: Float) {
    // Before the first drawing nothing has been emitted.
    if !rates.isEmpty, birthRate != old { rates.append((UIKitService.now, Double(birthRate))) }
    setNeedsDisplay()
  }

  /// Starts to emit. Without a `beginTime` there are particles already, as if it had begun long ago.
  private func begin(_ factor: Float) {
    let longest = (emitterCells ?? []).map { $0.lifetime + $0.lifetimeRange / 2 }.max() ?? 0
    // A lifetime without end: what began an hour ago is far away.
    let lead = beginTime == 0 ? min(Double(longest * lifetime), 3600) : 0
    rates = [(UIKitService.now - lead, Double(factor))]
  }

  open override func draw(in ctx: CGContext) {
    if rates.isEmpty { begin(birthRate) }
    let now = UIKitService.now
    if isEmitting(at: now) {
      ticker.noteDrawing(of: self)
      UIKitService.current?.add(ticker)
    }
    let isAdditive = renderMode == .additive
    for (kind, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled {
      guard let image = cell.contents as? CGImage else { continue }
      var particles = particles(of: cell, kind, at: now)
      if renderMode == .oldestLast { particles.reverse() }
      let scale = cell.contentsScale > 0 ? cell.contentsScale : 1
      let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      let rect = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      CGContext.draw { builder in
        if isAdditive { builder.beginLayer(.blend(.plusLighter)) }
        for particle in particles { particle.draw(image, rect, &builder) }
        if isAdditive { builder.endLayer() }
      }
    }
  }

  /// Returns whether there are particles at a time, or will be without a change of the layer or its cells. If
  /// there are none, the rates of the past no longer matter.
  fileprivate func isEmitting(at time: Double) -> Bool {
    let cells = (emitterCells ?? []).enumerated().filter { $0.element.isEnabled }
    let continues = birthRate > 0 && lifetime > 0 && cells.contains { $0.element.canEmit }
    let isAlive = cells.contains { !particles(of: $0.element, $0.offset, at: time).isEmpty }
    if continues || isAlive { return true }
    rates = rates.suffix(1)
    return false
  }

  /// The particles at a time, the oldest of each kind first.
  package func positions(at time: Double) -> [CGPoint] {
    (emitterCells ?? []).enumerated().flatMap { kind, cell in
      particles(of: cell, kind, at: time).map(\.position)
    }
  }

  /// The particles of a kind that live at a time, oldest first.
  private func particles(of cell: CAEmitterCell, _ kind: Int, at now: Double) -> [Particle] {
    let limit = Double((cell.lifetime + cell.lifetimeRange / 2) * lifetime)
    guard limit > 0 else { return [] }
    var result: [Particle] = []
    var first = 0
    for (index, rate) in rates.enumerated() {
      let end = index + 1 < rates.count ? rates[index + 1].start : now
      let perSecond = Double(cell.birthRate) * rate.factor
      guard perSecond > 0, end >= rate.start else { continue }
      let births = (end - rate.start) * perSecond
      let isLast = index + 1 == rates.count
      let count = isLast ? births.countingNumber + 1 : births.rounded(.up).countingNumber
      let oldest = max(((now - limit - rate.start) * perSecond).countingNumber, count - 20_000)
      for number in oldest..<max(oldest, count) {
        let age = now - (rate.start + Double(number) / perSecond)
        guard age >= 0 else { continue }
        var numbers = SeededRandom(seed: seed, kind: kind, particle: first + number)
        let life =
          (Double(cell.lifetime) + numbers.within(Double(cell.lifetimeRange))) * Double(lifetime)
        if age < life { result.append(particle(cell, age, &numbers)) }
      }
      first += count
    }
    return result
  }

  private func particle(
    _ cell: CAEmitterCell, _ age: Double, _ numbers: inout SeededRandom
  ) -> Particle {
    let start = startPoint(&numbers)
    let angle = Double(cell.emissionLongitude) + numbers.within(Double(cell.emissionRange))
    let speed =
      (Double(cell.velocity) + numbers.within(Double(cell.velocityRange))) * Double(velocity)
    let half = age * age / 2
    var result = Particle()
    result.position = CGPoint(
      x: Double(start.x) + speed * cos(angle) * age + Double(cell.xAcceleration) * half,
      y: Double(start.y) + speed * sin(angle) * age + Double(cell.yAcceleration) * half)
    let first = Double(cell.scale) + numbers.within(Double(cell.scaleRange))
    result.scale = max(0, (first + Double(cell.scaleSpeed) * age) * Double(scale))
    result.angle =
      (Double(cell.spin) + numbers.within(Double(cell.spinRange))) * age * Double(spin)
    let own = (cell.color?.components ?? [1, 1, 1, 1]).map { Double($0) }
    let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
    let speeds = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed]
    result.color = (0..<4).map { index in
      let value = own[index] + numbers.within(Double(ranges[index]))
      return min(max(value + Double(speeds[index]) * age, 0), 1)
    }
    return result
  }

  private func startPoint(_ numbers: inout SeededRandom) -> CGPoint {
    let (x, y) = (numbers.unit(), numbers.unit())
    let (width, height) = (Double(emitterSize.width), Double(emitterSize.height))
    var offset = CGPoint.zero
    switch emitterShape {
    case .line:
      offset.x = ((emitterMode == .points ? x.rounded() : x) - 0.5) * width
    case .rectangle:
      var (u, v) = (x, y)
      if emitterMode == .points { (u, v) = (x.rounded(), y.rounded()) }
      if emitterMode == .outline {
        let distance = x * 2 * (width + height)
        if distance < 2 * width {
          (u, v) = (
            distance.truncatingRemainder(dividingBy: width) / width, distance < width ? 0 : 1
          )
        } else {
          let rest = distance - 2 * width
          (u, v) = (rest < height ? 0 : 1, rest.truncatingRemainder(dividingBy: height) / height)
        }
      }
      offset = CGPoint(x: (u - 0.5) * width, y: (v - 0.5) * height)
    case .circle:
      let radius = emitterMode == .outline ? width : width * y.squareRoot()
      offset = CGPoint(x: radius * cos(2 * .pi * x), y: radius * sin(2 * .pi * x))
    default: break
    }
    return CGPoint(x: emitterPosition.x + offset.x, y: emitterPosition.y + offset.y)
  }
}

/// A particle at a time.
private struct Particle {
  var position = CGPoint.zero
  var scale = 1.0
  var angle = 0.0
  var color = [1.0, 1, 1, 1]

  @MainActor
  func draw(_ image: CGImage, _ rect: CGRect, _ builder: inout DisplayListBuilder) {
    guard scale > 0, color[3] > 0 else { return }
    let outer = builder.transform
    builder.move(by: position)
    builder.apply(CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale))
    if color == [1, 1, 1, 1] {
      image.draw(in: rect, &builder)
    } else if color[0...2] == [1, 1, 1] {
      builder.layer(.opacity(Float(color[3]))) { image.draw(in: rect, &$0) }
    } else {
      let tint = Color(red: color[0], green: color[1], blue: color[2], opacity: color[3])
      let multiply = ColorFilter.colorMultiply(tint.resolve(EnvironmentValues()))
      builder.layer(.filter(multiply)) { image.draw(in: rect, &$0) }
    }
    builder.transform = outer
  }
}

/// Makes an emitter layer draw again in every frame while there are particles, and while it is drawn: not if it is hidden,
/// or its view has been removed. The layer is drawn, and starts again, when that changes.
private final class EmitterTicker: FrameTicker {
  private weak var layer: CAEmitterLayer?
  private var isDrawn = false

  func noteDrawing(of layer: CAEmitterLayer) {
    (self.layer, isDrawn) = (layer, true)
  }

  func tick(at time: Double) -> Bool {
    guard let layer, isDrawn else { return false }
    isDrawn = false
    // Also when the last particle has died, which is still in the picture.
    layer.setNeedsDisplay()
    return layer.isEmitting(at: time)
  }
}
