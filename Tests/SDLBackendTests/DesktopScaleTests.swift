// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

/// The number of pixels per point that the desktop and the environment request.
@Suite struct DesktopScaleTests {
  @Test(
    arguments: [
      (nil, nil, [:], 1), (96, nil, [:], 1), (144, nil, [:], 1.5), (60, nil, [:], 1),
      (5000, nil, [:], 8), (nil, 2, [:], 2), (96, 2, ["GDK_SCALE": "3"], 3),
      (192, nil, ["GDK_SCALE": "2", "GDK_DPI_SCALE": "0.5"], 2),
      (96, nil, ["GDK_SCALE": "1", "QT_SCALE_FACTOR": "1.25"], 1.25),
      (nil, nil, ["GDK_SCALE": "large", "QT_SCALE_FACTOR": "-2"], 1), (.nan, .infinity, [:], 1),
    ] as [(Double?, Double?, [String: String], Double)])
  func `on X11 the largest request counts`(
    dots: Double?, windowScale: Double?, environment: [String: String], expected: Double
  ) {
    let desktop = DesktopScale(
      dotsPerInch: dots, windowScale: windowScale, environment: environment)
    #expect(desktop.pixelsPerPoint(on: .x11, pixelsPerUnit: 1) == expected)
  }

  @Test func `on Wayland the compositor's scale counts, multiplied as Qt does`() {
    let desktop = DesktopScale(
      dotsPerInch: 192, environment: ["GDK_SCALE": "3", "QT_SCALE_FACTOR": "1.25"])
    #expect(desktop.pixelsPerPoint(on: .wayland, pixelsPerUnit: 2) == 2.5)
    #expect(desktop.pixelsPerPoint(on: .other, pixelsPerUnit: 2) == 2)
    #expect(DesktopScale().pixelsPerPoint(on: .wayland, pixelsPerUnit: .nan) == 1)
  }

  @Test(
    arguments: [
      ("Xft.dpi:\t144\n", 144), ("Xcursor.size: 24\nXft.dpi: 120.5\nXft.rgba: none", 120.5),
      ("Xft.dpi: 96\nXft.dpi: 192", 192), ("", nil), ("Xft.dpi: high", nil), ("Xft.dpi: -1", nil),
      ("Xft.dpi", nil), ("! Xft.dpi: 120", nil),
    ] as [(String, Double?)])
  func `the dots per inch are read from the X resources`(text: String, expected: Double?) {
    #expect(XResources(text: text).dotsPerInch == expected)
  }

  @Test(arguments: [false, true])
  func `the settings are read in both byte orders`(isBigEndian: Bool) {
    let settings = XSettings(bytes: Self.settings(isBigEndian))
    #expect(settings.dotsPerInch == 144)
    #expect(settings.windowScale == 2)
    #expect(settings.integers.count == 2)
  }

  @Test func `settings that end too early are read up to there`() {
    let bytes = Self.settings(false)
    for count in 0...bytes.count {
      let settings = XSettings(bytes: Array(bytes.prefix(count)))
      #expect(settings.integers.count <= 2)
    }
    // A text that claims to be longer than all.
    #expect(
      XSettings(bytes: [0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 255, 255]).integers.isEmpty)
    #expect(XSettings(bytes: Array(repeating: 255, count: 40)).integers.isEmpty)
  }

  /// A text, a color, and two numbers, as a settings program publishes them.
  private static func settings(_ isBigEndian: Bool) -> [UInt8] {
    func integer(_ value: UInt32) -> [UInt8] {
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    func text(_ text: String) -> [UInt8] {
      Array(text.utf8) + Array(repeating: 0, count: (4 - text.utf8.count % 4) % 4)
    }
    func name(_ kind: UInt8, _ name: String) -> [UInt8] {
      let length = UInt8(name.utf8.count)
      return [kind, 0] + (isBigEndian ? [0, length] : [length, 0]) + text(name) + integer(7)
    }
    return [isBigEndian ? 1 : 0, 0, 0, 0] + integer(1) + integer(4)
      + name(1, "Net/ThemeName") + integer(7) + text("Adwaita")
      + name(0, "Xft/DPI") + integer(144 * 1024) + name(2, "Some/Color")
      + [UInt8](repeating: 9, count: 8)
      + name(0, "Gdk/WindowScalingFactor") + integer(2)
  }

  @Test(
    arguments: [1, 1.25, 1.5, 1.75, 2, 3, 4.0 / 3, 1.1],
    [(1, 1), (390, 844), (391, 703), (853, 480), (1279, 801)])
  func `the compositor's scale is recovered from whole pixels`(
    scale: Double, size: (width: Int, height: Int)
  ) {
    func pixels(_ units: Int) -> Int { Int((Double(units) * scale).rounded()) }
    let found = UnitScale.pixelsPerUnit(
      windowWidth: size.width, windowHeight: size.height, pixelWidth: pixels(size.width),
      pixelHeight: pixels(size.height))
    if size.width > 1 { #expect(found == scale) }
    #expect(abs(found * Double(size.width) - Double(pixels(size.width))) <= 1)
  }

  @Test func `a scale that SDL derives from a rounded size of the display is recovered`() {
    // A display of 1280 by 720 pixels at 1.5 is 853 by 480 units; 1280 / 853 is 1.5006.
    let scale = 1280.0 / 853
    let found = UnitScale.pixelsPerUnit(
      windowWidth: 821, windowHeight: 403, pixelWidth: Int((821 * scale).rounded()),
      pixelHeight: Int((403 * scale).rounded()))
    #expect(found == 1.5)
    #expect(
      UnitScale.pixelsPerUnit(windowWidth: 0, windowHeight: 5, pixelWidth: 3, pixelHeight: 5) == 1)
  }
}
