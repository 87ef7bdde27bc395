// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The default style of forms: the grouped one.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns a list of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

/// A list of the controls in the inset grouped style.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns a list of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.environment(\.listStyleKind, .insetGrouped)
  }
}

/// A column of the controls that does not scroll.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns a column of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 10) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style of the context.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A list of the controls in the inset grouped style.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A column of the controls that does not scroll.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
