// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A spinner with the label below. A known progress is not shown.
public struct CircularProgressViewStyle: ProgressViewStyle {
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

  /// Returns the spinner with its label.
  public func makeBody(configuration: Configuration) -> some View {
    TintOverride(tint: tint) { spinner(configuration) }
  }

  private func spinner(_ configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      Spinner()
      if let label = configuration.label { label.foregroundStyle(.secondary) }
    }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
