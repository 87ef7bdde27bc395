// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct PathStringTests {
  @Test func `a path is created from its description`() throws {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2.5))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 7, y: 7), control2: CGPoint(x: 8, y: 8))
    path.closeSubpath()
    #expect(path.description == "1 2.5 m 10 0 l 3 4 5 6 q 7 7 8 8 9 9 c h")
    #expect(try #require(Path(path.description)) == path)
    #expect(Path("")?.isEmpty == true)
    for invalid in ["1 2", "1 m", "a", "1 2 3 m", "1 2 h"] { #expect(Path(invalid) == nil) }
  }

  @Test func `size categories are text sizes`() {
    #expect(ContentSizeCategory(.large) == .large)
    #expect(DynamicTypeSize(.accessibilityMedium) == .accessibility1)
    #expect(ContentSizeCategory.extraSmall < .accessibilityLarge)
    var values = EnvironmentValues()
    values.sizeCategory = .extraExtraLarge
    #expect(values.dynamicTypeSize == .xxLarge)
  }

  @Test func `Core Graphics colors are sRGB`() {
    let color = CGColor(red: 0.2, green: 2, blue: .nan, alpha: 0.5)
    #expect(color.components == [0.2, 1, 0, 0.5])
    #expect(UIColor(cgColor: color).cgColor.alpha == 0.5)
    #expect(Color(cgColor: color) == Color(red: 0.2, green: 1, blue: 0, opacity: 0.5))
  }
}
