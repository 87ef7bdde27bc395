// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Motion
import Snapback
import Testing

/// Rows that are inserted, removed and moved with an animation, with their parts of the card.
@MainActor
@Suite struct ListRowMotionTests {
  /// The height of a row, in points.
  private let row: CGFloat = 44

  private func list(_ names: [String], inSection: Bool = false) -> StateHarness<[String]> {
    StateHarness(names) { names in
      List {
        if inSection {
          Section {
            ForEach(names, id: \.self) { Text($0) }
          } footer: {
            Text("footer")
          }
        } else {
          ForEach(names, id: \.self) { Text($0) }
        }
      }
    }
  }

  /// A part of the card: its vertical extent in the window, and how opaque it is.
  private struct Part {
    var top: CGFloat
    var bottom: CGFloat
    var opacity: Double
  }

  /// The visible parts of the card, back to front.
  private func card(_ list: DisplayList) -> [Part] {
    var parts: [Part] = []
    var layers = [(clip: CGRect(origin: .zero, size: list.size), opacity: 1.0)]
    func cut(_ rect: CGRect, _ index: TransformIndex) -> CGRect {
      rect.applying(list.transforms[Int(index)]).intersection(layers[layers.count - 1].clip)
    }
    for item in list.items {
      switch item {
      case .beginLayer(let effect, let index):
        var layer = layers[layers.count - 1]
        if case .clip(let shape) = effect { layer.clip = cut(shape.rect, index) }
        if case .opacity(let opacity) = effect { layer.opacity *= Double(opacity) }
        layers.append(layer)
      case .endLayer: layers.removeLast()
      case .fill(let shape, .color(let color), let index)
      where "\(color.opaque)" == "#ffffff":
        let rect = cut(shape.rect, index)
        guard !rect.isEmpty else { continue }
        let opacity = layers[layers.count - 1].opacity * Double(color.opacity)
        parts.append(Part(top: rect.minY, bottom: rect.maxY, opacity: opacity))
      default: break
      }
    }
    return parts
  }

  private func text(_ text: String, _ list: DisplayList) throws -> GlyphItem {
    try #require(list.glyphItems.first { $0.run.text == text })
  }

  @Test(arguments: [false, true])
  func `a row that is removed fades with its part of the card, behind those that move`(
    inSection: Bool
  ) throws {
    let fixture = list(["a", "b"], inSection: inSection)
    fixture.harness.settle()
    let whole = try #require(card(fixture.harness.list).first)
    #expect(abs(whole.bottom - whole.top - 2 * row) < 1)
    fixture.set(["b"], .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    let list = fixture.harness.frame()
    let parts = card(list)
    let (removed, kept) = (try #require(parts.first), try #require(parts.last))
    #expect(abs(removed.opacity - 0.5) < 0.05 && abs(removed.top - whole.top) < 1)
    #expect(kept.opacity == 1 && abs(kept.top - whole.top - row / 2) < 2)
    #expect(abs(kept.bottom - kept.top - row) < 1)
    #expect(abs(try text("a", list).opacity - removed.opacity) < 0.001)
    #expect(try text("b", list).opacity == 1)
    #expect(list.glyphItems.map(\.run.text).prefix(2) == ["a", "b"])
    fixture.harness.settle()
    let rest = card(fixture.harness.list)
    #expect(rest.count == 1 && abs(rest[0].bottom - rest[0].top - row) < 1)
  }

  @Test func `a row that is removed with the transition opacity fades with its part of the card`()
    throws
  {
    let fixture = StateHarness(["a", "b"]) { names in
      List { ForEach(names, id: \.self) { Text($0).transition(.opacity) } }
    }
    fixture.harness.settle()
    fixture.set(["a"], .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    let removed = try #require(card(fixture.harness.frame()).first)
    #expect(abs(removed.opacity - 0.5) < 0.05)
  }

  @Test(arguments: [false, true])
  func `a row that is appended fades in with its part of the card`(inSection: Bool) throws {
    let fixture = list(["a", "b"], inSection: inSection)
    fixture.harness.settle()
    fixture.set(["a", "b", "c"], .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    let list = fixture.harness.frame()
    let parts = card(list)
    let (added, kept) = (try #require(parts.first), try #require(parts.last))
    #expect(abs(added.opacity - 0.5) < 0.05 && abs(added.bottom - kept.bottom - row) < 1)
    #expect(kept.opacity == 1 && abs(kept.bottom - kept.top - 2 * row) < 1)
    #expect(abs(try text("c", list).opacity - added.opacity) < 0.001)
  }

  @Test func `the rows below an inserted one move, also the last of a short list`() throws {
    let fixture = list(["a", "b"])
    fixture.harness.settle()
    let before = try text("b", fixture.harness.list).origin.y
    fixture.set(["x", "a", "b"], .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    let list = fixture.harness.frame()
    #expect(abs(try text("b", list).origin.y - before - row / 2) < 2)
    #expect(abs(try text("x", list).opacity - 0.5) < 0.05)
    // The parts above and below the row that appears.
    let solid = card(list).filter { $0.opacity == 1 }
    #expect(solid.count == 1 && abs(solid[0].bottom - solid[0].top - 2 * row) < 2)
  }

  @Test func `a row after a section fades in its place, without the card before it`() throws {
    let fixture = StateHarness(true) { isShown in
      List {
        Text("a")
        Section { Text("b") }
        if isShown { Text("c") }
      }
      .listSectionSpacing(16)
    }
    fixture.harness.settle()
    let last = try #require(card(fixture.harness.list).max { $0.bottom < $1.bottom })
    fixture.set(false, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    let removed = card(fixture.harness.frame()).filter { $0.opacity < 0.9 }
    #expect(removed.count == 1)
    #expect(abs(removed[0].top - last.top) < 1 && abs(removed[0].bottom - last.bottom) < 1)
  }

  @Test func `rows of plain lists cover those that fade`() throws {
    func fixture(_ background: Visibility) -> StateHarness<[String]> {
      let fixture = StateHarness(["a", "b"]) { names in
        List { ForEach(names, id: \.self) { Text($0) } }
          .listStyle(.plain).scrollContentBackground(background)
      }
      fixture.harness.settle()
      fixture.set(["b"], .linear(duration: 1))
      fixture.harness.advance(by: 0.5)
      return fixture
    }
    /// What is drawn of rows and behind them.
    func items(_ list: DisplayList) -> [String] {
      list.items.compactMap { item in
        switch item {
        case .glyphs(let run, _, _): run.text
        case .fill(let shape, .color(let color), _) where abs(CGFloat(shape.height) - row) < 1:
          "\(color)"
        default: nil
        }
      }
    }
    #expect(items(fixture(.visible).harness.frame()) == ["a", "#ffffff", "b"])
    #expect(items(fixture(.hidden).harness.frame()) == ["a", "b"])
    let rest = fixture(.visible)
    rest.harness.settle()
    #expect(items(rest.harness.list) == ["b"])
  }

  @Test func `lines between rows move with them`() throws {
    let fixture = list(["a", "b", "c"])
    fixture.harness.settle()
    func lines(_ list: DisplayList) -> [CGFloat] {
      list.fillBounds.filter { $0.height <= 1 && $0.width > 100 }.map(\.minY).sorted()
    }
    let before = lines(fixture.harness.list)
    #expect(before.count == 2)
    fixture.set(["b", "c"], .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    let moving = lines(fixture.harness.frame())
    #expect(moving.count == 1 && abs(moving[0] - before[1] + row / 2) < 2)
  }

  @Test func `a row that is appended out of view without an animation does not appear`() {
    let log = EventLog()
    let fixture = StateHarness(1000) { count in
      List {
        ForEach(0..<count, id: \.self) { index in
          Text("\(index)").onAppear { log.lines.append("\(index)") }
        }
      }
    }
    fixture.harness.settle()
    let appeared = log.lines
    #expect(!appeared.isEmpty)
    fixture.set(1001)
    fixture.harness.settle()
    #expect(log.lines == appeared)
  }

  @Test func `many appended rows are not all made`() {
    let log = EventLog()
    let fixture = StateHarness(3) { count in
      List {
        ForEach(0..<count, id: \.self) { index in
          let _ = log.lines.append("\(index)")
          Text("\(index)")
        }
      }
    }
    fixture.harness.settle()
    fixture.set(10_000, .default)
    fixture.harness.settle()
    #expect(log.lines.count < 500)
  }
}
