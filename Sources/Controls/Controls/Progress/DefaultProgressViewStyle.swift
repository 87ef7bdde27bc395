// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The default style: a bar if the progress is known, otherwise a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns a bar or a spinner.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style of the context.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
