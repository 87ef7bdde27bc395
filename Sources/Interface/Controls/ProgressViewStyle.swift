// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// How progress is shown.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress view style is given.
public struct ProgressViewStyleConfiguration {
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    public var body: some View { content }
  }

  public struct CurrentValueLabel: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    public var body: some View { content }
  }

  /// From 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyle {
  func view(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
    AnyView(
      StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) }
        .environment(\.progressViewStyle, DefaultProgressViewStyle()))
  }
}

/// A bar where it is known how far it is, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar, its label above and its value below.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  @available(*, deprecated, message: "Use tint on the progress view instead.")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    OwnTint(tint: tint) { bar(configuration) }
  }

  private func bar(_ configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      if let label = configuration.label { label }
      ProgressBar(fraction: configuration.fractionCompleted)
      if let value = configuration.currentValueLabel {
        value.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// A wheel that turns, whatever is known, with its label below.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  @available(*, deprecated, message: "Use tint on the progress view instead.")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    OwnTint(tint: tint) { wheel(configuration) }
  }

  private func wheel(_ configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      Spinner()
      if let label = configuration.label { label.foregroundStyle(.secondary) }
    }
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle {
    MainActor.unsafelyAssumed { .automatic }
  }
}

extension EnvironmentValues {
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the progress views inside look.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
