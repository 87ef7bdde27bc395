// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
import Foundation
@_spi(ViewTree) public import ViewCore

/// Reasons for which content is hidden, such as a placeholder while data is loaded.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is not there yet: texts and images are drawn as gray shapes of their size.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private: that of privacy-sensitive views is drawn as gray shapes.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date. It is drawn as usual; views may read the reason.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

private enum IsPrivacySensitiveKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The reasons for hiding the content of the views.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[IsPrivacySensitiveKey.self] }
    set { self[IsPrivacySensitiveKey.self] = newValue }
  }

  /// Whether texts and images are drawn as gray shapes.
  package var isRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

extension View {
  /// Adds a reason for hiding the content of this view.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes all reasons for hiding the content of this view.
  public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Sets whether the content of this view is private: `redacted(reason: .privacy)` hides it.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

extension DisplayListBuilder {
  /// Draws the shapes that stand for the lines of a text, relative to its layout.
  package mutating func drawPlaceholders(for lines: [CaretLine], _ paint: Paint) {
    layer(.opacity(0.16)) { builder in
      for line in lines {
        guard let left = line.offsets.min(), let right = line.offsets.max(), right > left else {
          continue
        }
        let rect = CGRect(x: left, y: line.top, width: right - left, height: line.height)
        let inset = min(line.height / 10, 2)
        builder.fill(
          RoundedRect(rect.insetBy(dx: 0, dy: inset), radius: min(line.height / 5, 5)), paint)
      }
    }
  }
}
