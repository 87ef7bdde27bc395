// Part of Snapback, under the MIT licence; see LICENSE.

/// The platform for which conditions such as `#if os(iOS)` in users' sources are evaluated.
package enum SourcePlatform: String, CaseIterable, Sendable {
  /// A phone: what is written for a phone with SwiftUI is compiled.
  case ios
  /// The system on which the compiler runs.
  case linux

  /// The value of a condition such as `os(macOS)`; nil if the compiler determines it.
  func value(of function: String, _ argument: String) -> Bool? {
    guard self == .ios else { return nil }
    switch (function, argument) {
    case ("os", let name): return name == "iOS"
    case ("targetEnvironment", "simulator"), ("canImport", "UIKit"): return true
    default: return nil
    }
  }

  /// The value of a condition that the compiler would determine; nil if it depends on more than the
  /// platform.
  func knownValue(of function: String, _ argument: String) -> Bool? {
    switch (function, argument) {
    case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("canImport", "WatchKit"): false
    case ("os", let name): name == "Linux"
    case ("targetEnvironment", _): false
    default: nil
    }
  }
}
