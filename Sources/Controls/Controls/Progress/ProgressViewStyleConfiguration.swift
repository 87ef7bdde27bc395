// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The properties of a progress view for a progress view style.
public struct ProgressViewStyleConfiguration {
  /// The type-erased label of the progress view.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The label.
    public var body: some View { content }
  }

  /// The type-erased label of the current value.
  public struct CurrentValueLabel: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The label of the current value.
    public var body: some View { content }
  }

  /// The completed fraction from 0 to 1; nil if unknown.
  public let fractionCompleted: Double?
  /// The label; nil for none.
  public let label: Label?
  /// The label of the current value; nil for none.
  public let currentValueLabel: CurrentValueLabel?
}
