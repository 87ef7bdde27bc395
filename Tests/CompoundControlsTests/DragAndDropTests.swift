// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

/// Can be transferred as itself, as encoded data, or as its name.
private struct Fruit: Codable, Transferable {
  var name: String

  static var transferRepresentation: some TransferRepresentation<Fruit> {
    CodableRepresentation(contentType: UTType(exportedAs: "test.fruit"))
    ProxyRepresentation(exporting: \.name)
  }
}

@MainActor
@Suite struct DragAndDropTests {
  private let log = EventLog()
  private let above = CGPoint(x: 100, y: 50)
  private let below = CGPoint(x: 100, y: 150)

  private struct Basket: View {
    let log: EventLog

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
          .draggable(Fruit(name: "apple"))
        Color.blue.frame(height: 100)
          .dropDestination(for: String.self) { items, location in
            log.lines.append("\(items) at \(location.y.rounded())")
            return true
          } isTargeted: {
            log.lines.append($0 ? "over" : "off")
          }
      }
    }
  }

  private func harness(_ view: some View) -> Harness {
    Harness(size: CGSize(width: 200, height: 200)) { view }
  }

  private func dragToDestination(_ harness: Harness) {
    harness.press(above)
    harness.advance(by: 0.6)
    harness.move(from: above, to: below, over: 0.3)
  }

  @Test func `a held view is lifted and follows the pointer`() {
    let harness = harness(Basket(log: log))
    harness.press(above)
    harness.advance(by: 0.4)
    #expect(harness.list.fillBounds.count == 2)
    harness.advance(by: 0.2)
    harness.move(from: above, to: CGPoint(x: 120, y: 70), over: 0.2)
    harness.advance(by: 1)
    let lifted = harness.list.fillBounds.last
    #expect(harness.list.fillBounds.count == 3)
    #expect(
      lifted.map { areClose(CGPoint(x: $0.midX, y: $0.midY), CGPoint(x: 120, y: 70), within: 1) }
        == true)
    #expect(lifted.map { abs($0.width - 210) < 0.1 } == true)
  }

  @Test(arguments: [true, false])
  func `a touch that has opened a context menu drags the view`(isInside: Bool) {
    let menu = { Button("copy") {} }
    let harness = harness(
      VStack(spacing: 0) {
        if isInside {
          Color.red.frame(height: 100).draggable("apple").contextMenu(menuItems: menu)
        } else {
          Color.red.frame(height: 100).contextMenu(menuItems: menu).draggable("apple")
        }
        Color.blue.frame(height: 100).dropDestination(for: String.self) { items, _ in
          log.lines += items
          return true
        }
      })
    harness.press(above)
    harness.advance(by: 1)
    #expect(harness.list.glyphItems.contains { $0.run.text == "copy" })
    harness.move(from: above, to: below, over: 0.3)
    harness.release(below)
    harness.settle()
    #expect(log.lines == ["apple"])
    #expect(!harness.list.glyphItems.contains { $0.run.text == "copy" })
  }

  @Test func `the secondary button of the mouse chooses from a menu of a view that can be dragged`()
  {
    let harness = harness(
      Color.red.frame(width: 60, height: 40).draggable("apple").contextMenu {
        Button("copy") { log.lines.append("copy") }
      })
    let center = CGPoint(x: 100, y: 100)
    harness.mouse(.down, center, .right)
    harness.advance(by: 0.6)
    guard let row = harness.list.glyphItems.first(where: { $0.run.text == "copy" })?.origin else {
      Issue.record("no menu")
      return
    }
    let end = CGPoint(x: row.x + 4, y: row.y - 4)
    for step in 1...10 {
      let fraction = CGFloat(step) / 10
      harness.mouse(
        .move,
        CGPoint(
          x: center.x + (end.x - center.x) * fraction, y: center.y + (end.y - center.y) * fraction),
        .right)
    }
    harness.mouse(.up, end, .right)
    harness.settle()
    #expect(log.lines == ["copy"])
  }

  @Test func `a drop receives the type that the destination accepts`() {
    let harness = harness(Basket(log: log))
    dragToDestination(harness)
    #expect(log.lines == ["over"])
    harness.release(below)
    harness.settle()
    #expect(log.lines == ["over", "off", "[\"apple\"] at 50.0"])
    #expect(harness.list.fillBounds.count == 2)
  }

  @Test func `a view that is dropped elsewhere springs back`() {
    let harness = harness(Basket(log: log))
    dragToDestination(harness)
    harness.move(from: below, to: above, over: 0.2)
    harness.release(above)
    harness.settle()
    #expect(log.lines == ["over", "off"])
    #expect(harness.list.fillBounds.count == 2)
  }

  /// Two rows that change places when the dragged one is over the other.
  private struct Rows: View {
    let log: EventLog
    @State private var colors = [Color.red, .blue]

    var body: some View {
      VStack(spacing: 0) {
        ForEach(colors, id: \.self) { color in
          color.frame(height: 100)
            .draggable("row") { Color.green.frame(width: 40, height: 40) }
            .dropDestination(for: String.self) { _, _ in
              false
            } isTargeted: { isTargeted in
              guard isTargeted, color == .blue else { return }
              log.note("reordered")
              withAnimation { colors = [.blue, .red] }
            }
        }
      }
    }
  }

  @Test func `a lifted view stays under the pointer while its rows are reordered`() {
    let harness = harness(Rows(log: log))
    dragToDestination(harness)
    harness.advance(by: 1)
    let end = CGPoint(x: 100, y: 160)
    harness.move(from: below, to: end, over: 0.2)
    harness.advance(by: 0.2)
    #expect(log.lines == ["reordered"])
    let lifted = harness.list.fillBounds.last
    #expect(lifted.map { areClose(CGPoint(x: $0.midX, y: $0.midY), end, within: 0.1) } == true)
  }

  @Test func `a provider of an item has the type of its identifier`() {
    let items: [((any NSSecureCoding)?, String, String)] = [
      (NSString(string: "pear"), "public.plain-text", "public.text"),
      (NSURL(string: "https://a.b"), "public.url", "public.url"),
      (nil, "test.kind", "test.kind"),
    ]
    for (item, identifier, requested) in items {
      let provider = NSItemProvider(item: item, typeIdentifier: identifier)
      #expect(provider.registeredTypeIdentifiers == [identifier])
      #expect(provider.hasItemConformingToTypeIdentifier(requested))
      #expect(provider.canLoadObject(ofClass: String.self) == (item is NSString))
      #expect(provider.canLoadObject(ofClass: URL.self) == (item is NSURL))
    }
  }

  private final class Noted: NSItemProvider {
    var onEnd: () -> Void = {}
    deinit { onEnd() }
  }

  @Test func `a subclass of a provider has its initializers`() throws {
    var ends = 0
    do {
      let file = try #require(Noted(contentsOf: URL(string: "file:///tmp/a.png")))
      file.onEnd = { ends += 1 }
      #expect(file.hasItemConformingToTypeIdentifier("public.file-url"))
      let text = Noted(object: "pear")
      text.onEnd = { ends += 1 }
      #expect(text.canLoadObject(ofClass: String.self))
    }
    #expect(ends == 2)
  }

  private struct Old: View, DropDelegate {
    let log: EventLog
    var operation = DropOperation.move

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).onDrag { NSItemProvider(object: "pear") }
        Color.blue.frame(height: 100).onDrop(of: [.text], delegate: self)
      }
    }

    func dropEntered(info: DropInfo) { log.note("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
    func dropExited(info: DropInfo) { log.note("exited") }

    func performDrop(info: DropInfo) -> Bool {
      for provider in info.itemProviders(for: [.plainText]) {
        provider.loadObject(ofClass: String.self) { text, _ in log.note(text ?? "nil") }
      }
      return true
    }
  }

  @Test(arguments: [
    (DropOperation.move, ["entered", "pear"]), (.forbidden, ["entered", "exited"]),
  ])
  func `a drop delegate accepts or forbids a drop`(operation: DropOperation, lines: [String]) {
    let harness = harness(Old(log: log, operation: operation))
    dragToDestination(harness)
    harness.release(below)
    harness.settle()
    #expect(log.lines == lines)
  }

  @Test func `content types conform to more general ones`() {
    #expect(UTType.utf8PlainText.conforms(to: .text))
    #expect(UTType.png.conforms(to: .data))
    #expect(!UTType.text.conforms(to: .plainText))
    #expect(UTType("no.such") == nil)
  }
}
