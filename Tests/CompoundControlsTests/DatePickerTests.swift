// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct DatePickerTests {
  private final class Selection {
    var date: Date
    init(_ date: Date) { self.date = date }
  }

  private struct Choosing<Style: DatePickerStyle>: View {
    let style: Style
    let selection: Selection
    var range: ClosedRange<Date>?
    var components: DatePickerComponents = [.date, .hourAndMinute]
    @State private var date: Date

    init(
      style: Style, selection: Selection, range: ClosedRange<Date>? = nil,
      components: DatePickerComponents = [.date, .hourAndMinute]
    ) {
      self.style = style
      self.selection = selection
      self.range = range
      self.components = components
      _date = State(initialValue: selection.date)
    }

    var body: some View {
      Group {
        if let range {
          DatePicker("When", selection: $date, in: range, displayedComponents: components)
        } else {
          DatePicker("When", selection: $date, displayedComponents: components)
        }
      }
      .datePickerStyle(style)
      .onChange(of: date) { selection.date = date }
    }
  }

  private static func date(_ text: String) -> Date {
    (try? Date(text + "Z", strategy: .iso8601)) ?? .distantPast
  }

  private let selection = Selection(Self.date("2024-06-10T09:41:00"))

  private func harness<V: View>(_ view: V, locale: String = "en_US") -> Harness {
    let harness = Harness {
      view
        .environment(\.locale, Locale(identifier: locale))
        .environment(\.calendar, Calendar(identifier: .gregorian))
        .environment(\.timeZone, .gmt)
    }
    harness.settle()
    return harness
  }

  private func texts(_ harness: Harness) -> [String] {
    harness.list.glyphItems.map { $0.run.text.replacingOccurrences(of: "\u{202F}", with: " ") }
  }

  private func point(of text: String, in harness: Harness) throws -> CGPoint {
    // Of several, such as the days of hidden months, the one that is nearest to the center.
    let items = harness.list.glyphItems.filter {
      $0.run.text.replacingOccurrences(of: "\u{202F}", with: " ") == text
        && (0..<390).contains($0.origin.x)
    }
    let item = try #require(items.min { abs($0.origin.y - 422) < abs($1.origin.y - 422) })
    return CGPoint(x: item.origin.x + 3, y: item.origin.y - 4)
  }

  @Test func `a date picker shows the date and the time by the locale`() {
    let english = harness(Choosing(style: .automatic, selection: selection), locale: "en_US")
    #expect(texts(english) == ["When", "Jun 10, 2024", "9:41 AM"])
    let german = harness(Choosing(style: .automatic, selection: selection), locale: "de_DE")
    #expect(texts(german) == ["When", "10. Juni 2024", "9:41"])
  }

  @Test func `the fields have the font of the system in any font of the label`() {
    let picker = Choosing(style: .compact, selection: selection)
    let sizes = { (harness: Harness) in harness.list.fillBounds.map(\.size) }
    let plain = harness(picker)
    #expect(!sizes(plain).isEmpty)
    #expect(sizes(harness(picker.font(.largeTitle))) == sizes(plain))
  }

  @Test func `a tap on the date shows its month, and a tap on a day selects it`() throws {
    let harness = harness(
      Choosing(style: .compact, selection: selection, components: .date))
    harness.tap(try point(of: "Jun 10, 2024", in: harness))
    harness.settle()
    #expect(texts(harness).contains("June 2024"))
    #expect(texts(harness).contains("SUN"))
    harness.tap(try point(of: "21", in: harness))
    harness.settle()
    #expect(selection.date == Self.date("2024-06-21T09:41:00"))
    #expect(texts(harness).contains("Jun 21, 2024"))
    harness.tap(CGPoint(x: 195, y: 40))
    harness.settle()
    #expect(!texts(harness).contains("June 2024"))
  }

  @Test func `weeks begin on the first weekday of the locale`() throws {
    let picker = Choosing(style: .graphical, selection: selection, components: .date)
    let american = harness(picker, locale: "en_US")
    let british = harness(picker, locale: "en_GB")
    #expect(texts(american).firstIndex(of: "SUN") == texts(british).firstIndex(of: "MON"))
    // The 10th of June 2024 was a Monday.
    let column = try point(of: "MON", in: british).x
    #expect(abs(try point(of: "10", in: british).x - column) < 25)
  }

  @Test func `days outside of the range cannot be selected`() throws {
    let harness = harness(
      Choosing(
        style: .graphical, selection: selection,
        range: Self.date("2024-06-05T08:00:00")...Self.date("2024-06-20T08:00:00"),
        components: .date))
    harness.tap(try point(of: "21", in: harness))
    #expect(selection.date == Self.date("2024-06-10T09:41:00"))
    harness.tap(try point(of: "5", in: harness))
    #expect(selection.date == Self.date("2024-06-05T09:41:00"))
    // On the last day, the time is limited to that of the bound.
    harness.tap(try point(of: "20", in: harness))
    #expect(selection.date == Self.date("2024-06-20T08:00:00"))
  }

  @Test func `a drag turns to the next month`() throws {
    let harness = harness(
      Choosing(style: .graphical, selection: selection, components: .date))
    let start = try point(of: "13", in: harness)
    harness.drag(from: start, to: CGPoint(x: start.x - 250, y: start.y), over: 0.3)
    harness.settle()
    #expect(texts(harness).contains("July 2024"))
    #expect(!texts(harness).contains("June 2024"))
    #expect(selection.date == Self.date("2024-06-10T09:41:00"))
    let short = try point(of: "17", in: harness)
    harness.drag(from: short, to: CGPoint(x: short.x - 40, y: short.y), over: 1)
    harness.settle()
    #expect(texts(harness).contains("July 2024"))
  }

  @Test func `arrow keys move the selected day of a calendar, into other months too`() {
    let harness = harness(
      Choosing(style: .graphical, selection: selection, components: .date))
    // The title, the two buttons of the header, the days.
    for _ in 0..<4 { harness.key("Tab") }
    harness.key("Right")
    #expect(selection.date == Self.date("2024-06-11T09:41:00"))
    for _ in 0..<3 { harness.key("Down") }
    harness.settle()
    #expect(selection.date == Self.date("2024-07-02T09:41:00"))
    #expect(texts(harness).contains("July 2024"))
  }

  @Test func `the title of a calendar shows wheels of months and years`() throws {
    let harness = harness(
      Choosing(style: .graphical, selection: selection, components: .date))
    harness.tap(try point(of: "June 2024", in: harness))
    harness.settle()
    #expect(texts(harness).contains("July"))
    harness.tap(try point(of: "July", in: harness))
    harness.settle()
    #expect(texts(harness).contains("July 2024"))
  }

  @Test func `the wheels of a time select hours and minutes`() throws {
    let harness = harness(
      Choosing(style: .wheel, selection: selection, components: .hourAndMinute))
    harness.tap(try point(of: "11", in: harness))
    harness.settle()
    #expect(selection.date == Self.date("2024-06-10T11:41:00"))
    harness.tap(try point(of: "PM", in: harness))
    harness.settle()
    #expect(selection.date == Self.date("2024-06-10T23:41:00"))
    harness.tap(try point(of: "43", in: harness))
    harness.settle()
    #expect(selection.date == Self.date("2024-06-10T23:43:00"))
  }

  @Test func `a wheel returns from a value outside of the range`() throws {
    let harness = harness(
      Choosing(
        style: .wheel, selection: selection,
        range: Self.date("2024-06-10T09:00:00")...Self.date("2024-06-10T10:30:00"),
        components: .hourAndMinute))
    harness.tap(try point(of: "11", in: harness))
    harness.settle()
    #expect(selection.date == Self.date("2024-06-10T10:30:00"))
    let selected = try point(of: "10", in: harness)
    #expect(abs(selected.y - 422) < 16)
  }

  @Test func `the wheels of a date have the order of the locale`() throws {
    let picker = Choosing(style: .wheel, selection: selection, components: .date)
    let american = harness(picker, locale: "en_US")
    #expect(try point(of: "June", in: american).x < point(of: "10", in: american).x)
    let german = harness(picker, locale: "de_DE")
    #expect(try point(of: "10", in: german).x < point(of: "Juni", in: german).x)
    american.tap(try point(of: "2025", in: american))
    american.settle()
    #expect(selection.date == Self.date("2025-06-10T09:41:00"))
  }

  @Test(arguments: [DynamicTypeSize.accessibility1, .accessibility3, .accessibility5])
  func `the fields fit into a phone at accessibility sizes`(size: DynamicTypeSize) throws {
    let harness = harness(
      Choosing(style: .compact, selection: selection)
        .padding(.horizontal, 20)
        .frame(width: 375, height: 700)
        .environment(\.dynamicTypeSize, size))
    let list = harness.list
    let origin = (list.size.width - 375) / 2
    var texts: [String] = []
    for item in list.items {
      switch item {
      case .glyphs(let run, _, let index):
        guard let first = run.glyphs.first, let last = run.glyphs.last else { continue }
        texts.append(run.text)
        for glyph in [first, last] {
          let point = CGPoint(x: CGFloat(glyph.x), y: CGFloat(glyph.y))
            .applying(list.transforms[Int(index)])
          #expect(point.x >= origin && point.x < origin + 375, "\(run.text)")
        }
      case .fill(let shape, _, let index) where shape.height >= 34 && shape.width < 374:
        // The backgrounds of the fields are as high as their texts.
        let frame = CGRect(
          x: CGFloat(shape.x), y: CGFloat(shape.y), width: CGFloat(shape.width),
          height: CGFloat(shape.height)
        ).applying(list.transforms[Int(index)])
        #expect(frame.minX >= origin && frame.maxX <= origin + 375)
        #expect(frame.height > 34)
      default: break
      }
    }
    #expect(texts.contains("When") && texts.count > 2)
  }
}

extension DatePickerTests {
  @Test func `wheels fit beside their label in a row of a form`() throws {
    let picker = Form { Choosing(style: .wheel, selection: selection) }
    let harness = harness(picker)
    let label = try #require(harness.list.glyphItems.first { $0.run.text == "When" })
    #expect(label.origin.x >= 36)
    // The background of the selected row.
    let band = try #require(harness.list.fillBounds.first { abs($0.height - 34) < 1 })
    #expect(band.minX > label.origin.x + label.run.bounds.width)
    #expect(band.maxX <= 354.5)
  }
}
