// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Drawing
import Foundation
import Testing

/// Shapes of symbols that differ from the icons, as in pictures of iOS 18.
@MainActor
struct SymbolDrawingTests {
  private let library = SymbolLibrary()

  /// Returns whether a symbol is filled at a point, in fractions of its width and height.
  private func isFilled(_ name: String, _ x: Double, _ y: Double) throws -> Bool {
    let outline = try #require(library.symbol(named: name)).outline
    let bounds = outline.bounds
    return outline.contains(
      CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height))
  }

  /// Returns whether a symbol is filled at a distance from its center, in fractions of half its size, and at an
  /// angle clockwise from the right in degrees.
  private func isFilled(_ name: String, distance: Double, angle: Double) throws -> Bool {
    let radians = angle * .pi / 180
    return try isFilled(
      name, 0.5 + distance * cos(radians) / 2, 0.5 + distance * sin(radians) / 2)
  }

  @Test func `a gear has many teeth and three spokes`() throws {
    let filled = try (0..<720).map {
      try isFilled("gear", distance: 0.92, angle: Double($0) / 2)
    }
    #expect((0..<720).filter { filled[$0] && !filled[($0 + 719) % 720] }.count == 18)
    for spoke in [0, 120, 240] {
      #expect(try isFilled("gear", distance: 0.45, angle: Double(spoke)))
      #expect(try !isFilled("gear", distance: 0.45, angle: Double(spoke + 60)))
    }
    #expect(try !isFilled("gear", 0.5, 0.5))
  }

  @Test func `a timer is an open ring with a hand`() throws {
    #expect(try isFilled("timer", distance: 0.94, angle: 0))
    #expect(try isFilled("timer", distance: 0.94, angle: 180))
    #expect(try !isFilled("timer", distance: 0.94, angle: 250))
    #expect(try isFilled("timer", distance: 0.25, angle: 225))
    #expect(try !isFilled("timer", distance: 0.4, angle: 45))
  }

  @Test func `skipping to the start or the end shows a bar and one triangle`() throws {
    for y in [0.1, 0.5, 0.9] {
      #expect(try isFilled("backward.end.fill", 0.1, y) && isFilled("forward.end.fill", 0.9, y))
      #expect(try !isFilled("backward.end.fill", 0.24, y) && !isFilled("forward.end.fill", 0.76, y))
    }
    #expect(try isFilled("backward.end.fill", 0.4, 0.5) && !isFilled("backward.end.fill", 0.4, 0.1))
    #expect(try isFilled("backward.end.fill", 0.95, 0.2))
    let size = try #require(library.symbol(named: "backward.end.fill")).outline.bounds.size
    #expect(abs(size.width - 0.91) < 0.01 && abs(size.height - 0.77) < 0.01)
  }

  @Test func `the bars of a pause in a circle are narrow`() throws {
    for x in [0.37, 0.63] {
      #expect(try isFilled("pause.circle", x, 0.5) && !isFilled("pause.circle.fill", x, 0.5))
    }
    for x in [0.28, 0.5, 0.72] {
      #expect(try !isFilled("pause.circle", x, 0.5) && isFilled("pause.circle.fill", x, 0.5))
    }
  }

  @Test func `textformat.abc shows three letters`() throws {
    let size = try #require(library.symbol(named: "textformat.abc")).outline.bounds.size
    #expect(abs(size.width - 1.66) < 0.01 && abs(size.height - 0.77) < 0.01)
    // The stem of the middle letter, and the gap of the last one.
    #expect(try isFilled("textformat.abc", 0.42, 0.1) && !isFilled("textformat.abc", 0.98, 0.64))
  }
}
