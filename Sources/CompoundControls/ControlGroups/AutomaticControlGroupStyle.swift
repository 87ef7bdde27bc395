// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore

/// The controls side by side on a common background; in a menu, side by side in one row.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the view that presents the group.
  public func makeBody(configuration: Configuration) -> some View {
    Row(configuration: configuration)
  }

  private struct Row: View {
    let configuration: Configuration
    @Environment(\.menu) private var menu

    init(configuration: Configuration) {
      self.configuration = configuration
    }

    var body: some View {
      if menu != nil {
        MenuControlRow(controls: configuration.content.controls)
      } else {
        ControlRow(controls: configuration.content.controls)
      }
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style of the context.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
