// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

@Suite struct HeldButtonCheckTests {
  @Test func `the server is queried at an interval while a button is down`() {
    var check = HeldButtonCheck()
    let times = [0, 0.05, 0.1, 0.15, 0.21, 0.3, 0.32]
    let queried = times.map { check.isDue(at: $0, held: .left) }
    #expect(queried == [false, false, true, false, true, false, true])
  }

  @Test func `the interval begins again with the next press`() {
    var check = HeldButtonCheck()
    _ = check.isDue(at: 0, held: .left)
    let released = check.isDue(at: 1, held: [])
    let pressed = check.isDue(at: 2, held: [.right])
    let later = check.isDue(at: 2.1, held: [.right])
    #expect((released, pressed, later) == (false, false, true))
  }
}
