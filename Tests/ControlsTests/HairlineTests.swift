// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Lines and cards that containers draw themselves, at scales where points are not whole pixels.
@MainActor
@Suite struct HairlineTests {
  nonisolated private static let scales: [CGFloat] = [1, 1.25, 1.5, 2, 3]

  /// The fills of a view below a line of text, in pixels.
  private func fills(scale: CGFloat, @ViewBuilder _ view: () -> some View) -> [CGRect] {
    let host = ViewHost(
      view(), size: CGSize(width: 321, height: 403), scale: scale, resources: .plain())
    return Harness(host).list.fillBounds.map {
      CGRect(
        x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale, height: $0.height * scale)
    }
  }

  private func isWhole(_ rect: CGRect) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { abs($0 - $0.rounded()) < 0.001 }
  }

  @Test(arguments: scales)
  func `lines between rows are one pixel thick, and cards have whole pixels`(scale: CGFloat) {
    let fills = fills(scale: scale) {
      VStack(spacing: 0) {
        Color.clear.frame(height: 33.3)
        List {
          ForEach(0..<4) { Text("Row \($0)").frame(height: 21.7) }
          Section("More") { ForEach(0..<3) { Text("Row \($0)") } }
        }
      }
    }
    let lines = fills.filter { $0.height < 1.5 && $0.width > 30 }
    #expect(lines.count == 5)
    for line in lines { #expect(abs(line.height - 1) < 0.001 && isWhole(line), "\(line)") }
    let cards = fills.filter { $0.width > 200 * scale && $0.height > 100 && $0.minX > 0 }
    #expect(cards.count == 2)
    for card in cards { #expect(isWhole(card), "\(card)") }
  }

  @Test(arguments: scales)
  func `a stepper's marks have whole pixels`(scale: CGFloat) {
    let fills = fills(scale: scale) {
      Stepper("", value: .constant(1)).labelsHidden().padding(.top, 3.3)
    }
    let marks = fills.filter { $0.height < 25 * scale && $0.width < 25 * scale }
    #expect(!marks.isEmpty)
    for mark in marks { #expect(isWhole(mark), "\(mark)") }
  }
}
