// Part of Snapback, under the MIT licence; see LICENSE.

import Spelling
import Testing

/// Suggestions for misspelt names.
struct NearestNameTests {
  private static let names = ["card", "sheet", "long-press-drag", "star"]

  @Test(arguments: [
    ("forgroundColour", "foregroundColor"), ("paddding", "padding"), ("onTap", "onTapGesture"),
    ("onAppeer", "onAppear"), ("allowsTightening", nil), ("StaticConfiguration", nil),
    ("glassEffectUnion", nil), ("search", nil), ("scroll", nil), ("scrollTarget", nil),
  ])
  func `a name is suggested if it was meant, not if its letters are similar`(
    text: String, name: String?
  ) {
    let names = [
      "allowsHitTesting", "foregroundColor", "padding", "onTapGesture", "onAppear", "searchable",
      "SectionConfiguration", "glassEffectID", "scrollTargetLayout", "scrollTargetBehavior",
    ]
    #expect(NearestName.meant(text, names) == name)
  }

  @Test(arguments: [
    ("crad", "card"), ("Card", "card"), ("cards", "card"), ("car", "card"), ("ster", "star"),
    ("shet", "sheet"), ("longpressdrag", "long-press-drag"), ("long-pres-darg", "long-press-drag"),
    ("card ", "card"),
  ])
  func `a misspelling finds its name`(text: String, name: String) {
    #expect(NearestName.of(text, among: Self.names) == name)
  }

  @Test(arguments: ["", "zebra", "x", "photograph", "dddd"])
  func `an unlike text finds no name`(text: String) {
    #expect(NearestName.of(text, among: Self.names) == nil)
  }

  @Test(arguments: [
    ("crad", "card" as String?), ("stra", "star"), ("c", nil), ("carpets", nil),
    ("long-prss-drag", "long-press-drag"), ("longpressdr", nil),
  ])
  func `the strict tolerance accepts fewer misspellings`(text: String, name: String?) {
    #expect(NearestName.of(text, among: Self.names, .strict) == name)
  }

  @Test
  func `of several equally similar names the first is returned`() {
    #expect(NearestName.of("cat", among: ["cut", "car"], .strict) == "cut")
  }

  @Test
  func `without names there is no suggestion`() {
    #expect(NearestName.of("card", among: []) == nil)
  }
}
