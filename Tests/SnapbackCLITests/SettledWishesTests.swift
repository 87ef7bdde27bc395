// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import SnapbackCLI
import Testing

/// Whose wish counts.
struct SettledWishesTests {
  @Test(arguments: [
    (SettledWishes(), DesktopWishes(reducesMotion: true, prefersDark: true)),
    (SettledWishes(reducesMotion: false), DesktopWishes(prefersDark: true)),
    (SettledWishes(isDark: false), DesktopWishes(reducesMotion: true, prefersDark: false)),
    (SettledWishes(reducesMotion: false, isDark: false), DesktopWishes(prefersDark: false)),
  ])
  func `the desktop completes what the user left open`(
    settled: SettledWishes, wishes: DesktopWishes
  ) {
    let desktop = DesktopWishes(reducesMotion: true, prefersDark: true)
    #expect(settled.completed(by: desktop) == wishes)
    #expect(settled.leavesQuestions == (settled.reducesMotion == nil || settled.isDark == nil))
  }

  @Test(arguments: [(nil, nil), ("", nil), ("1", true), ("0", false)])
  func `a variable of the environment says less motion, or not less`(
    text: String?, reduces: Bool?
  ) throws {
    let environment = text.map { ["SNAPBACK_REDUCE_MOTION": $0] } ?? [:]
    #expect(try SettledWishes.reducesMotion(environment: environment) == reduces)
  }

  @Test(arguments: ["yes", "2", " 1", "true"])
  func `a variable that says neither is refused`(text: String) {
    #expect(
      throws: ProgramError.malformed(option: "SNAPBACK_REDUCE_MOTION", value: text, .switch)
    ) {
      try SettledWishes.reducesMotion(environment: ["SNAPBACK_REDUCE_MOTION": text])
    }
  }
}
