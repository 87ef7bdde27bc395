// Part of Snapback, under the MIT licence; see LICENSE.

/// The rows of a lazy container, as long as it exists.
struct WeakLazyRows {
  weak var rows: LazyRows?
}
