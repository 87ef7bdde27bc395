// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The appearance of disclosure groups: how the label, its arrow and the content are drawn.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  /// The type of the view that presents the disclosure group.
  associatedtype Body: View
  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the view that presents a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle {
  /// Returns the view of a disclosure group. Those inside it have the style around this one.
  func view(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView {
    AnyView(
      StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) }
        .transformEnvironment(\.disclosureGroupStyles) { $0.pop() })
  }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyles<any DisclosureGroupStyle> { ControlStyles() }
}

extension EnvironmentValues {
  /// The current style. Setting it keeps the former one for the body of the new one.
  var disclosureGroupStyle: any DisclosureGroupStyle {
    get {
      disclosureGroupStyles.current ?? MainActor.unsafelyAssumed { AutomaticDisclosureGroupStyle() }
    }
    set { disclosureGroupStyles.push(newValue) }
  }

  var disclosureGroupStyles: ControlStyles<any DisclosureGroupStyle> {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the disclosure groups inside.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, style)
  }
}
