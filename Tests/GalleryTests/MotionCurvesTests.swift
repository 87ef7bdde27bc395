// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Interface
import InterfaceTesting
import Snapback
import Testing

/// A card that moves, turns and returns.
private struct Turning: View {
  @State private var offset = CGSize.zero

  var body: some View {
    Color.blue
      .frame(width: 100, height: 100)
      .rotationEffect(.degrees(offset.height / 2))
      .offset(offset)
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { offset = $0.translation }
          .onEnded { _ in withAnimation(.bouncy) { offset = .zero } }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The curves of the motion plot, their export, and the ghosts of pinned releases.
@MainActor
@Suite struct MotionCurvesTests {
  /// Throws the card from the middle of the stage; the animation is running afterwards.
  private func throwCard(_ window: StudioHarness, by translation: CGSize) {
    let stage = CGPoint(x: 515, y: 420)
    window.harness.drag(
      from: stage,
      to: CGPoint(x: stage.x + translation.width, y: stage.y + translation.height), over: 0.2)
  }

  private func makeWindow(_ saved: SavedFiles? = nil) -> StudioHarness {
    StudioHarness(FilePreview { Turning() }, panel: "motion", exporting: saved?.save)
  }

  @MainActor
  private final class SavedFiles {
    var files: [ExportedFile] = []

    func save(_ file: ExportedFile) -> SavedSession {
      files.append(file)
      return .path("saved.\(file.fileExtension)")
    }
  }

  /// The lines of copied comma-separated values, by their first column.
  private func curves(_ csv: String) -> [String: [[String]]] {
    Dictionary(
      grouping: csv.split(separator: "\n").dropFirst().map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }, by: { $0[0] })
  }

  @Test func `several curves of the touched view, of numbers and of views are plotted at once`()
    throws
  {
    let window = makeWindow()
    var copied = ""
    window.harness.host.copyText = { copied = $0 }
    throwCard(window, by: CGSize(width: 120, height: 80))
    window.harness.advance(by: 0.1)
    window.click("Curve")
    #expect(window.texts.contains("Turning .rotation"))
    window.click("x")
    #expect(window.texts.contains("Turning · x"))
    window.click("Curve")
    window.click("Turning .rotation")
    window.click("Curve")
    window.click("Turning")
    window.click("width")
    throwCard(window, by: CGSize(width: 120, height: 80))
    window.harness.settle()
    window.click(try #require(window.positions(of: "Export").first))
    window.click("Copy CSV")
    let curves = curves(copied)
    #expect(
      Set(curves.keys) == [
        "\"Turning · x\"", "\"Turning .rotation\"", "\"Turning · width\"",
      ])
    let x = try #require(curves["\"Turning · x\""])
    let values = x.compactMap { Double($0[3]) }
    #expect((values.max() ?? 0) - (values.last ?? 0) > 100)
    let turns = try #require(curves["\"Turning .rotation\""])
    #expect(turns.allSatisfy { $0[1] == "°" })
    #expect((turns.compactMap { Double($0[3]) }.max() ?? 0) > 20)
    // A chip removes its curve.
    window.click("Turning .rotation")
    window.click(try #require(window.positions(of: "Export").first))
    window.click("Copy CSV")
    #expect(!copied.contains("rotation"))
  }

  @Test func `the plot and the table are saved as SVG and PNG`() throws {
    let saved = SavedFiles()
    let window = makeWindow(saved)
    throwCard(window, by: CGSize(width: 120, height: 80))
    window.harness.settle()
    for (index, name) in ["motion", "releases"].enumerated() {
      for format in ["PNG", "SVG"] {
        let point = try #require(window.positions(of: "Export").dropFirst(index).first)
        window.click(point)
        window.click("Save as \(format)")
        let file = try #require(saved.files.last)
        #expect(file.name == name)
        switch file.contents {
        case .text(let text):
          #expect(format == "SVG" && text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
          #expect(text.contains(name == "motion" ? ">Velocity</text>" : ">Peak (pt/s)</text>"))
          #expect(!text.contains("nan") && !text.contains("inf\""))
          _ = try XMLCheck(text)
        case .picture(let list, let scale):
          #expect(format == "PNG" && scale == 2 && list.size.width > 500)
          #expect(list.items.count > 10)
        }
        #expect(window.texts.contains("saved.\(format.lowercased())"))
      }
    }
    #expect(saved.files.count == 4)
  }

  @Test func `pinned releases have ghosts on the stage`() throws {
    let window = makeWindow()
    for width in [60, 120, 180] {
      throwCard(window, by: CGSize(width: width, height: 0))
      window.harness.settle()
    }
    func badges() -> [String] {
      ["A", "B", "C"].filter { letter in
        window.positions(of: letter).contains { $0.x < 800 && $0.x > 250 }
      }
    }
    #expect(badges().isEmpty)
    for row in ["1", "3"] {
      // The number of a row, in the side panel.
      let point = try #require(window.positions(of: row).last { (860..<890).contains($0.x) })
      window.click(point)
    }
    #expect(badges() == ["A", "B"])
    #expect(window.texts.contains("B−A"))
    // While a card is thrown, the ghosts move too: each as its own release did.
    throwCard(window, by: CGSize(width: 100, height: 0))
    window.harness.advance(by: 0.05)
    let early = try #require(window.positions(of: "B").first { $0.x < 800 })
    let earlyA = try #require(window.positions(of: "A").first { $0.x < 800 })
    window.harness.settle()
    let late = try #require(window.positions(of: "B").first { $0.x < 800 })
    #expect(early.x > late.x + 20)
    #expect(early.x > earlyA.x + 20)
    window.click("Ghosts")
    #expect(badges().isEmpty)
  }
}

/// Checks that the elements of a document are closed in order.
private struct XMLCheck {
  struct Fault: Error {
    let element: String
  }

  init(_ text: String) throws {
    var open: [Substring] = []
    for part in text.split(separator: "<") {
      guard let end = part.firstIndex(of: ">") else { continue }
      let tag = part[..<end]
      let name = tag.prefix { $0 != " " && $0 != "/" || $0 == tag.first }
      if tag.first == "/" {
        guard open.popLast() == tag.dropFirst() else { throw Fault(element: String(tag)) }
      } else if tag.last != "/" {
        open.append(name)
      }
    }
    guard open.isEmpty else { throw Fault(element: String(open[0])) }
  }
}
