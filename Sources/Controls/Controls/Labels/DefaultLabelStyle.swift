// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The default style of labels: the same as `TitleAndIconLabelStyle`.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the icon followed by the title, 8 points apart. In a row of a list the icon has the tint color, the
  /// scale `large` unless it is `small`, and is centered in a column of 24.5 points at the default text size, 16
  /// points before the title. A symbol neither widens the column nor makes the row taller; a larger icon does.
  public func makeBody(configuration: Configuration) -> some View {
    TitledRow(configuration: configuration)
  }

  /// The icon beside the first line of the title.
  private struct TitledRow: View {
    let configuration: Configuration
    @Environment(\.isInList) private var isInList
    @Environment(\.isInSectionTitle) private var isInSectionTitle
    @Environment(\.listItemTint) private var itemTint
    @Environment(\.labelMetrics) private var metrics
    @ScaledMetric private var column = 24.5
    @ScaledMetric private var lineHeight = 20

    init(configuration: Configuration) {
      self.configuration = configuration
    }

    private var isRow: Bool { isInList && !isInSectionTitle }

    var body: some View {
      HStack(alignment: .firstTextLineCenter, spacing: metrics.spacing ?? (isRow ? 16 : 8)) {
        if let width = metrics.iconWidth {
          icon.frame(width: width)
        } else if isRow {
          LabelIconColumn(width: column, lineHeight: lineHeight) { icon }
        } else {
          icon
        }
        configuration.title
      }
    }

    private var icon: some View {
      configuration.icon
        .transformEnvironment(\.controlForegroundStyle) { style in
          guard isRow else { return }
          if let itemTint { style = itemTint.color ?? style } else { style = TintShapeStyle() }
        }
        .transformEnvironment(\.imageScale) { if isRow, $0 == .medium { $0 = .large } }
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style of the context.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
