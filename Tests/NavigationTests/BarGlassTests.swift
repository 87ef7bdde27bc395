// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing
@_spi(ViewTree) import ViewCore

/// The glass behind the items of bars in iOS 26.
@MainActor
@Suite struct BarGlassTests {
  private func harness(
    _ version: SystemVersion = .iOS26,
    @ToolbarContentBuilder _ items: () -> some ToolbarContent
  ) -> Harness {
    let items = items()
    let host = ViewHost(
      NavigationStack {
        Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { items }
      }, size: CGSize(width: 390, height: 844), resources: .plain())
    host.systemVersion = version
    let harness = Harness(host)
    harness.settle()
    return harness
  }

  /// The capsules of a bar that are filled with a paint, from left to right.
  private func capsules(_ harness: Harness, _ isWanted: (String) -> Bool) -> [CGRect] {
    let paints = harness.list.items.compactMap { item in
      if case .fill(_, let paint, _) = item { "\(paint)" } else { nil }
    }
    return zip(paints, harness.list.fillBounds)
      .filter { isWanted($0) && abs($1.height - 44) < 0.01 }
      .map(\.1).sorted { $0.minX < $1.minX }
  }

  private func glass(_ harness: Harness) -> [CGRect] {
    capsules(harness) { $0.hasPrefix("material") }
  }

  private func button(_ name: String) -> some View {
    Button {
    } label: {
      Image(systemName: name)
    }
  }

  @Test func `items next to each other share a capsule of glass, which a space divides`() throws {
    let shared = glass(
      harness {
        ToolbarItem(placement: .topBarTrailing) { button("star") }
        ToolbarItem(placement: .primaryAction) { button("heart") }
      })
    #expect(shared.count == 1)
    let whole = try #require(shared.first)
    #expect(whole.width >= 88 && whole.maxX == 374 && whole.minY == 0)
    let divided = glass(
      harness {
        ToolbarItem(placement: .topBarTrailing) { button("star") }
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarItem(placement: .topBarTrailing) { button("heart") }
      })
    #expect(divided.count == 2 && abs(divided[1].minX - divided[0].maxX - 12) < 0.01)
    let group = glass(
      harness {
        ToolbarItemGroup(placement: .topBarLeading) {
          button("star")
          button("heart")
        }
        ToolbarItem(placement: .cancellationAction) { button("xmark") }
      })
    #expect(group.count == 2 && group[0].width > group[1].width)
  }

  @Test func `there is no glass before iOS 26, and none for items that hide it`() {
    #expect(glass(harness(.iOS18) { ToolbarItem { button("star") } }).isEmpty)
    #expect(glass(harness { ToolbarItem { button("star") } }).count == 1)
    #expect(
      glass(harness { ToolbarItem { button("star") }.sharedBackgroundVisibility(.hidden) }).isEmpty)
    let principal = harness { ToolbarItem(placement: .principal) { Text("Middle") } }
    #expect(glass(principal).isEmpty)
  }

  @Test func `an item that confirms is a capsule in the tint color`() {
    func colors(_ harness: Harness) -> [CGRect] { capsules(harness) { $0 == "#0088ff" } }
    let confirmation = harness {
      ToolbarItem(placement: .confirmationAction) { button("checkmark") }
      ToolbarItem(placement: .topBarTrailing) { button("star") }
    }
    #expect(colors(confirmation).count == 1 && glass(confirmation).count == 1)
    let old = harness(.iOS18) {
      ToolbarItem(placement: .confirmationAction) { button("checkmark") }
    }
    #expect(colors(old).isEmpty)
  }

  @Test(arguments: [true, false])
  func `the glass of a button style is that of the bar, or a capsule in its tint`(isBordered: Bool)
  {
    let harness = harness {
      ToolbarItemGroup(placement: .topBarTrailing) {
        if isBordered {
          button("star").buttonStyle(.bordered)
          button("heart").buttonStyle(.borderedProminent).tint(.orange)
        } else {
          button("star").buttonStyle(.glass)
          button("heart").buttonStyle(.glassProminent).tint(.orange)
        }
        button("trash")
      }
    }
    let orange = capsules(harness) { $0 == "#ff8d28" }
    let glass = glass(harness)
    #expect(orange.count == 1 && glass.count == 2)
    #expect(glass[0].maxX < orange[0].minX && orange[0].maxX < glass[1].minX)
  }

  @Test func `a prominent item without glass has its capsule`() {
    let harness = harness {
      ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        .sharedBackgroundVisibility(.hidden)
    }
    #expect(capsules(harness) { $0 == "#0088ff" }.count == 1 && glass(harness).isEmpty)
  }

  /// The settings that views have found in their environment, by their names.
  @MainActor
  private final class Settings {
    var tints: [String: Color?] = [:]
    var sizes: [String: DynamicTypeSize] = [:]
    var scales: [String: Image.Scale] = [:]

    func note(
      _ name: String, _ tint: Color?, _ size: DynamicTypeSize, _ scale: Image.Scale
    ) {
      tints[name] = tint
      sizes[name] = size
      scales[name] = scale
    }
  }

  private struct Reader: View {
    let name: String
    let settings: Settings
    @Environment(\.tint) private var tint
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.imageScale) private var scale

    init(_ name: String, _ settings: Settings) {
      self.name = name
      self.settings = settings
    }

    var body: some View {
      let _ = settings.note(name, tint, typeSize, scale)
      Text(name)
    }
  }

  /// The settings of readers in a toolbar, in a stack with the tint purple and a small text size.
  private func settings(
    @ToolbarContentBuilder _ items: (Settings) -> some ToolbarContent
  ) -> Settings {
    let settings = Settings()
    let items = items(settings)
    let host = ViewHost(
      NavigationStack { Color.clear.toolbar { items } }.tint(.purple).dynamicTypeSize(.xSmall),
      size: CGSize(width: 390, height: 844), resources: .plain())
    host.systemVersion = .iOS26
    Harness(host).settle()
    return settings
  }

  @Test func `items on glass have no tint but their own, and what they present has that around`() {
    let settings = settings { settings in
      ToolbarItem {
        Reader("item", settings).sheet(isPresented: .constant(true)) {
          Reader("sheet", settings)
        }
      }
      ToolbarItem { Reader("own", settings).tint(.green) }
      ToolbarItem(placement: .principal) { Reader("middle", settings) }
    }
    #expect(settings.tints["item"] == .primary && settings.tints["own"] == .green)
    #expect(settings.tints["sheet"] == .purple && settings.tints["middle"] == .purple)
    #expect(settings.sizes["item"] == .large && settings.sizes["middle"] == .large)
    #expect(settings.sizes["sheet"] == .xSmall && settings.scales["sheet"] == .medium)
  }

  @Test func `what an item presents keeps the settings that the item has set`() {
    let settings = settings { settings in
      ToolbarItem {
        Color.clear.sheet(isPresented: .constant(true)) { Reader("sheet", settings) }
          .tint(.primary).dynamicTypeSize(.xxxLarge).imageScale(.small)
      }
    }
    #expect(settings.tints["sheet"] == .primary && settings.sizes["sheet"] == .xxxLarge)
    #expect(settings.scales["sheet"] == .small)
  }

  @Test func `a prominent item in the primary color is not in the accent color`() {
    let harness = harness {
      ToolbarItem { button("star").buttonStyle(.borderedProminent).tint(.primary) }
    }
    #expect(capsules(harness) { $0 == "#0088ff" }.isEmpty)
    #expect(capsules(harness) { $0 == "#000000" }.count == 1)
  }

  @Observable @MainActor
  final class Model {
    var showsFirst = false
    var isProminent = false
    var lines: [String] = []
  }

  /// A button that records its appearance.
  private struct Recorder: View {
    let name: String
    let model: Model

    init(_ name: String, _ model: Model) {
      self.name = name
      self.model = model
    }

    var body: some View {
      Button(name) {}.onAppear { model.lines.append(name) }
    }
  }

  /// A page whose toolbar has an optional first item and an optional first view of a group.
  private struct ChangingBar: View {
    let model: Model
    let placement: ToolbarItemPlacement

    var body: some View {
      Color.clear.toolbar {
        if model.showsFirst {
          ToolbarItem(placement: placement) { Recorder("A", model) }
        }
        ToolbarItemGroup(placement: placement) {
          if model.showsFirst { Recorder("B", model) }
          Recorder("C", model)
          if model.isProminent { Recorder("D", model).buttonStyle(.glassProminent) }
          Recorder("E", model)
        }
      }
    }
  }

  private func changingBar(
    _ model: Model, _ version: SystemVersion, _ placement: ToolbarItemPlacement
  ) -> Harness {
    let host = ViewHost(
      NavigationStack { ChangingBar(model: model, placement: placement) },
      size: CGSize(width: 390, height: 844), resources: .plain())
    host.systemVersion = version
    let harness = Harness(host)
    harness.settle()
    return harness
  }

  @Test(
    arguments: [SystemVersion.iOS18, .iOS26],
    [ToolbarItemPlacement.topBarTrailing, .bottomBar, .principal])
  func `items stay the same views when others appear before them`(
    version: SystemVersion, placement: ToolbarItemPlacement
  ) {
    let model = Model()
    let harness = changingBar(model, version, placement)
    #expect(model.lines.sorted() == ["C", "E"])
    model.showsFirst = true
    harness.settle()
    #expect(model.lines.sorted() == ["A", "B", "C", "E"])
  }

  @Test func `items appear once when a prominent one divides their glass`() {
    let model = Model()
    model.isProminent = true
    let harness = changingBar(model, .iOS26, .topBarTrailing)
    #expect(model.lines.sorted() == ["C", "D", "E"])
    #expect(glass(harness).count == 2 && capsules(harness) { $0 == "#0088ff" }.count == 1)
    model.isProminent = false
    harness.settle()
    #expect(model.lines.sorted() == ["C", "D", "E"] && glass(harness).count == 1)
  }

  @Test func `the items of the bottom bar are on glass, apart where there is a space`() throws {
    var presses = 0
    let harness = harness {
      ToolbarItemGroup(placement: .bottomBar) {
        button("trash")
        Spacer()
        button("folder")
        Button {
          presses += 1
        } label: {
          Image(systemName: "star")
        }
      }
    }
    let glass = glass(harness)
    #expect(glass.count == 2 && glass[0].minX == 20 && glass[1].maxX == 370)
    let last = try #require(glass.last)
    harness.tap(CGPoint(x: last.maxX - 22, y: last.midY))
    #expect(presses == 1)
    // No bar behind them.
    #expect(
      !harness.list.fillBounds.contains { $0.width == 390 && $0.minY > 700 && $0.height < 100 })
  }

  @Test func `the back button is a circle of glass without a title`() {
    let harness = Harness(
      ViewHost(
        NavigationStack(path: .constant([1])) {
          Color.clear.navigationTitle("First")
            .navigationDestination(for: Int.self) { _ in Color.clear.navigationTitle("Second") }
        }, size: CGSize(width: 390, height: 844), resources: .plain()))
    harness.host.systemVersion = .iOS26
    harness.settle()
    #expect(glass(harness) == [CGRect(x: 16, y: 0, width: 44, height: 44)])
    #expect(!harness.list.glyphItems.contains { $0.run.text == "First" && $0.origin.y < 44 })
  }

  @Test func `a text between spaces of the bottom bar has its width`() throws {
    let harness = harness {
      ToolbarItemGroup(placement: .bottomBar) {
        button("star")
        Spacer()
        Text(verbatim: "A status of some words").font(.caption)
        Spacer()
        button("heart")
      }
    }
    #expect(harness.list.glyphItems.contains { $0.run.text == "A status of some words" })
    let capsules = glass(harness)
    #expect(capsules.count == 3)
    #expect(capsules.first?.minX == 20 && capsules.last?.maxX == 370)
  }

  @Test func `a tap at the edge of the glass runs the item`() throws {
    let log = EventLog()
    let harness = harness {
      ToolbarItem(placement: .bottomBar) {
        Button {
          log.lines.append("tap")
        } label: {
          Image(systemName: "star")
        }
      }
    }
    let capsule = try #require(glass(harness).first)
    for x in [capsule.minX + 2, capsule.maxX - 2] {
      harness.tap(CGPoint(x: x, y: capsule.midY + 15))
    }
    harness.tap(CGPoint(x: capsule.maxX + 4, y: capsule.midY))
    #expect(log.lines == ["tap", "tap"])
  }
}
