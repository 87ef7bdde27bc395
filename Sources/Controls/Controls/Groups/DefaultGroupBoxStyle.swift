// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A gray card; the background color alternates with the nesting depth.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the label in the headline font above the content, on a card as wide as possible.
  public func makeBody(configuration: Configuration) -> some View {
    Box(configuration: configuration)
  }

  private struct Box: View {
    let configuration: Configuration
    @Environment(\.colorScheme) private var scheme
    @Environment(\.groupBoxDepth) private var depth

    init(configuration: Configuration) {
      self.configuration = configuration
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        configuration.label.font(.headline)
        configuration.content
          .environment(\.groupBoxDepth, depth + 1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(16)
      .background(RoundedRectangle(cornerRadius: 8, style: .continuous).fill(background))
    }

    private var background: Color {
      if scheme == .dark { return depth % 2 == 0 ? scheme.cell : scheme.floating }
      return depth % 2 == 0 ? scheme.groupedPage : .white
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style of the context.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
