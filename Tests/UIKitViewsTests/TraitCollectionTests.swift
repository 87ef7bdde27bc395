// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Testing
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct TraitCollectionTests {
  @Test func `of traits together the last one of each kind counts`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 2),
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(layoutDirection: .rightToLeft),
    ])
    #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .unspecified)
    #expect(traits.displayScale == 2 && traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft && traits.userInterfaceIdiom == .unspecified)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(traits.containsTraits(in: nil) && traits.containsTraits(in: UITraitCollection()))
    #expect(!traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(!traits.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
  }

  @Test func `attributed strings of both kinds become each other`() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    var string = AttributedString("Hello ")
    string.uiKit.font = .boldSystemFont(ofSize: 20)
    var other = AttributedString("world")
    other.uiKit.foregroundColor = red
    other.uiKit.underlineStyle = .single
    string += other
    let text = NSAttributedString(string)
    #expect(text.string == "Hello world")
    let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == .boldSystemFont(ofSize: 20))
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    #expect(text.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? UIColor == red)
    #expect(text.attribute(.underlineStyle, at: 8, effectiveRange: nil) as? Int == 1)
    typealias Keys = AttributeScopes.UIKitAttributes
    let runs = AttributedString(text).runs.map(\.attributes)
    #expect(runs.map { $0[Keys.FontAttribute.self] } == [.boldSystemFont(ofSize: 20), nil])
    #expect(runs.map { $0[Keys.ForegroundColorAttribute.self] } == [nil, red])
    #expect(runs.map { $0[Keys.UnderlineStyleAttribute.self] } == [nil, .single])
    #expect(NSMutableAttributedString(string).length == 11)
  }
}
