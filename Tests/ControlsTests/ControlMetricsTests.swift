// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing
@_spi(ViewTree) import ViewCore

/// The dimensions and colors of controls, as measured on iOS.
@MainActor
@Suite struct ControlMetricsTests {
  private func harness(
    _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> some View
  ) -> Harness {
    Harness(size: CGSize(width: width, height: height), view)
  }

  /// The fills of a display list, with their paints, back to front.
  private func fills(_ harness: Harness) -> [(rect: CGRect, paint: String)] {
    let paints = harness.list.items.compactMap { item -> String? in
      if case .fill(_, let paint, _) = item { "\(paint)" } else { nil }
    }
    return Array(zip(harness.list.fillBounds, paints)).map { ($0, $1) }
  }

  @Test func `the track of a slider is centered 16 points below its top, and inset by 1 point`() {
    let harness = harness(300, 51) { Slider(value: .constant(0.5)) }
    // The slider is 31 points high, from y = 10 on.
    #expect(fills(harness)[0].rect == CGRect(x: 1, y: 24, width: 298, height: 4))
  }

  @Test func `the thumb of a slider is 27 points wide, and 1 point above the track's center`() {
    let harness = harness(300, 51) { Slider(value: .constant(0)) }
    #expect(fills(harness)[2].rect == CGRect(x: 0, y: 11.5, width: 27, height: 27))
  }

  /// A view as iOS 26 shows it, at three pixels per point.
  private func harness(_ width: CGFloat, _ height: CGFloat, new view: some View) -> Harness {
    let harness = Harness(
      ViewHost(view, size: CGSize(width: width, height: height), scale: 3, resources: .plain()))
    harness.host.systemVersion = .iOS26
    harness.frame()
    return harness
  }

  @Test func `the slider of iOS 26 has a track of 6 points without inset and a thumb of 37 by 24`()
  {
    // Measured on pictures of iOS 26: in 382 points, three quarters of the range end at 277.25.
    let slider = fills(harness(382, 51, new: Slider(value: .constant(0.75)))).map(\.rect)
    #expect(slider[0].width == 382 && slider[0].height == 6 && slider[1].maxX == 277.25)
    #expect(slider[2].size == CGSize(width: 37, height: 24))
    #expect(slider[2].midY == slider[0].midY)
  }

  @Test func `the signs of a stepper are 13 points, and its line is 24 points high in iOS 26`() {
    func marks(_ harness: Harness) -> (line: CGSize, minus: CGSize, plus: CGFloat) {
      let rects = fills(harness).map(\.rect)
      return (rects[1].size, rects[2].size, rects[3].width)
    }
    let view = Stepper("", value: .constant(1)).labelsHidden()
    let old = Harness(
      ViewHost(view, size: CGSize(width: 94, height: 32), scale: 3, resources: .plain()))
    // Measured on pictures of iOS 17 and 18: strokes of 13.5 by 1.5 points, a line of 18 points.
    let before = marks(old)
    #expect(abs(before.minus.width - 13.5) < 0.34 && abs(before.minus.height - 1.5) < 0.34)
    #expect(abs(before.plus - 13.5) < 0.34 && before.line.height == 18)
    // Measured on pictures of iOS 26: strokes of 13.06 by 1.75 points, a line of 24 points.
    let after = marks(harness(94, 32, new: view))
    #expect(abs(after.minus.width - 13.06) < 0.34 && abs(after.minus.height - 1.75) < 0.34)
    #expect(abs(after.plus - 13.06) < 0.34 && after.line.height == 24)
  }

  @Test func `steppers and segmented pickers of iOS 26 are capsules`() {
    func radius(_ view: some View) -> CGFloat? {
      harness(300, 60, new: view).list.items.lazy.compactMap { item -> CGFloat? in
        if case .fill(let shape, _, _) = item { CGFloat(shape.radius) } else { nil }
      }
      .first
    }
    #expect(radius(Stepper("", value: .constant(1)).labelsHidden()) == 16)
    let picker = Picker("", selection: .constant(0)) { ForEach(0..<3) { Text("\($0)") } }
    #expect(radius(picker.pickerStyle(.segmented)) == 16)
  }

  @Test func `a text field of its own width ends on a pixel`() {
    let harness = harness(300, 50) {
      TextField("Name", text: .constant("abc")).fixedSize().background { Color.red }
    }
    let width = fills(harness)[0].rect.width
    #expect(width == width.rounded() && width > 0)
  }

  @Test func `the icon of a label is beside the first line of its title`() {
    let harness = harness(200, 200) {
      Label {
        VStack(spacing: 0) {
          Text("a").font(.system(size: 20))
          Color.red.frame(width: 10, height: 100)
        }
      } icon: {
        Color.blue.frame(width: 10, height: 10)
      }
    }
    let (icon, rest) = (fills(harness)[0].rect, fills(harness)[1].rect)
    // The plain text is 24 points high, its baseline is at 19, and its capitals are 14.09 high.
    #expect(abs(icon.midY - (rest.minY - 24 + 19 - 14.09 / 2)) <= 0.5)
  }

  @Test func `a switch that is off is #e9e9ea, and clips the shadow of its thumb`() {
    let harness = harness(100, 50) { Toggle("", isOn: .constant(false)).labelsHidden() }
    let track = fills(harness)[0]
    #expect(track.rect.size == CGSize(width: 51, height: 31))
    #expect(track.paint == "#e9e9ea")
    let items = harness.list.items
    let clip = items.firstIndex { item in
      guard case .beginLayer(.clip(let shape), _) = item else { return false }
      return shape.width == 51 && shape.radius == 15.5
    }
    let shadow = items.firstIndex { item in
      if case .beginLayer(.shadow, _) = item { true } else { false }
    }
    #expect(clip != nil && shadow != nil && (clip ?? 0) < (shadow ?? 0))
  }

  @Test
  func `an empty text field is 22 points high and shows its prompt in the tertiary label color`()
    throws
  {
    let field = TextField("Name", text: .constant(""))
    let harness = harness(200, 100) { field.background { Color.red } }
    #expect(fills(harness)[0].rect == CGRect(x: 0, y: 39, width: 200, height: 22))
    let prompt = try #require(harness.list.glyphItems.first)
    // 196, 196, 198 on white.
    #expect("\(prompt.paint)" == "#3c3c43 @ 0.3")
    let bordered = self.harness(200, 100) {
      field.textFieldStyle(.roundedBorder).background { Color.red }
    }
    #expect(fills(bordered)[0].rect.height == 34)
  }

  @Test(
    arguments: [
      (DynamicTypeSize.medium, 34), (.large, 34), (.accessibility1, 50), (.accessibility2, 57),
      (.accessibility5, 85),
    ] as [(DynamicTypeSize, CGFloat)])
  func `the height of a text field with a border follows the size of its font`(
    size: DynamicTypeSize, height: CGFloat
  ) {
    // In whole pixels, here of 1 point. On iOS at scale 3: 34, 49.33, 56.33, 84.33.
    let harness = harness(200, 200) {
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
        .background { Color.red }.dynamicTypeSize(size)
    }
    #expect(fills(harness)[0].rect.height == height)
  }

  @Test(
    arguments: [
      (ColorScheme.light, "#ffffff", "#000000 @ 0.2"), (.dark, "#000000", "#ffffff @ 0.2"),
    ] as [(ColorScheme, String, String)])
  func `a text field with a border has the color of the page and a line of one pixel`(
    scheme: ColorScheme, fill: String, line: String
  ) {
    let harness = harness(200, 100) {
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
        .environment(\.colorScheme, scheme)
    }
    let paints = fills(harness).map(\.paint)
    #expect(paints.first == fill && "\(harness.list.items)".contains(line), "\(paints)")
  }

  /// The separators of a list, in points.
  private func separators(_ harness: Harness) -> [CGRect] {
    fills(harness).map(\.rect).filter { $0.height == 1 }
  }

  @Test func `a plain list has no gap between sections and separators from 20 points on`() {
    let harness = harness(402, 400) {
      List {
        Section { Color.red.frame(height: 22) }
        Section { Color.red.frame(height: 22) }
      }
      .listStyle(.plain)
    }
    let rows = fills(harness).filter { $0.paint == "#ff3b30" }.map(\.rect)
    #expect(
      rows == [
        CGRect(x: 20, y: 11, width: 362, height: 22), CGRect(x: 20, y: 55, width: 362, height: 22),
      ])
    #expect(separators(harness).map(\.minX).allSatisfy { $0 == 20 })
    #expect(!separators(harness).isEmpty)
  }

  @Test func `a layout reserves 49 points for a switch, which ends 2 points beyond`() {
    let harness = harness(200, 50) {
      HStack(spacing: 0) {
        Toggle("", isOn: .constant(false)).labelsHidden()
        Color.red.frame(width: 151, height: 10)
      }
    }
    let track = fills(harness)[0].rect
    #expect(track == CGRect(x: 0, y: 10, width: 51, height: 31))
    #expect(fills(harness).last?.rect.minX == 49)
  }

  @Test func `a flexible view in a row is as high as the row's content`() {
    let harness = harness(390, 300) {
      List {
        HStack {
          Color.red.frame(width: 6)
          Color.green.frame(width: 20, height: 60)
        }
        HStack {
          Color.blue.frame(width: 6)
          Color.green.frame(width: 20, height: 4)
        }
        .swipeActions { Button("Delete") {} }
      }
    }
    let bars = fills(harness).map(\.rect).filter { $0.width == 6 }.sorted { $0.minY < $1.minY }
    // The cells are 82 and 44 points high, with 11 points above and below their content.
    #expect(
      bars == [
        CGRect(x: 40, y: 46, width: 6, height: 60), CGRect(x: 40, y: 128, width: 6, height: 22),
      ])
  }

  @Test func `hidden separators of a section are those of all of its rows`() {
    let list = List {
      Section {
        Text("a")
        Text("b")
        Text("c").listRowSeparator(.visible)
        Text("d").listRowSeparator(.visible)
      }
      .listRowSeparator(.hidden)
    }
    // Between the third and the fourth row, from y = 35 on.
    #expect(separators(harness(390, 400) { list }).map(\.minY) == [166])
  }

  private struct TogglingSeparators: View {
    let isHidden: Bool

    var body: some View {
      List {
        Section {
          Text("a")
          Text("b")
        }
        .listRowSeparator(isHidden ? .hidden : .automatic)
      }
    }
  }

  @Test func `a section's separators follow a change of their visibility`() {
    let fixture = StateHarness(false) { TogglingSeparators(isHidden: $0) }
    #expect(separators(fixture.harness).count == 1)
    fixture.set(true)
    #expect(separators(fixture.harness).isEmpty)
  }

  @Test func `a group of rows with a background is one row each`() {
    let harness = harness(390, 600) {
      List {
        ForEach(0..<2) { Text("\($0)") }.listRowBackground(Color.red)
        Section {
          Text("c")
          Text("d")
        }
        .listRowBackground(Color.green)
      }
    }
    let fills = fills(harness)
    #expect(
      fills.filter { $0.paint == "#ff3b30" }.map(\.rect) == [
        CGRect(x: 20, y: 35, width: 350, height: 44), CGRect(x: 20, y: 79, width: 350, height: 44),
      ])
    #expect(
      fills.filter { $0.paint == "#34c759" }.map(\.rect) == [
        CGRect(x: 20, y: 158, width: 350, height: 44),
        CGRect(x: 20, y: 202, width: 350, height: 44),
      ])
  }

  @Test func `the icon of a label in a list row has the tint, and not in a header`() throws {
    func icons(_ harness: Harness) -> [String] {
      harness.list.items.compactMap { item in
        if case .path(_, _, let paint, _) = item { "\(paint)" } else { nil }
      }
    }
    let label = Label("Go", systemImage: "star")
    #expect(icons(harness(390, 200) { List { label } }).first == "#007aff")
    #expect(icons(harness(390, 200) { List { label.foregroundStyle(.red) } }).first == "#ff3b30")
    #expect(icons(harness(390, 200) { label }).first == "#000000")
    let header = List {
      Section {
      } header: {
        label
      }
    }
    #expect(icons(harness(390, 200) { header }).first == "#3c3c43 @ 0.6")
    let button = Button(action: {}) { label }.buttonStyle(.borderedProminent)
    #expect(icons(harness(390, 200) { List { button } }).first == "#ffffff")
  }

  @Test func `labels of bordered buttons and values of pickers in rows are not rows`() throws {
    /// The distance of the title from the icon.
    func gap(@ViewBuilder _ view: () -> some View) throws -> CGFloat {
      let harness = harness(390, 200) { List(content: view) }
      let icon = try #require(harness.list.fillBounds.first { $0.width == 10 })
      return try #require(harness.list.glyphItems.first { $0.run.text == "b" }).origin.x - icon.maxX
    }
    let label = Label {
      Text("b")
    } icon: {
      Color.green.frame(width: 10, height: 10)
    }
    #expect(try gap { label } > 20)
    #expect(abs(try gap { Button(action: {}) { label }.buttonStyle(.bordered) } - 8) < 1)
    #expect(abs(try gap { Toggle(isOn: .constant(true)) { label }.toggleStyle(.button) } - 8) < 1)
    let picker = Picker("a", selection: .constant(1)) { label.tag(1) }
    #expect(abs(try gap { picker.pickerStyle(.menu) } - 8) < 1)
  }

  @Test func `symbols of labels in rows are large, or small`() {
    func list(_ scale: Image.Scale) -> String {
      "\(harness(390, 200) { List { Label("Go", systemImage: "star").imageScale(scale) } }.list)"
    }
    #expect(list(.medium) == list(.large))
    #expect(list(.small) != list(.large))
  }

  @Test func `the options of a segmented picker ignore the font and the color of their texts`()
    throws
  {
    let picker = Picker("", selection: .constant(0)) {
      Text("One").font(.largeTitle).foregroundColor(.red).tag(0)
      Text("Two").font(.caption).padding().foregroundStyle(.green).tag(1)
    }
    .pickerStyle(.segmented)
    .foregroundStyle(.blue)
    let items = harness(300, 100) { picker }.list.glyphItems
    #expect(items.map(\.run.text) == ["One", "Two"])
    #expect(items.map { "\($0.paint)" } == ["#000000", "#000000"])
    #expect(items.allSatisfy { $0.run.glyphs.allSatisfy { $0.size == 13 } })
  }

  @Test
  func `rows with a switch or a stepper are 44 points high, and sections are 35 points apart`() {
    let harness = harness(390, 600) {
      List {
        Section { Toggle("a", isOn: .constant(true)) }
        Section { Stepper("b", value: .constant(1)) }
        Section { Text("c") }
      }
    }
    let cards = fills(harness).map(\.rect).filter { $0.width == 350 && $0.minX == 20 }
    #expect(cards.map(\.minY) == [35, 114, 193])
    #expect(cards.map(\.height) == [44, 44, 44])
  }
}
