// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A button that pastes the contents of the clipboard. Its label style decides whether it shows its
/// icon, its title or both.
///
/// - Note: Differs from SwiftUI: only text and URLs are pasted, and the button is enabled while the
///   clipboard has none.
public struct PasteButton: View {
  /// Whether text or URLs are among the supported types.
  private let isSupported: Bool
  /// Receives the text of the clipboard.
  private let paste: @MainActor (String) -> Void

  /// Creates a button that passes providers of the pasted items to an action. It is disabled if none
  /// of the types is one of text or URLs.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    let texts = supportedContentTypes.contains { UTType.utf8PlainText.conforms(to: $0) }
    let urls = supportedContentTypes.contains { UTType.url.conforms(to: $0) }
    isSupported = texts || urls
    paste = { text in
      if urls, let url = URL.pasted(text) {
        payloadAction([NSItemProvider(object: url as NSURL)])
      } else if texts {
        payloadAction([NSItemProvider(object: text as NSString)])
      }
    }
  }

  /// Creates a button that passes the pasted values of a type to an action. It does nothing if the
  /// clipboard has none.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    isSupported = true
    paste = { text in
      let url = URL.pasted(text).flatMap { DragPayload($0).value(of: payloadType) }
      if let value = DragPayload(text).value(of: payloadType) ?? url { onPaste([value]) }
    }
  }

  /// A prominent button.
  public var body: some View {
    Button {
      guard let text = FrameContext.current.host?.clipboardText(), !text.isEmpty else { return }
      paste(text)
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .disabled(!isSupported)
  }
}

extension URL {
  /// The URL that a text is; nil for a text without a scheme.
  fileprivate static func pasted(_ text: String) -> URL? {
    let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines))
    return url?.scheme == nil ? nil : url
  }
}
