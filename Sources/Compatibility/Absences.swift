// Part of Snapback, under the MIT licence; see LICENSE.

/// A name that sources use and that is not there.
struct Absence {
  let name: String
  let family: String
  let text: String
}

extension Compatibility {
  static let absences: [Absence] = [
    Absence(
      name: "MeshGradient", family: "Styles",
      text: "The rasteriser draws no meshes: use AngularGradient or two gradients."),
    Absence(name: "View.textSelection", family: "Text", text: "Only text fields are selected in."),
    Absence(name: "TextEditor", family: "Controls", text: "Use a TextField for a line."),
    Absence(name: "DatePicker", family: "Controls", text: "Use a Stepper or a Slider."),
    Absence(name: "ColorPicker", family: "Controls", text: "Use a row of buttons."),
    Absence(name: "Link", family: "Controls", text: "Nothing is opened in other programs."),
    Absence(name: "View.searchable", family: "List", text: "Use a TextField."),
    Absence(
      name: "View.presentationContentInteraction", family: "Presentation",
      text: "A scroll view in a sheet scrolls; drag the sheet beside it."),
    Absence(
      name: "NavigationSplitView", family: "Navigation", text: "Use a NavigationStack."),
    Absence(
      name: "DataRepresentation", family: "DragAndDrop", text: "Use CodableRepresentation."),
    Absence(
      name: "FileRepresentation", family: "DragAndDrop", text: "Use CodableRepresentation."),
    Absence(name: "MenuStyle", family: "Controls", text: "Give the menu's label a button style."),
    Absence(name: "TabSection", family: "Tab", text: "Write its tabs one after the other."),
    Absence(name: "View.layoutDirectionBehavior", family: "Layout", text: "Left to right only."),
    Absence(name: "Entry", family: "Attributes", text: "Write an EnvironmentKey."),
    Absence(
      name: "UIViewRepresentable", family: "UIKit", text: "There are no views of UIKit's."),
    Absence(
      name: "UIViewControllerRepresentable", family: "UIKit",
      text: "There are no views of UIKit's."),
    Absence(name: "UIHostingController", family: "UIKit", text: "There are no views of UIKit's."),
    Absence(name: "UIImage", family: "UIKit", text: "Use Image."),
    Absence(
      name: "View.matchedTransitionSource", family: "Animation", text: "Use matchedGeometryEffect."),
    Absence(name: "View.navigationTransition", family: "Navigation", text: "Pages slide."),
    Absence(name: "View.redacted", family: "Views", text: "Draw the placeholder yourself."),
    Absence(name: "View.help", family: "Controls", text: "There are no tooltips."),
    Absence(
      name: "View.dynamicTypeSize", family: "Text", text: "Text has the sizes of its styles."),
    Absence(name: "View.luminanceToAlpha", family: "Modifiers", text: "Use a mask."),
    Absence(name: "View.colorEffect", family: "Modifiers", text: "There are no shaders."),
    Absence(name: "View.layerEffect", family: "Modifiers", text: "There are no shaders."),
    Absence(name: "View.distortionEffect", family: "Modifiers", text: "There are no shaders."),
    Absence(name: "ShaderLibrary", family: "Modifiers", text: "There are no shaders."),
    Absence(name: "EllipticalGradient", family: "Styles", text: "Use RadialGradient, scaled."),
    Absence(name: "ContainerRelativeShape", family: "Views", text: "Use a RoundedRectangle."),
    Absence(
      name: "SceneStorage", family: "Attributes",
      text: "Windows are not brought back: use @AppStorage or @State."),
    Absence(name: "VideoPlayer", family: "Views", text: "Nothing plays."),
    Absence(name: "Map", family: "Views", text: "There are no maps."),
    Absence(name: "Chart", family: "Views", text: "Draw it in a Canvas."),
  ]
}
