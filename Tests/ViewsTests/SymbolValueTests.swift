// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import InterfaceTesting
import Snapback
import Testing

/// Symbols with a variable value.
@MainActor
@Suite struct SymbolValueTests {
  private func paints(_ image: Image) -> [String] {
    Harness { image.foregroundStyle(.red) }.list.items.compactMap { item in
      switch item {
      case .fill(_, let paint, _), .path(_, _, let paint, _): "\(paint)"
      default: nil
      }
    }
  }

  @Test(arguments: [(0.0, 2), (0.2, 1), (0.5, 1), (0.6, 0), (1, 0)])
  func `parts above the value are dimmed`(value: Double, dimmed: Int) {
    let paints = paints(Image(systemName: "bars", variableValue: value))
    #expect(paints.count == 3)
    #expect(paints.filter { $0 == "#ff3b30 @ 0.3" }.count == dimmed)
    #expect(paints.filter { $0 == "#ff3b30" }.count == 3 - dimmed)
  }

  @Test func `without a value, and without such parts, the symbol is drawn as a whole`() {
    #expect(paints(Image(systemName: "bars", variableValue: nil)) == ["#ff3b30"])
    #expect(paints(Image(systemName: "star", variableValue: 0)) == ["#ff3b30"])
  }
}
