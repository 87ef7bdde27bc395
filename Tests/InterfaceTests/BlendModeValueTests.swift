// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback
import Testing

@Suite struct BlendModeValueTests {
  @Test func `blend modes have the numbers of those of a CGContext`() {
    typealias Mode = GraphicsContext.BlendMode
    #expect(Mode.normal.rawValue == 0)
    #expect(Mode.luminosity.rawValue == 15)
    #expect(Mode.plusLighter.rawValue == 27)
    #expect(Mode(rawValue: 1) == .multiply)
    #expect(Mode(rawValue: 99) == nil)
    for value in Int32(0)...40 {
      if let mode = Mode(rawValue: value) { #expect(mode.rawValue == value) }
    }
  }
}
