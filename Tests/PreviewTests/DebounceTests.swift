// Part of Snapback, under the MIT licence; see LICENSE.

import Preview
import Testing

@Suite struct DebounceTests {
  @Test func `a burst is over when nothing has come for a while`() {
    var debounce = Debounce()
    #expect(debounce.due == nil)
    debounce.note(at: 1)
    debounce.note(at: 1.02)
    let early = debounce.isOver(at: 1.04)
    #expect(!early)
    #expect(debounce.due == 1.02 + debounce.quiet)
    let end = debounce.isOver(at: 1.02 + debounce.quiet)
    #expect(end)
    #expect(debounce.due == nil)
  }

  @Test func `an endless burst counts after a while`() {
    var debounce = Debounce()
    var time = 5.0
    while time < 5 + debounce.limit {
      debounce.note(at: time)
      let isOver = debounce.isOver(at: time)
      #expect(!isOver)
      time += debounce.quiet / 2
    }
    let end = debounce.isOver(at: 5 + debounce.limit)
    #expect(end)
  }

  @Test func `what was forgotten is not over twice`() {
    var debounce = Debounce()
    debounce.note(at: 0)
    let (first, second) = (debounce.isOver(at: 1), debounce.isOver(at: 2))
    #expect(first && !second)
    debounce.note(at: 3)
    debounce.note(at: 3.01)
    #expect(debounce.latest == 3.01)
  }
}
