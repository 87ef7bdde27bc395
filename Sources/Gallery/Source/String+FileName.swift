// Part of Snapback, under the MIT licence; see LICENSE.

extension String {
  /// The last component of a path; the path itself if it has none.
  nonisolated var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
