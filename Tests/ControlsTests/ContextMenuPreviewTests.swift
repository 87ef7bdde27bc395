// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// What opens a context menu, and what it lifts.
@MainActor
@Suite struct ContextMenuPreviewTests {
  private let log = EventLog()

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  private func origin(of text: String, in harness: Harness) throws -> CGPoint {
    try #require(harness.list.glyphItems.first { $0.run.text == text }?.origin)
  }

  /// Holds a view for a second, and releases it.
  private func hold(_ point: CGPoint, in harness: Harness) {
    harness.press(point)
    harness.advance(by: 1)
    harness.release(point)
    harness.settle()
  }

  private func clips(_ harness: Harness) -> [RoundedRect] {
    harness.list.items.compactMap { item in
      if case .beginLayer(.clip(let shape), _) = item { shape } else { nil }
    }
  }

  private func list(@ViewBuilder _ content: () -> some View) -> Harness {
    let harness = Harness { List(content: content) }
    harness.settle()
    return harness
  }

  @Test func `all of a row's cell opens its menu, and is lifted`() throws {
    let harness = list {
      Text("plain").contextMenu { Button("copy") {} }
      Text("other")
    }
    let row = try origin(of: "plain", in: harness).y + 8
    hold(CGPoint(x: 300, y: row), in: harness)
    #expect(texts(harness).filter { $0 == "copy" }.count == 1)
    // The row, and its copy.
    #expect(texts(harness).filter { $0 == "plain" }.count == 2)
    #expect(texts(harness).filter { $0 == "other" }.count == 1)
    #expect(clips(harness).contains { $0.width == 350 && $0.height == 44 })
    #expect(harness.list.fillBounds.contains { abs($0.width - 350 * 1.04) < 1 && $0.height < 50 })
    harness.tap(CGPoint(x: 20, y: 700))
    harness.settle()
    #expect(texts(harness).filter { $0 == "plain" }.count == 1)
  }

  @Test(arguments: [true, false])
  func `a menu can be a value, or nil`(_ hasMenu: Bool) {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Color.red.contextMenu(hasMenu ? ContextMenu { Text("copy") } : nil)
    }
    hold(CGPoint(x: 100, y: 100), in: harness)
    #expect(texts(harness) == (hasMenu ? ["copy"] : []))
  }

  @Test func `rows with swipe buttons and links in them have menus in either order`() throws {
    let harness = list {
      Text("inner").contextMenu { Button("copy") {} }.swipeActions { Button("b") {} }
      Text("outer").swipeActions { Button("b") {} }.contextMenu { Button("copy") {} }
      Button("link") { log.lines.append("link") }.contextMenu { Button("copy") {} }
    }
    for name in ["inner", "outer", "link"] {
      let row = try origin(of: name, in: harness).y + 8
      hold(CGPoint(x: 300, y: row), in: harness)
      #expect(texts(harness).contains("copy"), "\(name)")
      #expect(texts(harness).filter { $0 == name }.count == 2)
      harness.tap(CGPoint(x: 20, y: 700))
      harness.settle()
      #expect(!texts(harness).contains("copy"))
    }
    #expect(log.lines.isEmpty)
    harness.tap(CGPoint(x: 300, y: try origin(of: "link", in: harness).y + 8))
    #expect(log.lines == ["link"])
  }

  @Test func `revealed buttons of a row, and rows that cannot be hit, open no menu`() throws {
    let harness = list {
      Text("row").contextMenu { Button("copy") {} }.swipeActions { Button("b") {} }
      Text("dead").contextMenu { Button("copy") {} }.allowsHitTesting(false)
    }
    let row = try origin(of: "row", in: harness).y + 8
    harness.drag(from: CGPoint(x: 300, y: row), to: CGPoint(x: 200, y: row), over: 0.3)
    harness.settle()
    hold(CGPoint(x: 340, y: row), in: harness)
    #expect(!texts(harness).contains("copy"))
    hold(CGPoint(x: 300, y: try origin(of: "dead", in: harness).y + 8), in: harness)
    #expect(!texts(harness).contains("copy"))
  }

  @Test func `the menu of a view in a row opens only there`() throws {
    let harness = list {
      HStack {
        Text("title")
        Spacer()
        Text("part").contextMenu { Button("copy") {} }
      }
    }
    let (title, part) = (
      try origin(of: "title", in: harness), try origin(of: "part", in: harness)
    )
    hold(CGPoint(x: title.x + 4, y: title.y - 4), in: harness)
    #expect(!texts(harness).contains("copy"))
    hold(CGPoint(x: part.x + 4, y: part.y - 4), in: harness)
    #expect(texts(harness).contains("copy"))
    #expect(texts(harness).filter { $0 == "title" }.count == 1)
    #expect(texts(harness).filter { $0 == "part" }.count == 2)
  }

  @Test func `a lifted view has the system's background, and its content shape`() throws {
    let menu = { Button("copy") {} }
    let plain = Harness {
      Color.red.frame(width: 100, height: 60).contextMenu(menuItems: menu)
    }
    hold(CGPoint(x: 195, y: 422), in: plain)
    func radius(_ harness: Harness) throws -> Float {
      try #require(clips(harness).first { $0.width == 100 && $0.height == 60 }).radius
    }
    #expect(try radius(plain) == 8)
    #expect(plain.list.fillBounds.filter { abs($0.width - 104) < 0.5 }.count == 2)
    let shaped = Harness {
      Color.red.frame(width: 100, height: 60)
        .contentShape([.interaction, .contextMenuPreview], RoundedRectangle(cornerRadius: 20))
        .padding(0)
        .contextMenu(menuItems: menu)
    }
    hold(CGPoint(x: 195, y: 422), in: shaped)
    #expect(try radius(shaped) == 20)
  }

  @Test func `the menu of a preview with a size of its own is below it`() throws {
    let harness = Harness {
      Color.red.frame(width: 100, height: 40).contextMenu {
        Button("copy") {}
      } preview: {
        Color.green.frame(width: 200, height: 160)
      }
    }
    hold(CGPoint(x: 195, y: 422), in: harness)
    let preview = try #require(
      harness.list.fillBounds.first { $0.size == CGSize(width: 200, height: 160) })
    #expect(abs(preview.midY - 422) < 1)
    #expect(try origin(of: "copy", in: harness).y > preview.maxY + 16)
  }
}
