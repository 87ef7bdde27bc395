// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The appearance of group boxes: how the label and the content are drawn.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  /// The type of the view that presents the group box.
  associatedtype Body: View
  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the view that presents a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle {
  /// Returns the view of a group box. Group boxes inside it have the style around this one.
  func view(_ configuration: GroupBoxStyleConfiguration) -> AnyView {
    AnyView(
      StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) }
        .transformEnvironment(\.groupBoxStyles) { $0.pop() })
  }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyles<any GroupBoxStyle> { ControlStyles() }
}

private enum GroupBoxDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// The current style. Setting it keeps the former one for the body of the new one.
  var groupBoxStyle: any GroupBoxStyle {
    get { groupBoxStyles.current ?? MainActor.unsafelyAssumed { DefaultGroupBoxStyle() } }
    set { groupBoxStyles.push(newValue) }
  }

  var groupBoxStyles: ControlStyles<any GroupBoxStyle> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }

  /// The number of enclosing group boxes.
  var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the group boxes inside.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style)
  }
}
