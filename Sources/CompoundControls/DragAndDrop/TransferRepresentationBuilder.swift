// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls

/// Builds a list of representations from the statements of a closure.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  /// Converts one representation to a list.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> _TransferList<Item>
  where R.Item == Item {
    _TransferList(_mappings: content._mappings)
  }

  /// Concatenates representations in order.
  public static func buildBlock(_ content: _TransferList<Item>...) -> _TransferList<Item> {
    _TransferList(_mappings: content.flatMap(\._mappings))
  }
}
