// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct DeviceTests {
  @Test(arguments: [
    ("iPhone 16", "iPhone 16"), ("iphone16", "iPhone 16"), ("IPHONE 16 PRO", "iPhone 16 Pro"),
    ("iPhone SE", "iPhone SE (3rd generation)"), ("iphone se1", "iPhone SE (1st generation)"),
    ("iPhone SE (2nd generation)", "iPhone SE (2nd generation)"), ("iPhone Xs", "iPhone XS"),
    ("iPhone Xʀ", "iPhone XR"), ("iPad Pro (12.9-inch) (6th generation)", "iPad Pro (12.9-inch)"),
    ("iPad Pro (11-inch) (4th generation)", "iPad Pro (11-inch)"),
    ("iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M4)"),
    ("iPad Pro 11-inch (M9)", "iPad Pro (11-inch)"), ("ipad mini", "iPad mini (A17 Pro)"),
  ])
  func `a device is found whatever case, spaces and punctuation its name has`(
    text: String, name: String
  ) {
    #expect(Device.named(text)?.name == name)
  }

  @Test(arguments: ["", "iPhone", "iPhone 99", "iPhone 16 Pro Maxi", "Pixel 9", "(", "iPhone ("])
  func `other names are no devices`(text: String) {
    #expect(Device.named(text) == nil)
  }

  @Test func `every device is found by its own name`() {
    for device in Device.all { #expect(Device.named(device.name) == device) }
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }

  @Test(arguments: [
    ("iPhone SE (1st generation)", 320.0, 568.0, 2.0, 20.0, 0.0),
    ("iPhone 8", 375, 667, 2, 20, 0), ("iPhone 8 Plus", 414, 736, 3, 20, 0),
    ("iPhone X", 375, 812, 3, 44, 34), ("iPhone 11", 414, 896, 2, 48, 34),
    ("iPhone 13 mini", 375, 812, 3, 50, 34), ("iPhone 14", 390, 844, 3, 47, 34),
    ("iPhone 14 Plus", 428, 926, 3, 47, 34), ("iPhone 16", 393, 852, 3, 59, 34),
    ("iPhone 16 Plus", 430, 932, 3, 59, 34), ("iPhone 17 Pro", 402, 874, 3, 62, 34),
    ("iPhone 17 Pro Max", 440, 956, 3, 62, 34), ("iPhone Air", 420, 912, 3, 68, 34),
    ("iPad mini", 744, 1133, 2, 24, 20), ("iPad Pro 13-inch (M4)", 1032, 1376, 2, 24, 20),
  ])
  func `a device has its size, scale and safe areas`(
    name: String, width: Double, height: Double, scale: Double, top: Double, bottom: Double
  ) throws {
    let screen = try #require(Device.named(name)?.screen)
    #expect(screen.size == CGSize(width: width, height: height))
    #expect(Double(screen.scale) == scale)
    #expect(
      screen.safeAreaInsets(isLandscape: false)
        == EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
  }

  @Test func `in landscape orientation a phone's insets are at its sides`() throws {
    func insets(_ name: String) throws -> EdgeInsets {
      try #require(Device.named(name)).screen.safeAreaInsets(isLandscape: true)
    }
    #expect(
      try insets("iPhone 16") == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
    #expect(try insets("iPhone 8") == EdgeInsets())
    #expect(
      try insets("iPad mini") == EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
  }

  @Test(arguments: [
    (390.0, 844.0, 47.0, 34.0), (375, 812, 44, 34), (375, 667, 20, 0), (320, 568, 20, 0),
    (393, 852, 59, 34), (402, 874, 62, 34),
  ])
  func `a phone's exact size has its safe areas, a point more has none`(
    width: Double, height: Double, top: Double, bottom: Double
  ) throws {
    let screen = try #require(
      Device.phoneScreen(ofExactSize: CGSize(width: width, height: height)))
    #expect([screen.top, screen.bottom].map { Double($0) } == [top, bottom])
    #expect(Device.phoneScreen(ofExactSize: CGSize(width: height, height: width)) == screen)
    #expect(Device.phoneScreen(ofExactSize: CGSize(width: width + 1, height: height)) == nil)
  }

  /// The traits of its device that a view reads.
  private struct Traits: Equatable {
    var width: UserInterfaceSizeClass?
    var height: UserInterfaceSizeClass?
    var idiom: UIUserInterfaceIdiom
    var bounds: CGSize
    var native: CGSize
    var insets: EdgeInsets
  }

  private final class Log {
    private(set) var traits: Traits?

    func set(_ traits: Traits) { self.traits = traits }
  }

  private struct Probe: View {
    let log: Log
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height

    var body: some View {
      GeometryReader { proxy in
        let _ = log.set(
          Traits(
            width: width, height: height, idiom: UIDevice.current.userInterfaceIdiom,
            bounds: UIScreen.main.bounds.size, native: UIScreen.main.nativeBounds.size,
            insets: proxy.safeAreaInsets))
      }
    }
  }

  private func traits(_ name: String, isLandscape: Bool) throws -> Traits {
    let screen = try #require(Device.named(name)).screen
    let log = Log()
    let host = ViewHost(
      Probe(log: log), size: screen.size(isLandscape: isLandscape), scale: screen.scale,
      resources: .plain())
    host.device = screen
    _ = Harness(host)
    return try #require(log.traits)
  }

  @Test func `size classes, idiom and screen agree with the device`() throws {
    #expect(
      try traits("iPhone 16", isLandscape: false)
        == Traits(
          width: .compact, height: .regular, idiom: .phone,
          bounds: CGSize(width: 393, height: 852), native: CGSize(width: 1179, height: 2556),
          insets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)))
    #expect(
      try traits("iPhone 16", isLandscape: true)
        == Traits(
          width: .compact, height: .compact, idiom: .phone,
          bounds: CGSize(width: 852, height: 393), native: CGSize(width: 1179, height: 2556),
          insets: EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59)))
    let large = try traits("iPhone 16 Plus", isLandscape: true)
    #expect([large.width, large.height] == [.regular, .compact])
    let pad = try traits("iPad Air 11-inch (M2)", isLandscape: false)
    #expect([pad.width, pad.height] == [.regular, .regular])
    #expect(pad.idiom == .pad)
    let padAcross = try traits("iPad Air 11-inch (M2)", isLandscape: true)
    #expect([padAcross.width, padAcross.height] == [.regular, .regular])
  }

  @Test func `a device that is turned has the insets of its orientation`() throws {
    let screen = try #require(Device.named("iPhone 14")).screen
    let host = ViewHost(Color.red, size: screen.size, resources: .plain())
    host.device = screen
    let harness = Harness(host)
    #expect(harness.list.fillBounds == [CGRect(x: 0, y: 47, width: 390, height: 763)])
    harness.send(.resize(time: 0, size: CGSize(width: 844, height: 390), scale: 1))
    #expect(harness.frame().fillBounds == [CGRect(x: 47, y: 0, width: 750, height: 369)])
  }
}
