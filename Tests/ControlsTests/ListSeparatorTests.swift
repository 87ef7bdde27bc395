// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// The lines between the rows of a list 390 points wide: cards of the inset grouped style are from
/// x = 20 to 370.
@MainActor
@Suite struct ListSeparatorTests {
  /// The horizontal bounds of the lines.
  private func lines(@ViewBuilder _ list: () -> some View) -> [ClosedRange<CGFloat>] {
    Harness { list() }.list.fillBounds.filter { $0.height <= 1 && $0.width > 30 }
      .map { $0.minX...$0.maxX }
  }

  private var icon: some View { Color.red.frame(width: 30, height: 20) }

  @Test func `a line begins at the first text of its row`() {
    #expect(
      lines {
        List {
          HStack(spacing: 10) {
            icon
            Text("a")
            Text("b")
          }
          Text("c")
          Text("d")
        }
      } == [80...370, 40...370])
  }

  @Test func `a line of a row without text begins at the row's content`() {
    #expect(
      lines {
        List {
          icon
          icon.overlay { Text("a") }
          icon
        }
      } == [40...370, 40...370])
  }

  @Test func `a line below a segmented picker begins at the picker`() {
    #expect(
      lines {
        List {
          Picker("Mode", selection: .constant(0)) {
            Text("First").tag(0)
            Text("Second").tag(1)
          }
          .pickerStyle(.segmented)
          Text("a")
        }
      } == [40...370])
  }

  @Test func `alignment guides set the ends of lines`() {
    #expect(
      lines {
        List {
          HStack(spacing: 10) {
            icon
            Text("a")
          }
          .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
          Text("b").alignmentGuide(.listRowSeparatorTrailing) { _ in 100 }
          Text("c")
        }
      } == [40...370, 40...140])
  }

  @Test func `from right to left the ends are mirrored`() {
    #expect(
      lines {
        List {
          HStack(spacing: 10) {
            icon
            Text("a")
          }
          Text("b")
        }
        .environment(\.layoutDirection, .rightToLeft)
      } == [20...310])
  }

  @Test func `listSectionSeparator hides the line below a section`() {
    func count(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Int {
      lines {
        List {
          Section {
            Text("a")
            Text("b")
          }
          .listSectionSeparator(visibility, edges: edges)
          Section { Text("c") }
        }
        .listStyle(.plain)
      }.count
    }
    #expect(count(.visible) == 3)
    #expect(count(.hidden) == 2)
    #expect(count(.hidden, edges: .top) == 3)
  }
}
