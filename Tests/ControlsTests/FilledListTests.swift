// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct FilledListTests {
  private struct Loaded: View {
    @State private var titles: [String] = []
    var body: some View {
      VStack {
        List { ForEach(titles, id: \.self) { Text($0) } }
      }
      .onAppear { titles = ["first", "second"] }
    }
  }

  @Test func `the rows of a list that was empty at first appear`() {
    let harness = Harness { Loaded() }
    harness.settle()
    #expect(harness.list.glyphItems.map(\.run.text) == ["first", "second"])
  }

  @Test func `rows come back after the last one has gone`() {
    let fixture = StateHarness(["a"]) { titles in
      List { ForEach(titles, id: \.self) { Text($0) } }
    }
    for titles in [[], ["b"], [], ["c", "d"]] {
      fixture.set(titles)
      fixture.harness.settle()
      #expect(fixture.harness.list.glyphItems.map(\.run.text) == titles)
    }
  }
}
