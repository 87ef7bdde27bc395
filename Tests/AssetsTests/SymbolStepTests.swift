// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Drawing
import Foundation
import Testing

/// The parts of symbols that a variable value turns on.
@MainActor
@Suite struct SymbolStepTests {
  private let library = SymbolLibrary()

  private func steps(_ name: String, weight: Int = 400) throws -> [SymbolStep] {
    try #require(library.symbol(named: name, weight: weight)).steps
  }

  @Test(arguments: [
    ("cellularbars", 0, 4), ("chart.bar.fill", 0, 3), ("ellipsis", 0, 3), ("wifi", 0, 3),
    ("speaker.wave.1", 1, 1), ("speaker.wave.2.fill", 1, 2), ("speaker.wave.3.fill", 1, 3),
    ("antenna.radiowaves.left.and.right", 1, 2), ("wave.3.right", 0, 3), ("wave.3.left", 0, 3),
    ("heart.fill", 0, 0),
  ])
  func `the parts of a symbol are turned on one after the other`(
    name: String, fixed: Int, count: Int
  ) throws {
    let steps = try steps(name)
    #expect(
      steps.map(\.threshold)
        == (0..<fixed).map { _ in nil } + (0..<count).map { Double($0) / Double(count) })
    #expect(steps.filter { $0.isOn(at: 0) }.count == fixed)
    #expect(steps.allSatisfy { $0.isOn(at: 1) })
    #expect(try self.steps(name, weight: 700).map(\.threshold) == steps.map(\.threshold))
  }

  @Test func `bars are turned on from the left, waves from the speaker, arcs from below`() throws {
    func bounds(_ name: String) throws -> [CGRect] { try steps(name).map(\.shape.outline.bounds) }
    let bars = try bounds("cellularbars")
    #expect(bars.map(\.minX) == bars.map(\.minX).sorted())
    let waves = try bounds("speaker.wave.3")
    #expect(waves.map(\.maxX) == waves.map(\.maxX).sorted())
    let arcs = try bounds("wifi")
    #expect(arcs.map(\.maxY) == arcs.map(\.maxY).sorted(by: >))
  }

  @Test(arguments: ["cellularbars", "wifi", "speaker.wave.2", "ellipsis"])
  func `the parts are the whole symbol`(name: String) throws {
    let symbol = try #require(library.symbol(named: name))
    let union = symbol.steps.map(\.shape.outline.bounds).reduce(CGRect.null) { $0.union($1) }
    let whole = symbol.outline.bounds
    #expect(abs(union.minX - whole.minX) < 0.01 && abs(union.maxX - whole.maxX) < 0.01)
    #expect(abs(union.minY - whole.minY) < 0.01 && abs(union.maxY - whole.maxY) < 0.01)
  }

  @Test(arguments: ["cloud.sun.rain", "cloud.sun.rain.fill", "cloud.sun.bolt.fill"])
  func `rain and lightning are below the cloud`(name: String) throws {
    let symbol = try #require(library.symbol(named: name))
    let plain = try #require(library.symbol(named: "cloud.sun"))
    #expect(symbol.outline.bounds.height > plain.outline.bounds.height)
  }
}
