// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The label at the leading edge and the content at the trailing edge, in the secondary color. At
/// accessibility sizes of text the content is below the label.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the label and the content in a row or column.
  public func makeBody(configuration: Configuration) -> some View {
    Arrangement(configuration: configuration)
  }

  private struct Arrangement: View {
    let configuration: Configuration
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.systemVersion) private var version

    var body: some View {
      let content = configuration.content.foregroundStyle(.secondary)
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: version == .iOS26 ? 4 : nil) {
          configuration.label
          content
        }
      } else {
        HStack {
          configuration.label
          Spacer()
          content
        }
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style of the context.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates labeled content from the configuration of a style, so that a style can modify it and keep
  /// the enclosing style's appearance.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
