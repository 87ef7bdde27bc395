// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler

/// The library and the trace that a guarded process loads and plays.
nonisolated struct StageJob: Codable, Equatable, Sendable {
  var generation: Generation
  /// Additional folders of images and colors.
  var assets: [String]
  /// The text of the trace.
  var trace: String
  var settings: StageSettings
}
