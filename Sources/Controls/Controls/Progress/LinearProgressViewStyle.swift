// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A bar with the label above and the label of the current value below. It is empty if the progress is unknown.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style in the tint color of the environment.
  public nonisolated init() {
    tint = nil
  }

  /// Creates the style with a tint color of its own.
  @available(*, deprecated, message: "Use tint on the progress view instead.")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// Returns the bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    TintOverride(tint: tint) { bar(configuration) }
  }

  private func bar(_ configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      if let label = configuration.label { label }
      ProgressBar(fraction: configuration.fractionCompleted)
      if let value = configuration.currentValueLabel {
        value.font(.caption).foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .combine)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
