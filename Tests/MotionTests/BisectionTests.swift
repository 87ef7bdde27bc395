// Part of Snapback, under the MIT licence; see LICENSE.

import Motion
import Testing

@Suite struct BisectionTests {
  @Test func `the least value is approximated from above, by halves of the range`() {
    #expect(bisection(0, 8, steps: 3) { $0 >= 3 } == 3)
    #expect(bisection(0, 8, steps: 2) { $0 >= 3 } == 4)
    #expect(bisection(0, 8, steps: 3) { _ in true } == 1)
    #expect(bisection(0, 8, steps: 3) { $0 >= 8 } == 8)
    #expect(bisection(0, 8, steps: 0) { _ in true } == 8)
  }
}
