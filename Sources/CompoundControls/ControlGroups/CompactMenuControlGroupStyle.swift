// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore

/// In a menu, the controls side by side in one row; elsewhere, a button with the label that opens a
/// menu of the controls.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the view that presents the group.
  public func makeBody(configuration: Configuration) -> some View {
    MenuOrRow(configuration: configuration)
  }

  private struct MenuOrRow: View {
    let configuration: Configuration
    @Environment(\.menu) private var menu

    init(configuration: Configuration) {
      self.configuration = configuration
    }

    var body: some View {
      if menu != nil {
        MenuControlRow(controls: configuration.content.controls)
      } else {
        Menu {
          configuration.content
        } label: {
          configuration.label
        }
      }
    }
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A row of a menu, or a button that opens a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
