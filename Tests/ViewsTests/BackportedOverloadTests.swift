// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

extension View {
  /// A declaration as in packages for older systems.
  fileprivate func overlay<T: View>(
    alignment: Alignment = .center, @ViewBuilder _ content: () -> T
  ) -> some View {
    overlay(alignment: alignment, content: content)
  }

  fileprivate func background<T: View>(
    alignment: Alignment = .center, @ViewBuilder _ content: () -> T
  ) -> some View {
    background(alignment: alignment, content: content)
  }
}

@MainActor
@Suite struct BackportedOverloadTests {
  @Test func `a package's own overlay and background are preferred to those with a label`() {
    let harness = Harness(size: CGSize(width: 10, height: 10)) {
      Color.clear.overlay { Color.red }.background(alignment: .top) { Color.blue }
    }
    let text = "\(harness.list)"
    #expect(text.contains("#ff3b30") && text.contains("#007aff"))
  }
}
