// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The alignment of lines within a text of several lines.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
}
