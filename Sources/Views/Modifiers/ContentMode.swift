// Part of Snapback, under the MIT licence; see LICENSE.

/// The scaling of content of a fixed aspect ratio to an available size.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// The content is completely inside the available size.
  case fit
  /// The content covers the whole available size.
  case fill
}
