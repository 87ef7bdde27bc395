// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Presentation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A button that offers to share items: to copy them, to write a mail with them and, if the item is a
/// URL, to open it.
///
/// - Note: Differs from SwiftUI: items are shared as text.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let title: (Data.Element) -> Text?
  private let label: Label
  @State private var isPresented = false
  @Environment(\.openURL) private var openURL

  init(
    _ items: Data, subject: Text?, message: Text?,
    title: @escaping (Data.Element) -> Text? = { _ in nil }, label: Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.title = title
    self.label = label
  }

  /// The button, and the dialog with the destinations.
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .confirmationDialog(heading, isPresented: $isPresented, titleVisibility: .visible) {
      Button("Copy") { FrameContext.current.host?.copyText(text) }
      if let mail { Button("Mail") { openURL(mail) } }
      if let url { Button("Open") { openURL(url) } }
    }
  }

  /// The items as text, one per line. An item that has no text is shared by its title.
  private var text: String {
    items.map { item in
      let payload = DragPayload(item)
      return payload.value(of: String.self) ?? payload.value(of: URL.self)?.absoluteString
        ?? title(item)?.string ?? ""
    }
    .joined(separator: "\n")
  }

  private var url: URL? {
    guard items.count == 1, let item = items.first else { return nil }
    return DragPayload(item).value(of: URL.self)
  }

  private var mail: URL? {
    var components = URLComponents()
    components.scheme = "mailto"
    let body = [message?.string, text].compactMap(\.self).joined(separator: "\n")
    components.queryItems = [URLQueryItem(name: "body", value: body)]
    if let subject {
      components.queryItems?.insert(URLQueryItem(name: "subject", value: subject.string), at: 0)
    }
    return components.url
  }

  private var heading: Text {
    if let subject { return subject }
    guard items.count == 1, let item = items.first else { return Text("\(items.count) items") }
    return title(item) ?? Text(verbatim: text)
  }
}
