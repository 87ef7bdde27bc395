// Part of Snapback, under the MIT licence; see LICENSE.

import Testing
import Words

/// What was probably meant.
struct NearestNameTests {
  private static let names = ["card", "sheet", "long-press-drag", "star"]

  @Test(arguments: [
    ("crad", "card"), ("Card", "card"), ("cards", "card"), ("car", "card"), ("ster", "star"),
    ("shet", "sheet"), ("longpressdrag", "long-press-drag"), ("long-pres-darg", "long-press-drag"),
    ("card ", "card"),
  ])
  func `a slip of the keys finds its name`(text: String, name: String) {
    #expect(NearestName.of(text, among: Self.names) == name)
  }

  @Test(arguments: ["", "zebra", "x", "photograph", "dddd"])
  func `what is like nothing finds nothing`(text: String) {
    #expect(NearestName.of(text, among: Self.names) == nil)
  }

  @Test(arguments: [
    ("crad", "card" as String?), ("stra", "star"), ("c", nil), ("carpets", nil),
    ("long-prss-drag", "long-press-drag"), ("longpressdr", nil),
  ])
  func `among very many names less is allowed`(text: String, name: String?) {
    #expect(NearestName.of(text, among: Self.names, .strict) == name)
  }

  @Test
  func `the first of equals is meant`() {
    #expect(NearestName.of("cat", among: ["cut", "car"], .strict) == "cut")
  }

  @Test
  func `without names there is none`() {
    #expect(NearestName.of("card", among: []) == nil)
  }
}
