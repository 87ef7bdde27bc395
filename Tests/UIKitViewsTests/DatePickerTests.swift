// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite final class DatePickerTests {
  private let picker = UIDatePicker()
  private var changes = 0
  /// 13 September 2024, 10:41 in Greenwich.
  private let day = Date(timeIntervalSince1970: 1_726_224_060)

  init() {
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.locale = Locale(identifier: "en_GB")
    picker.date = day
    picker.addAction(UIAction { [unowned self] _ in changes += 1 }, for: .valueChanged)
  }

  private func start() -> Harness {
    let controller = UIViewController()
    let size = picker.intrinsicContentSize
    picker.frame = CGRect(x: 20, y: 100, width: size.width, height: size.height)
    controller.view.addSubview(picker)
    let harness = Harness { _rootView(controller) }
    harness.frame()
    return harness
  }

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  private func tap(_ text: String, _ harness: Harness) throws {
    let origin = try #require(
      harness.list.glyphItems.first {
        $0.run.text == text && (20..<340).contains($0.origin.x)
      }?.origin)
    harness.tap(CGPoint(x: origin.x + 4, y: origin.y - 4))
    harness.settle()
  }

  @Test func `the modes of a compact picker have fields for the day and the time`() {
    picker.datePickerMode = .date
    #expect(texts(start()) == ["13 Sep 2024"])
    picker.datePickerMode = .time
    #expect(texts(start()) == ["10:41"])
    picker.datePickerMode = .dateAndTime
    #expect(texts(start()) == ["13 Sep 2024", "10:41"])
    #expect(picker.datePickerStyle == .compact)
  }

  @Test func `a day chosen in the calendar sends an action`() throws {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    let harness = start()
    #expect(picker.intrinsicContentSize.height > 200)
    try tap("20", harness)
    #expect(picker.date == day.addingTimeInterval(7 * 86_400))
    #expect(changes == 1)
  }

  @Test func `the date is kept in the range, and days outside of it cannot be chosen`() throws {
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    picker.maximumDate = day.addingTimeInterval(2 * 86_400)
    picker.date = day.addingTimeInterval(9 * 86_400)
    #expect(picker.date == picker.maximumDate)
    let harness = start()
    try tap("20", harness)
    #expect(picker.date == picker.maximumDate)
    #expect(changes == 0)
    // A range that is empty has no effect.
    picker.minimumDate = day.addingTimeInterval(20 * 86_400)
    picker.date = day
    #expect(picker.date == day)
  }

  @Test func `an interval of minutes rounds the date, and the wheel has no others`() {
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .wheels
    picker.minuteInterval = 15
    #expect(picker.date == day.addingTimeInterval(-11 * 60))
    let shown = texts(start())
    #expect(shown.contains("30") && shown.contains("45"))
    #expect(!shown.contains("41") && !shown.contains("31"))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    #expect(picker.date == day)
  }

  @Test func `the calendar has the tint of the picker`() {
    picker.preferredDatePickerStyle = .inline
    picker.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let colors = start().list.glyphItems.filter { $0.run.text == "13" }.map(\.paint)
    #expect(colors.contains(.color(ResolvedColor(red: 1, green: 0, blue: 0))))
  }

  @Test func `a duration is selected by wheels of hours and minutes`() {
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 5400
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    let harness = start()
    #expect(texts(harness).contains("01") && texts(harness).contains("30"))
    // A drag of the wheel of hours by one row.
    harness.drag(from: CGPoint(x: 150, y: 208), to: CGPoint(x: 150, y: 176), over: 0.5)
    harness.settle()
    #expect(picker.countDownDuration != 5400)
    #expect(changes > 0)
    picker.countDownDuration = .nan
    #expect(picker.countDownDuration == 0)
  }
}
