// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Views that belong together, on a ground of their own, under a label.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @available(*, deprecated, message: "Use init(content:label:) instead.")
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  public var body: some View {
    style.view(
      GroupBoxStyleConfiguration(label: .init(AnyView(label)), content: .init(AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// How group boxes look.
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group box's style is given.
public struct GroupBoxStyleConfiguration {
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    public var body: some View { content }
  }

  public struct Content: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
}

/// A grey card, lighter within another one.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}

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
      .background(RoundedRectangle(cornerRadius: 8, style: .continuous).fill(ground))
    }

    private var ground: Color {
      if scheme == .dark { return depth % 2 == 0 ? scheme.cell : scheme.floating }
      return depth % 2 == 0 ? scheme.groupedPage : .white
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBoxStyle {
  func view(_ configuration: GroupBoxStyleConfiguration) -> AnyView {
    AnyView(StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) })
  }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: any GroupBoxStyle {
    MainActor.unsafelyAssumed { DefaultGroupBoxStyle() }
  }
}

private enum GroupBoxDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }

  /// How many group boxes the view is in.
  var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }
}

extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style)
  }
}
