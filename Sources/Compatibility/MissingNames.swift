// Part of Snapback, under the MIT licence; see LICENSE.

/// A SwiftUI name that programs use and that Snapback does not have.
struct MissingName {
  /// The qualified name: `View.redacted`, `MeshGradient`.
  let name: String
  let family: String
  /// Why it is missing, and what to use instead: one or two sentences.
  let text: String
}

extension Compatibility {
  static let missingNames: [MissingName] = [
    MissingName(
      name: "PresentationContentInteraction.resizes", family: "Presentation",
      text: "A scroll view in a sheet always scrolls; drag the sheet outside of it."),
    MissingName(
      name: "FileRepresentation", family: "DragAndDrop", text: "Use DataRepresentation."),
    MissingName(name: "View.colorEffect", family: "Modifiers", text: "Shaders are not supported."),
    MissingName(name: "View.layerEffect", family: "Modifiers", text: "Shaders are not supported."),
    MissingName(
      name: "View.distortionEffect", family: "Modifiers", text: "Shaders are not supported."),
    MissingName(name: "ShaderLibrary", family: "Modifiers", text: "Shaders are not supported."),
    MissingName(
      name: "VideoPlayer", family: "Frameworks", text: "Video playback is not supported."),
    MissingName(name: "Map", family: "Frameworks", text: "Maps are not supported."),
  ]
}
