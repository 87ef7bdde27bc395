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

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// The letters of the lines' colors, or "-" for that of the style.
  private func tints(@ViewBuilder _ list: () -> some View) -> String {
    Harness { list() }.list.items.reduce(into: "") { tints, item in
      guard case .fill(let shape, .color(let color), _) = item, shape.height <= 1, shape.width > 30
      else { return }
      switch color {
      case ResolvedColor(red: 1, green: 0, blue: 0): tints += "r"
      case ResolvedColor(red: 0, green: 0, blue: 1): tints += "b"
      default: tints += "-"
      }
    }
  }

  @Test func `listRowSeparatorTint colors the lines at the edges of a row`() {
    func list(_ edges: VerticalEdge.Set) -> some View {
      List {
        Text("a")
        Text("b").listRowSeparatorTint(red, edges: edges)
        Text("c").listRowSeparatorTint(blue, edges: .bottom)
        Text("d")
      }
    }
    #expect(tints { list(.all) } == "rrb")
    #expect(tints { list(.top) } == "r-b")
    #expect(tints { list(.bottom) } == "-rb")
  }

  @Test func `tints of a section are those of its rows`() {
    #expect(
      tints {
        List {
          Section {
            Text("a")
            Text("b").listRowSeparatorTint(red)
            Text("c")
          }
          .listRowSeparatorTint(blue)
          .listSectionSeparatorTint(red)
          Section { Text("d") }
        }
        .listStyle(.plain)
      } == "brr-")
  }
}
