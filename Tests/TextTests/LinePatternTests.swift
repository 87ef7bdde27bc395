// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing
import Text

@MainActor
@Suite struct LinePatternTests {
  private func rules(_ pattern: StyledText.Line.Pattern) -> [CGRect] {
    var run = StyledText.Run("a long line of text", font: FontDescription(size: 20))
    run.underline = StyledText.Line(pattern: pattern)
    let layout = PangoTextEngine().layout(StyledText([run]), width: nil, height: nil)
    return layout.pieces.compactMap { piece in
      if case .rule(let rect) = piece.content { rect } else { nil }
    }
  }

  @Test func `a solid line is one rule, and a pattern has gaps`() throws {
    let solid = try #require(rules(.solid).first)
    #expect(rules(.solid).count == 1)
    for pattern in [StyledText.Line.Pattern.dot, .dash, .dashDot, .dashDotDot] {
      let parts = rules(pattern)
      #expect(parts.count > 5)
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.maxX < $1.minX })
      #expect(parts.allSatisfy { $0.minX >= solid.minX && $0.maxX <= solid.maxX + 0.001 })
      #expect(parts.allSatisfy { $0.height == solid.height })
    }
    #expect(Set(rules(.dashDot).dropLast().map { ($0.width * 100).rounded() }).count == 2)
  }
}
