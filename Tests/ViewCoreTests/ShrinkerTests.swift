// Part of Snapback, under the MIT licence; see LICENSE.

import InterfaceTesting
import Testing

@MainActor
@Suite struct ShrinkerTests {
  @Test func `only the elements that a fault needs are left, in order`() {
    let list = Shrinker.shortest(Array(0..<100)) {
      $0.contains(3) && $0.contains(50) && $0.contains(99)
    }
    #expect(list == [3, 50, 99])
  }

  @Test func `a list that is needed completely is not shortened`() {
    #expect(Shrinker.shortest([1, 2, 3]) { $0 == [1, 2, 3] } == [1, 2, 3])
    #expect(Shrinker.shortest([1]) { _ in true } == [1])
  }

  @Test func `the number of tries is limited`() {
    var calls = 0
    let list = Shrinker.shortest(Array(0..<1000), limit: 20) {
      calls += 1
      return $0.contains(0)
    }
    #expect(calls == 20)
    #expect(list.contains(0) && list.count < 1000)
  }
}
