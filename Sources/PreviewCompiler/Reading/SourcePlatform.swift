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
}
