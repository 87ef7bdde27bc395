// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Testing

@Suite struct DebouncerTests {
  @Test func `a burst is over after a quiet time`() {
    var debouncer = Debouncer()
    #expect(debouncer.due == nil)
    debouncer.note(at: 1)
    debouncer.note(at: 1.02)
    let early = debouncer.isOver(at: 1.04)
    #expect(!early)
    #expect(debouncer.due == 1.02 + debouncer.quiet)
    let end = debouncer.isOver(at: 1.02 + debouncer.quiet)
    #expect(end)
    #expect(debouncer.due == nil)
  }

  @Test func `an endless burst is over after the limit`() {
    var debouncer = Debouncer()
    var time = 5.0
    while time < 5 + debouncer.limit {
      debouncer.note(at: time)
      let isOver = debouncer.isOver(at: time)
      #expect(!isOver)
      time += debouncer.quiet / 2
    }
    let end = debouncer.isOver(at: 5 + debouncer.limit)
    #expect(end)
  }

  @Test func `a burst is over once`() {
    var debouncer = Debouncer()
    debouncer.note(at: 0)
    let (first, second) = (debouncer.isOver(at: 1), debouncer.isOver(at: 2))
    #expect(first && !second)
    debouncer.note(at: 3)
    debouncer.note(at: 3.01)
    #expect(debouncer.latest == 3.01)
  }
}
