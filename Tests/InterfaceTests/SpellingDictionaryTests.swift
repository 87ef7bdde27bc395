// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Testing

@Suite struct SpellingDictionaryTests {
  private let dictionary = SpellingDictionary(
    words: "4\nplay/AGDS\ncry/D\nbox/S\nParis\n",
    rules: """
      SET UTF-8
      PFX A Y 1
      PFX A   0     re         .
      SFX G Y 2
      SFX G   e     ing        e
      SFX G   0     ing        [^e]
      SFX D Y 3
      SFX D   0     d          e
      SFX D   y     ied        [^aeiou]y
      SFX D   0     ed         [aeiou]y
      SFX S Y 2
      SFX S   0     s          [^sxzhy]
      SFX S   0     es         [sxzh]
      SFX S   0     s          [aeiou]y
      """)

  @Test(arguments: [
    "play", "plays", "played", "playing", "replay", "replays", "cried", "boxes", "Play", "Paris",
  ])
  func `stems with the affixes of their flags are words`(word: String) {
    #expect(dictionary.contains(word))
  }

  @Test(arguments: ["plai", "cryed", "crys", "cring", "boxs", "recry", "s", "", "paris"])
  func `other combinations are misspelled`(word: String) {
    #expect(!dictionary.contains(word))
  }
}
