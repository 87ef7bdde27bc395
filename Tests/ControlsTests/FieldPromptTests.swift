// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

/// The text in an empty text field.
@MainActor
@Suite struct FieldPromptTests {
  private func colors(_ prompt: Text) -> [ResolvedColor] {
    let list = Harness(size: CGSize(width: 300, height: 40)) {
      TextField("Name", text: .constant(""), prompt: prompt)
    }.list
    return list.items.compactMap { item in
      if case .glyphs(_, .color(let color), _) = item { color } else { nil }
    }
  }

  @Test func `a prompt has its own color`() {
    let plain = colors(Text("name"))
    #expect(plain.count == 1 && plain[0].opacity < 0.5)
    let colored = colors(Text("name").foregroundColor(Color(red: 1, green: 0, blue: 0)))
    #expect(colored == [ResolvedColor(red: 1, green: 0, blue: 0)])
  }
}
