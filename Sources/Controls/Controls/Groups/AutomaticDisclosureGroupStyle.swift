// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A button with the label and a chevron, above the content. In a list the label and the views of
/// the content are rows, those of the content with an indentation.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the label and, if the group is expanded, the content.
  public func makeBody(configuration: Configuration) -> some View {
    Disclosure(configuration: configuration)
  }

  private struct Disclosure: View {
    let configuration: Configuration
    @Environment(\.isInList) private var isInList
    @Environment(\.listSelection) private var selection
    @Environment(\.layoutDirection) private var direction

    init(configuration: Configuration) {
      self.configuration = configuration
    }

    var body: some View {
      if isInList {
        row
        // The padding is that of each row.
        if configuration.isExpanded { configuration.content.padding(.leading, 20) }
      } else {
        VStack(alignment: .leading, spacing: 8) {
          wholeButton.buttonStyle(.plain)
          if configuration.isExpanded { configuration.content }
        }
      }
    }

    /// A row that toggles the group. If rows can be selected, only its chevron does.
    @ViewBuilder private var row: some View {
      if selection != nil {
        HStack {
          configuration.label.frame(maxWidth: .infinity, alignment: .leading)
          Button {
            toggle()
          } label: {
            chevron.frame(width: 30, height: 30).contentShape(Rectangle())
          }
          .buttonStyle(.borderless)
          .padding(.vertical, -5)
        }
      } else {
        wholeButton
      }
    }

    private var wholeButton: some View {
      Button {
        toggle()
      } label: {
        HStack {
          configuration.label.controlForegroundStyle(Color.primary)
          Spacer()
          chevron
        }
        .contentShape(Rectangle())
      }
      .modifier(
        _AccessibilityModifier(
          properties: AccessibilityProperties(isExpanded: configuration.isExpanded)))
    }

    private var chevron: some View {
      Image(systemName: "chevron.forward")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.tint)
        .rotationEffect(.degrees(configuration.isExpanded ? 90 * direction.sign : 0))
    }

    private func toggle() {
      withAnimation(.smooth(duration: 0.3)) { configuration.isExpanded.toggle() }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style of the context.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
