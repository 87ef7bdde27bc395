// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

private struct IsPinnedKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[IsPinnedKey.self] }
    set { self[IsPinnedKey.self] = newValue }
  }
}

@MainActor
@Suite struct ContainerValuesTests {
  private func texts(@ViewBuilder _ view: () -> some View) -> [String] {
    let content = view()
    return Harness { content }.list.glyphItems.map(\.run.text)
  }

  private struct Described<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
      VStack {
        ForEach(subviews: content) { subview in
          let values = subview.containerValues
          Text("\(values.isPinned) \(values.tag(for: Int.self) ?? 0) \(values.hasTag("x"))")
        }
      }
    }
  }

  @Test func `a container reads the values and the tag of each of its views`() {
    let found = texts {
      Described {
        Text("a").containerValue(\.isPinned, true).padding()
        Text("b").tag(3)
        ForEach(["x"], id: \.self) { Text($0).containerValue(\.isPinned, true) }
      }
    }
    #expect(found == ["true 0 false", "false 3 false", "true 0 true"])
  }
}
