// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

// Sizes, scales and safe areas are those of Apple's specifications and of the simulators; the radii of the
// corners are those of the displays.
extension Device {
  /// All devices, phones first, each group from the oldest one on.
  package static let all = phones + pads

  static let phones: [Device] =
    phones(
      320, 568, scale: 2, insets: (20, 0), radius: 0,
      ["iPhone SE (1st generation)", "iPhone 5", "iPhone 5s", "iPhone 5c"])
    + phones(
      375, 667, scale: 2, insets: (20, 0), radius: 0,
      [
        "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone 6", "iPhone 6s",
        "iPhone 7", "iPhone 8",
      ])
    + phones(
      414, 736, scale: 3, insets: (20, 0), radius: 0,
      ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"])
    + phones(
      375, 812, scale: 3, insets: (44, 34), radius: 39, ["iPhone X", "iPhone XS", "iPhone 11 Pro"])
    + phones(
      414, 896, scale: 3, insets: (44, 34), radius: 39, ["iPhone XS Max", "iPhone 11 Pro Max"])
    + phones(414, 896, scale: 2, insets: (48, 34), radius: 41.5, ["iPhone XR", "iPhone 11"])
    + phones(
      375, 812, scale: 3, insets: (50, 34), radius: 44, ["iPhone 12 mini", "iPhone 13 mini"])
    + phones(
      390, 844, scale: 3, insets: (47, 34), radius: 47.33,
      [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
      ])
    + phones(
      428, 926, scale: 3, insets: (47, 34), radius: 53.33,
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"])
    + phones(
      393, 852, scale: 3, insets: (59, 34), radius: 55,
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"])
    + phones(
      430, 932, scale: 3, insets: (59, 34), radius: 55,
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"])
    + phones(
      402, 874, scale: 3, insets: (62, 34), radius: 62,
      ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"])
    + phones(
      440, 956, scale: 3, insets: (62, 34), radius: 62, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"])
    + phones(420, 912, scale: 3, insets: (68, 34), radius: 62, ["iPhone Air"])

  static let pads: [Device] =
    pads(
      768, 1024, insets: (20, 0), radius: 0,
      [
        "iPad Air", "iPad Air 2", "iPad (5th generation)", "iPad (6th generation)",
        "iPad mini 4", "iPad mini (5th generation)", "iPad Pro (9.7-inch)",
      ])
    + pads(
      810, 1080, insets: (20, 0), radius: 0,
      ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"])
    + pads(
      834, 1112, insets: (20, 0), radius: 0, ["iPad Air (3rd generation)", "iPad Pro (10.5-inch)"])
    + pads(
      820, 1180, insets: (24, 20), radius: 25, ["iPad (10th generation)", "iPad (A16)"])
    + pads(
      820, 1180, insets: (24, 20), radius: 18,
      [
        "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad Air 11-inch (M2)",
        "iPad Air 11-inch (M3)",
      ])
    + pads(
      1024, 1366, insets: (24, 20), radius: 18, ["iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)"])
    + pads(
      744, 1133, insets: (24, 20), radius: 21.5,
      ["iPad mini (6th generation)", "iPad mini (A17 Pro)"])
    + pads(834, 1194, insets: (24, 20), radius: 18, ["iPad Pro (11-inch)"])
    + pads(
      834, 1210, insets: (24, 20), radius: 30, ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"])
    + pads(1024, 1366, insets: (24, 20), radius: 18, ["iPad Pro (12.9-inch)"])
    + pads(
      1032, 1376, insets: (24, 20), radius: 30, ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"])

  /// Other names of devices, as `key` writes them.
  static let aliases: [String: String] = [
    "iphonese": "iPhone SE (3rd generation)", "iphonese1": "iPhone SE (1st generation)",
    "iphonese2": "iPhone SE (2nd generation)", "iphonese3": "iPhone SE (3rd generation)",
    "ipad": "iPad (10th generation)", "ipadmini": "iPad mini (A17 Pro)",
    "ipadmini6": "iPad mini (6th generation)", "ipadair5": "iPad Air (5th generation)",
    "ipadair4": "iPad Air (4th generation)", "ipadair3": "iPad Air (3rd generation)",
    "ipadair11inch": "iPad Air 11-inch (M3)", "ipadair13inch": "iPad Air 13-inch (M3)",
    "ipadpro": "iPad Pro 11-inch (M4)", "ipadpro13inch": "iPad Pro 13-inch (M4)",
    "ipadpro12.9": "iPad Pro (12.9-inch)",
    "ipadpro10.5": "iPad Pro (10.5-inch)", "ipadpro9.7": "iPad Pro (9.7-inch)",
    "iphonexʀ": "iPhone XR", "iphone17air": "iPhone Air",
  ]

  private static func phones(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat, insets: (top: CGFloat, bottom: CGFloat),
    radius: CGFloat, _ names: [String]
  ) -> [Device] {
    let screen = DeviceScreen(
      .phone, size: CGSize(width: width, height: height), scale: scale, top: insets.top,
      bottom: insets.bottom, cornerRadius: radius)
    return names.map { Device(name: $0, screen: screen) }
  }

  private static func pads(
    _ width: CGFloat, _ height: CGFloat, insets: (top: CGFloat, bottom: CGFloat), radius: CGFloat,
    _ names: [String]
  ) -> [Device] {
    let screen = DeviceScreen(
      .pad, size: CGSize(width: width, height: height), scale: 2, top: insets.top,
      bottom: insets.bottom, cornerRadius: radius)
    return names.map { Device(name: $0, screen: screen) }
  }
}
