// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

/// The sections of lists and their headers.
@MainActor
@Suite struct ListSectionTests {
  /// The upper edge of a text.
  private func y(of text: String, in harness: Harness) throws -> CGFloat {
    try #require(
      harness.list.items.compactMap { item -> CGFloat? in
        guard case .glyphs(let run, _, let index) = item, run.text == text else { return nil }
        return CGPoint.zero.applying(harness.list.transforms[Int(index)]).y
      }.first)
  }

  @Test(arguments: [true, false])
  func `a section header stays pinned until the next one pushes it away`(isList: Bool) throws {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      if isList {
        List {
          ForEach(0..<3) { section in
            Section("head \(section)") { ForEach(0..<10) { Text("row \($0)") } }
          }
        }
        .listStyle(.plain)
      } else {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
            ForEach(0..<3) { section in
              Section {
                ForEach(0..<10) { Text("row \($0)").frame(height: 44) }
              } header: {
                Text("head \(section)")
              }
            }
          }
        }
      }
    }
    let rest = try y(of: "head 0", in: harness)
    let start = CGPoint(x: 150, y: 350)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 150, y: 150), over: 0.5)
    #expect(abs(try y(of: "head 0", in: harness) - rest) < 1)
    harness.move(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: -115), over: 0.5)
    let (first, second) = (
      try y(of: "head 0", in: harness), try y(of: "head 1", in: harness)
    )
    #expect(first < rest - 1 && second > first && second < 60)
  }

  private struct NamedSection: View {
    let name: String

    var body: some View { Section(name) { Text("row of \(name)") } }
  }

  @Test func `sections of elements that can be deleted are sections`() {
    func harness(_ delete: ((IndexSet) -> Void)?) -> Harness {
      Harness {
        List {
          ForEach(["a", "b"], id: \.self) { name in
            if name == "a" { Section(name) { Text("first") } } else { NamedSection(name: name) }
          }
          .onDelete(perform: delete)
          ForEach(["d"], id: \.self) { name in
            if !name.isEmpty { Section(name) { Text("optional") } }
          }
          .onDelete(perform: delete)
          ForEach(["e"], id: \.self) { name in
            Group { AnyView(Section(name) { Text("erased") }) }
          }
          .onDelete(perform: delete)
          ForEach(["f"], id: \.self) { name in
            Section(name) { Text("one") }
            Section(name) { Text("two") }
          }
          .onDelete(perform: delete)
          ForEach(["c"], id: \.self) { NamedSection(name: $0).listRowBackground(Color.red) }
            .onDelete(perform: delete)
        }
      }
    }
    let plain = harness(nil)
    #expect(plain.list.glyphItems.count == 14)
    #expect("\(harness { _ in }.list)" == "\(plain.list)")
  }
}
