// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The clipboard, for text.
///
/// In a window it is the desktop's; rendered images and recordings have one of their own, which is empty at
/// first.
@preconcurrency @MainActor
public final class UIPasteboard {
  /// The only instance.
  public static let general = UIPasteboard()

  /// The last text that was set here, for a program without a window.
  private var text: String?

  private init() {}

  /// The text; nil if there is none. Setting nil clears it.
  public var string: String? {
    get { FrameContext.current.host?.clipboardText() ?? text }
    set {
      text = newValue
      FrameContext.current.host?.copyText(newValue ?? "")
    }
  }

  /// The text as a single string; nil if there is none.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// The text as a URL; nil if it is not a URL.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { string?.isEmpty == false }
  /// Whether the text is a URL.
  public var hasURLs: Bool { url != nil }
}
