// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A label of two texts: a title, and a subtitle below it in a smaller, secondary style.
struct SubtitledLabel: View {
  private let entries: [ViewListEntry]

  /// Returns the label of a control: two texts as a title and a subtitle, anything else unchanged.
  static func erased<Label: View>(_ label: Label) -> AnyView {
    guard Label.self is TupleView<(Text, Text)>.Type else { return AnyView(label) }
    return AnyView(SubtitledLabel(entries: ViewListEntry.list(label)))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      entries.first?.view
      entries.last?.view.font(.footnote).foregroundStyle(.secondary)
    }
  }
}
