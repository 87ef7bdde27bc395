// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Modifiers around the sections and the rows of a list 390 points wide: cards of the inset grouped style are from
/// x = 20 to 370, the content of their rows from x = 40.
@MainActor
@Suite struct ListSectionModifierTests {
  private func fills(_ harness: Harness) -> [(paint: String, rect: CGRect)] {
    let paints = harness.list.items.compactMap { item in
      if case .fill(_, let paint, _) = item { "\(paint)" } else { nil }
    }
    return Array(zip(paints, harness.list.fillBounds))
  }

  private func rects(_ paint: String, _ harness: Harness) -> [CGRect] {
    fills(harness).filter { $0.paint == paint }.map(\.rect)
  }

  private let white = "#ffffff"
  private let red = "#ff3b30"
  private let green = "#34c759"

  /// A row 20 points high, in a cell of 44.
  private var row: some View { Color.green.frame(width: 30, height: 20) }

  /// Two sections in a view of their own.
  private struct Sections: View {
    var body: some View {
      Section {
        Color.green.frame(width: 30, height: 20)
        Color.green.frame(width: 30, height: 20)
      }
      Section { Color.green.frame(width: 30, height: 20) }
    }
  }

  @Test func `layout modifiers around sections apply to each row`() {
    let padded = Harness { List { Sections().padding(.leading, 10) } }
    #expect(
      rects(white, padded) == [
        CGRect(x: 20, y: 35, width: 350, height: 88), CGRect(x: 20, y: 158, width: 350, height: 44),
      ])
    #expect(rects(green, padded).map(\.minX) == [50, 50, 50])
  }

  @Test func `backgrounds and borders around sections are those of each row's content`() {
    let harness = Harness { List { Group { Sections() }.padding(2).background(Color.red) } }
    #expect(
      rects(red, harness) == [
        CGRect(x: 40, y: 46, width: 34, height: 24), CGRect(x: 40, y: 92, width: 34, height: 24),
        CGRect(x: 40, y: 173, width: 34, height: 24),
      ])
    #expect(rects(white, harness).map(\.height) == [92, 46])
  }

  @Test func `row modifiers around a view of sections apply to their rows`() {
    let harness = Harness {
      List { Sections().listRowBackground(Color.red).listRowInsets(EdgeInsets()) }
    }
    #expect(
      rects(red, harness) == [
        CGRect(x: 20, y: 35, width: 350, height: 44), CGRect(x: 20, y: 79, width: 350, height: 44),
        CGRect(x: 20, y: 158, width: 350, height: 44),
      ])
    #expect(rects(white, harness).isEmpty)
    #expect(rects(green, harness).map(\.minX) == [20, 20, 20])
  }

  /// A section with the given number of rows, in two modifiers. In a narrow list the content of rows starts at x = 32.
  private struct Growing: View {
    let count: Int

    var body: some View {
      List {
        Section { ForEach(0..<count, id: \.self) { _ in Color.green.frame(width: 30, height: 20) } }
          .padding(.leading, 10)
          .background(alignment: .leading) { Color.red.frame(width: 5) }
      }
    }
  }

  @Test func `rows that are added to a section have the modifiers around it`() {
    let fixture = StateHarness(1) { Growing(count: $0) }
    #expect(rects(green, fixture.harness).map(\.minX) == [42])
    fixture.set(3)
    #expect(rects(green, fixture.harness).map(\.minX) == [42, 42, 42])
    #expect(rects(red, fixture.harness).map(\.minX) == [32, 32, 32])
    fixture.set(0)
    #expect(rects(green, fixture.harness).isEmpty && rects(red, fixture.harness).isEmpty)
    fixture.set(2)
    #expect(rects(red, fixture.harness).map(\.minX) == [32, 32])
  }

  @Test func `the background of a row fills its cell inside of layout modifiers`() {
    let padded = Harness { List { row.listRowBackground(Color.red).padding(10) } }
    #expect(rects(red, padded) == [CGRect(x: 20, y: 35, width: 350, height: 62)])
    #expect(rects(green, padded) == [CGRect(x: 50, y: 56, width: 30, height: 20)])

    let framed = Harness {
      List {
        row.listRowBackground(Color.red).frame(width: 100, height: 80, alignment: .trailing)
          .opacity(0.5)
      }
    }
    #expect(rects(red, framed) == [CGRect(x: 20, y: 35, width: 350, height: 102)])
    #expect(rects(green, framed) == [CGRect(x: 110, y: 76, width: 30, height: 20)])
  }

  @Test func `the background of a row fills its cell from right to left`() {
    let harness = Harness {
      List { row.listRowBackground(Color.red).padding(.leading, 60) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(rects(red, harness) == [CGRect(x: 20, y: 35, width: 350, height: 44)])
  }

  @Test func `an inner nil is the background and the separator of the style`() {
    let harness = Harness {
      List {
        Group {
          row
          row.listRowBackground(Color?.none)
        }
        .listRowBackground(Color.red)
      }
    }
    #expect(rects(red, harness) == [CGRect(x: 20, y: 35, width: 350, height: 44)])
    #expect(rects(white, harness) == [CGRect(x: 20, y: 79, width: 350, height: 44)])

    let tinted = Harness {
      List {
        Group {
          row
          row.listRowSeparatorTint(nil)
          row
        }
        .listRowSeparatorTint(.red, edges: .bottom)
      }
    }
    #expect(rects(red, tinted).map(\.maxY) == [79])
  }

  /// A section with a header in a view of its own.
  private struct TitledSection: View {
    var body: some View {
      Section {
        Color.green.frame(width: 30, height: 20)
      } header: {
        Text("header")
      }
    }
  }

  @Test func `swipe buttons and a background around a view of a section apply to its rows`() {
    let section = TitledSection()
    func harness(@ViewBuilder _ content: () -> some View) -> Harness {
      let harness = Harness { List(content: content) }
      harness.settle()
      return harness
    }
    let inside = harness { section.listRowBackground(Color.red).swipeActions { Button("b") {} } }
    let outside = harness { section.swipeActions { Button("b") {} }.listRowBackground(Color.red) }
    for harness in [inside, outside] {
      #expect(rects(red, harness).map(\.size) == [CGSize(width: 350, height: 44)])
      #expect(rects(white, harness).isEmpty)
    }
    let own = harness {
      row.listRowBackground(Color?.none).swipeActions { Button("b") {} }
        .listRowBackground(Color.red)
    }
    #expect(rects(red, own).isEmpty && !rects(white, own).isEmpty)
  }

  @Test func `the background of a row that is removed fades with it`() throws {
    let fixture = StateHarness([1, 2]) { rows in
      List {
        ForEach(rows, id: \.self) { _ in
          Color.green.frame(width: 30, height: 20).listRowBackground(Color.red)
        }
      }
    }
    fixture.set([1], .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(rects(red, fixture.harness).count == 2)
    // The content and the background.
    let opacities = fixture.harness.list.items.compactMap { item in
      if case .beginLayer(.opacity(let opacity), _) = item { opacity } else { nil }
    }
    #expect(opacities.count { abs($0 - 0.5) < 0.1 } == 2)
    fixture.harness.advance(by: 1)
    #expect(rects(red, fixture.harness).count == 1)
  }
}
