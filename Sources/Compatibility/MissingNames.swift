// Part of Snapback, under the MIT licence; see LICENSE.

/// SwiftUI names that programs use and that Snapback does not have.
struct MissingNames {
  let family: String
  /// The reason why they are missing, and what to use instead: one or two sentences.
  let text: String
  /// The qualified names: `View.redacted`, `MeshGradient`.
  let names: [String]
}

extension Compatibility {
  static let missingNames: [MissingNames] = [
    MissingNames(
      family: "Accessibility",
      text:
        "AT-SPI, the interface of screen readers here, has no rotors; use headings (accessibilityAddTraits(.isHeader)) and accessibilityLabel.",
      names: ["View.accessibilityRotor", "View.accessibilityRotorEntry", "AccessibilityRotorEntry"]),
    MissingNames(
      family: "Accessibility",
      text: "Use accessibilityAction(named:) for each action.",
      names: ["View.accessibilityActions"]),
    MissingNames(
      family: "Accessibility",
      text: "AT-SPI activates views in their middle.",
      names: ["View.accessibilityActivationPoint"]),
    MissingNames(
      family: "Accessibility",
      text: "AT-SPI has no audible charts; use accessibilityLabel and accessibilityValue.",
      names: ["View.accessibilityChartDescriptor"]),
    MissingNames(
      family: "Accessibility",
      text: "AT-SPI has no custom content; use accessibilityValue or accessibilityHint.",
      names: ["View.accessibilityCustomContent"]),
    MissingNames(
      family: "Accessibility",
      text: "AT-SPI has no direct touches.",
      names: ["View.accessibilityDirectTouch"]),
    MissingNames(
      family: "Accessibility",
      text: "Use accessibilityElement(children: .combine) around both.",
      names: ["View.accessibilityLabeledPair"]),
    MissingNames(
      family: "Accessibility",
      text: "Screen readers decide on the pronunciation; use accessibilityLabel.",
      names: [
        "View.speechSpellsOutCharacters", "View.speechAdjustedPitch",
        "View.speechAlwaysIncludesPunctuation", "View.speechAnnouncementsQueued",
      ]),
    MissingNames(
      family: "Accessibility",
      text: "AT-SPI has no kinds of text; use accessibilityAddTraits.",
      names: ["View.accessibilityTextContentType"]),
    MissingNames(
      family: "Accessibility",
      text: "Desktops have no large content viewer; texts follow the desktop's text size.",
      names: ["View.accessibilityShowsLargeContentViewer"]),
    MissingNames(
      family: "Accessibility",
      text: "Desktops do not tell programs that colors are inverted.",
      names: ["View.accessibilityIgnoresInvertColors"]),
    MissingNames(
      family: "Accessibility",
      text: "Whether a view responds follows from its gestures and its accessibility actions.",
      names: ["View.accessibilityRespondsToUserInteraction"]),
    MissingNames(
      family: "Editing",
      text: "Only text fields and text views copy and paste; use a Button with UIPasteboard.",
      names: [
        "View.copyable", "View.cuttable", "View.pasteDestination", "View.onCopyCommand",
        "View.onCutCommand", "View.onPasteCommand",
      ]),
    MissingNames(
      family: "Editing",
      text: "Use onKeyPress or keyboardShortcut(.delete).",
      names: ["View.onDeleteCommand", "View.onCommand"]),
    MissingNames(
      family: "Focus",
      text: "Use focusable and defaultFocus; focus follows the order of the views.",
      names: ["View.focusScope", "View.focusSection"]),
    MissingNames(
      family: "Frameworks",
      text: "Video playback is not supported.",
      names: ["VideoPlayer"]),
    MissingNames(
      family: "Frameworks",
      text: "Maps are not supported.",
      names: ["Map", "View.mapStyle", "View.mapControls"]),
    MissingNames(
      family: "Frameworks",
      text: "Web pages are not shown; use Link, which opens them in the browser.",
      names: ["WebView", "WebPage"]),
    MissingNames(
      family: "Frameworks",
      text: "There are no widgets.",
      names: ["View.widgetURL", "View.widgetAccentable", "ControlWidget"]),
    MissingNames(
      family: "Frameworks",
      text: "There is no sign-in with Apple.",
      names: ["SignInWithAppleButton", "View.signInWithAppleButtonStyle"]),
    MissingNames(
      family: "Frameworks",
      text: "There is no AppKit; UIViewRepresentable is available.",
      names: ["NSViewRepresentable", "NSApplicationDelegateAdaptor"]),
    MissingNames(
      family: "Frameworks",
      text: "There are no tips, as by TipKit; use a popover, or a view that AppStorage hides.",
      names: [
        "Tip", "TipView", "TipGroup", "Tips", "TipViewStyle", "View.popoverTip",
        "View.tipViewStyle", "View.tipBackground", "View.tipCornerRadius", "View.tipImageSize",
        "View.tipImageStyle",
      ]),
    MissingNames(
      family: "Gesture",
      text: "There is no pen with buttons.",
      names: ["View.onPencilDoubleTap", "View.onPencilSqueeze"]),
    MissingNames(
      family: "Gesture",
      text: "There is no crown; use a Slider or a scroll view.",
      names: ["View.digitalCrownRotation"]),
    MissingNames(
      family: "Gesture",
      text: "The desktop moves windows by their title bars.",
      names: ["WindowDragGesture"]),
    MissingNames(
      family: "Modifiers",
      text:
        "Shaders are programs in Metal's language for Apple's graphics processors; views are drawn without one. Use a Canvas with filters, visualEffect or MeshGradient.",
      names: [
        "View.colorEffect", "View.layerEffect", "View.distortionEffect", "ShaderLibrary", "Shader",
        "ShaderFunction",
      ]),
    MissingNames(
      family: "Modifiers",
      text: "Use matchedGeometryEffect or a background that ignores the safe area.",
      names: ["View.backgroundExtensionEffect"]),
    MissingNames(
      family: "Navigation",
      text: "The user cannot change the order of tabs.",
      names: ["View.tabViewCustomization", "TabViewCustomization"]),
    MissingNames(
      family: "Presentation",
      text: "Dialogs have a title, a message and buttons only.",
      names: ["View.dialogSuppressionToggle"]),
    MissingNames(
      family: "Presentation",
      text: "Dialogs have no icons.",
      names: ["View.dialogIcon"]),
    MissingNames(
      family: "Presentation",
      text: "The look of an alert does not depend on its severity.",
      names: ["View.dialogSeverity"]),
    MissingNames(
      family: "Presentation",
      text: "There are no links to files that show a preview; use openURL.",
      names: ["View.quickLookPreview"]),
    MissingNames(
      family: "Scenes",
      text: "Documents are not opened by scenes; use fileImporter and fileExporter.",
      names: ["DocumentGroup"]),
    MissingNames(
      family: "Scenes",
      text: "There is no menu bar; use a WindowGroup.",
      names: ["MenuBarExtra"]),
    MissingNames(
      family: "Scenes",
      text: "Nothing continues activities of other devices; use onOpenURL.",
      names: ["View.userActivity", "View.onContinueUserActivity", "View.handlesExternalEvents"]),
    MissingNames(
      family: "Scenes",
      text: "There is no room around the window.",
      names: ["ImmersiveSpace"]),
    MissingNames(
      family: "Stacks",
      text: "The user does not move dividers; use HStack, VStack or NavigationSplitView.",
      names: ["HSplitView", "VSplitView"]),
    MissingNames(
      family: "Text",
      text: "There is no translation; use localized strings.",
      names: ["View.translationPresentation", "View.translationTask"]),
  ]
}
