// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

private struct Counter: View {
  let expose: (Binding<Int>, Binding<URL?>) -> Void
  @SceneStorage("count") private var count = 2
  @SceneStorage("place") private var place: URL?

  var body: some View {
    expose($count, $place)
    return Rectangle().frame(width: 10, height: 10).offset(x: CGFloat(count))
  }
}

@MainActor
@Suite struct SceneStorageTests {
  @Test func `a value is shared within a window, and not with another one`() throws {
    var counts: [Binding<Int>] = []
    let makeHarness = {
      Harness(size: CGSize(width: 100, height: 100)) {
        VStack {
          Counter { count, _ in counts.append(count) }
          Counter { _, _ in }
        }
      }
    }
    let harness = makeHarness()
    let other = makeHarness()
    try #require(counts.first).wrappedValue = 30
    harness.frame()
    other.frame()
    #expect(harness.list.fillBounds.map(\.minX) == [75, 75])
    #expect(other.list.fillBounds.map(\.minX) == [47, 47])
  }

  @Test func `an optional value is nil until it is set`() throws {
    var places: [Binding<URL?>] = []
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Counter { _, place in places.append(place) }
    }
    let place = try #require(places.first)
    #expect(place.wrappedValue == nil)
    place.wrappedValue = URL(string: "a:b")
    harness.frame()
    #expect(places.last?.wrappedValue?.absoluteString == "a:b")
  }
}
