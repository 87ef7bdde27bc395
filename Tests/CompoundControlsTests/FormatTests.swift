// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback
import Testing

import class CompoundControls.PersonNameComponentsFormatter

/// Formats that Foundation has on Apple's systems only.
@Suite struct FormatTests {
  private let us = Locale(identifier: "en_US")
  private let germany = Locale(identifier: "de_DE")
  private let distance = Measurement(value: 5, unit: UnitLength.kilometers)
  private let temperature = Measurement(value: 20.5, unit: UnitTemperature.celsius)

  @Test func `a measurement is in the unit of the region`() {
    #expect(distance.formatted(.measurement(width: .abbreviated).locale(us)) == "3.1 mi")
    #expect(
      distance.formatted(.measurement(width: .wide, usage: .road).locale(germany))
        == "5 Kilometer")
    #expect(
      distance.formatted(.measurement(width: .wide, usage: .asProvided).locale(us))
        == "5 kilometers")
    #expect(
      temperature.formatted(
        .measurement(width: .abbreviated, usage: .weather, hidesScaleName: true).locale(us))
        == "69°")
    let height = Measurement(value: 180, unit: UnitLength.centimeters)
    #expect(
      height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(us))
        == "5 ft, 11 in")
  }

  @Test func `the number of a measurement has a style of its own`() {
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    // 5 km are 3.106856 miles.
    #expect(
      distance.formatted(
        .measurement(width: .abbreviated, usage: .road, numberFormatStyle: style).locale(us))
        == "3.11 mi")
    // One of the program's own units.
    let beat = Dimension(symbol: "bt", converter: UnitConverterLinear(coefficient: 1))
    #expect(
      Measurement(value: 2, unit: beat).formatted(
        .measurement(width: .wide, numberFormatStyle: style).locale(us)) == "2.00 bt")
  }

  @Test func `texts of more units than are remembered are right`() {
    let units: [UnitLength] = [.meters, .kilometers, .miles, .yards, .feet, .inches]
    for places in 0...14 {
      let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(places))
      let number = places == 0 ? "5" : "5." + String(repeating: "0", count: places)
      for unit in units {
        #expect(
          Measurement(value: 5, unit: unit).formatted(
            .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: style)
              .locale(us)) == "\(number) \(unit.symbol)")
      }
    }
  }

  @Test func `a formatter for measurements keeps their unit on demand`() {
    let formatter = MeasurementFormatter()
    formatter.locale = us
    // 20.5 °C are 68.9 °F.
    #expect(formatter.string(from: temperature) == "68.9°F")
    #expect(formatter.string(from: distance) == "3.107 mi")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    formatter.unitStyle = .long
    #expect(formatter.string(from: distance) == "5 kilometers")
    #expect(formatter.string(from: temperature) == "20.5°")
    #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
  }

  @Test func `storage is written in bytes`() {
    let size = Measurement(value: 1.5, unit: UnitInformationStorage.megabytes)
    #expect(size.formatted(.byteCount(style: .file)).hasPrefix("1"))
    let endless = Measurement(value: .infinity, unit: UnitInformationStorage.megabytes)
    #expect(
      endless.formatted(.byteCount(style: .file)) == Int64(0).formatted(.byteCount(style: .file)))
  }

  private func timer(
    _ locale: Locale, _ configure: (DateComponentsFormatter) -> Void = { _ in }
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.allowedUnits = [.hour, .minute, .second]
    configure(formatter)
    return formatter
  }

  @Test(arguments: [
    (0, "0", "00:00:00"), (59.9, "59", "00:00:59"), (75, "1:15", "00:01:15"),
    (3605, "1:00:05", "01:00:05"), (-75, "-1:15", "-00:01:15"),
  ])
  func `seconds are a time with colons`(seconds: Double, time: String, padded: String) {
    #expect(timer(us).string(from: seconds) == time)
    #expect(timer(us) { $0.zeroFormattingBehavior = .pad }.string(from: seconds) == padded)
  }

  @Test func `amounts of time are written in words`() {
    let seconds = 4205.0
    #expect(timer(us) { $0.unitsStyle = .abbreviated }.string(from: seconds) == "1h 10m 5s")
    #expect(timer(us) { $0.unitsStyle = .brief }.string(from: seconds) == "1hr 10min 5sec")
    #expect(
      timer(us) { $0.unitsStyle = .spellOut }.string(from: seconds)
        == "one hour, ten minutes, five seconds")
    #expect(
      timer(germany) { $0.unitsStyle = .full }.string(from: seconds)
        == "1 Stunde, 10 Minuten und 5 Sekunden")
    #expect(
      timer(us) {
        $0.unitsStyle = .short
        $0.maximumUnitCount = 2
      }.string(from: seconds) == "1 hr, 10 min")
    #expect(
      timer(us) {
        $0.unitsStyle = .full
        $0.allowedUnits = .minute
        $0.includesTimeRemainingPhrase = true
      }.string(from: 600) == "10 minutes remaining")
    #expect(timer(us).string(from: DateComponents(minute: 75)) == "1:15:00")
    #expect(timer(us).string(from: .nan) == nil)
    #expect(timer(us).string(from: .infinity) == nil)
  }

  @Test func `names have parts`() throws {
    let name = try PersonNameComponents("Dr. Maria Lucia Ruiz Jr.")
    let texts = [PersonNameComponents.FormatStyle.Style.short, .medium, .long, .abbreviated].map {
      name.formatted(.name(style: $0).locale(us))
    }
    #expect(texts == ["Maria", "Maria Ruiz", "Dr. Maria Lucia Ruiz Jr.", "MR"])
    let formatter = PersonNameComponentsFormatter()
    formatter.style = .abbreviated
    formatter.locale = us
    #expect(formatter.personNameComponents(from: "Ada Lovelace").map(formatter.string) == "AL")
    #expect(formatter.personNameComponents(from: " ") == nil)
    let japanese = PersonNameComponents(givenName: "太郎", familyName: "山田")
    #expect(japanese.formatted() == "山田太郎")
  }

  @Test func `parts of a URL are left out`() throws {
    let url = try #require(URL(string: "https://me:secret@www.apple.com:443/store?q=1#a"))
    #expect(url.formatted() == "https://www.apple.com/store?q=1#a")
    #expect(
      url.formatted(
        .url.scheme(.never).host(.omitSpecificSubdomains(["www"])).query(.never).fragment(.never))
        == "apple.com/store")
    #expect(try URL(" https://a.b/c ", strategy: .url).absoluteString == "https://a.b/c")
    #expect(throws: CocoaError.self) { try URL("a", strategy: .url) }
  }
}
