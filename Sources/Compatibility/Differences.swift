// Part of Snapback, under the MIT licence; see LICENSE.

/// A difference between a declared name and SwiftUI's.
struct Difference {
  /// The qualified name: `View.blur`, `Material`.
  let name: String
  /// The label of the argument that it concerns; nil if it concerns every use.
  var label: String?
  /// One or two sentences.
  let text: String
}

extension Compatibility {
  static let differences: [Difference] = [
    Difference(
      name: "Material", text: "Under `rotation3DEffect` only the tint is drawn, without the blur."
    ),
    Difference(
      name: "EnvironmentValues.backgroundMaterial",
      text: "Vibrant styles are translucent black or white; they are not blended."),
    Difference(
      name: "View.symbolEffect",
      text: "Animates the whole view it is applied to: symbols have a single layer."
    ),
    Difference(
      name: "NavigationSplitView",
      text: "The sidebar never covers the other columns; it is hidden in windows below 700 points."),
    Difference(
      name: "ToolbarContent.sharedBackgroundVisibility",
      text: "No effect, as with hidden: bars have no shared backgrounds."),
    Difference(
      name: "DataRepresentation", text: "The closures must be synchronous."),
    Difference(
      name: "UITextChecker",
      text: "Uses the Hunspell dictionaries that are installed; without one no word is misspelled."),
    Difference(
      name: "View.headerProminence",
      text: "A change after a section has appeared has no effect on it."),
    Difference(
      name: "SubviewsCollection", text: "A view with a body of its own counts as one view."),
    Difference(
      name: "Shape.buttonBorder",
      text: "Always the automatic shape at regular size, not the environment's."),
    Difference(
      name: "View.symbolRenderingMode",
      text:
        "Signs in frames and weather symbols have two layers; other symbols have a single one."),
    Difference(
      name: "Image.symbolRenderingMode",
      text:
        "Signs in frames and weather symbols have two layers; other symbols have a single one."),
    Difference(
      name: "View.keyboardType", text: "No effect: there is no on-screen keyboard."),
    Difference(
      name: "View.textInputAutocapitalization",
      text: "No effect: there is no on-screen keyboard."),
    Difference(
      name: "View.autocapitalization",
      text: "No effect: there is no on-screen keyboard."),
    Difference(name: "View.textContentType", text: "No effect: there is no autofill."),
    Difference(
      name: "View.autocorrectionDisabled", text: "No effect: text is never autocorrected."),
    Difference(name: "View.disableAutocorrection", text: "No effect: text is never autocorrected."),
    Difference(
      name: "View.submitLabel", text: "No effect: there is no on-screen keyboard."),
    Difference(
      name: "View.scrollDismissesKeyboard",
      text: "No effect: there is no on-screen keyboard."),
    Difference(
      name: "View.defersSystemGestures",
      text: "No effect: there are no system gestures within a window."),
    Difference(
      name: "AsyncImage",
      text:
        "Loads nothing from the network: shows the asset with the name at the end of the URL, or the failure phase."
    ),
    Difference(name: "Image.interpolation", text: "No effect: images are always interpolated."),
    Difference(name: "Image.antialiased", text: "No effect: edges are always antialiased."),
    Difference(
      name: "View.menuOrder",
      text: "Rows are in their order from the top down, also in a menu that opens upwards."),
    Difference(
      name: "View.presentationContentInteraction",
      text: "A scroll view in a sheet always scrolls; resizes is missing."),
    Difference(
      name: "View.presentationSizing",
      text: "Sheets have the size of a window of compact width, where it has no effect."),
    Difference(
      name: "Gesture.modifiers",
      text: "A press with Ctrl, the key of command and control, is that of two fingers."),
    Difference(
      name: "View.geometryGroup",
      text: "No effect: views inserted during an animation always move with their container."),
    Difference(
      name: "UIDevice",
      text: "Always a phone; its orientation is landscape if the window is wider than tall."),
    Difference(
      name: "UIApplication.isIdleTimerDisabled",
      text: "No effect: the desktop decides when the screen sleeps."),
    Difference(
      name: "View.hoverEffect",
      text: "The appearance of the highlight and lift effects is approximate."),
    Difference(
      name: "PointerStyle",
      text: "Shapes that the desktop's cursor theme lacks are replaced by similar ones."),
    Difference(
      name: "Color.gradient",
      text: "The ends of green, gray and yellow are measured; those of other colors are derived."),
    Difference(
      name: "View.foregroundStyle",
      text:
        "Symbols with a single layer use the first of several styles."),
    Difference(
      name: "HierarchicalShapeStyle",
      text: "The levels have 60, 30, 18 and 12 % of the style's opacity, like label colors."),
    Difference(
      name: "View.clipped",
      text: "Edges are always antialiased."),
    Difference(
      name: "View.cornerRadius",
      text: "Edges are always antialiased."),
    Difference(
      name: "View.ignoresSafeArea",
      text: "Safe areas are computed from layout positions; offsets and transforms are ignored."),
    Difference(
      name: "AppStorage",
      text:
        "A change of the defaults by other code is noticed only at the next evaluation of a body."),
    Difference(
      name: "StateObject",
      text: "Each access outside of a body creates a new object, which is not stored."),
    Difference(
      name: "View.onReceive",
      text: "A publisher that is created in a body is subscribed to once; later ones are ignored."),
    Difference(
      name: "View.onPreferenceChange", text: "Also called once initially, with the first value."),
    Difference(
      name: "PageTabViewStyle", text: "Creates all pages at once."),
    Difference(
      name: "View.tabItem",
      text: "Must be written directly in the TabView; it is not found inside custom views."),
    Difference(
      name: "Image",
      text:
        "Symbols are icons of bootstrap-icons under SF Symbols' names, with few layers."),
    Difference(
      name: "LocalizedStringKey",
      text:
        "Looked up when a text is created, for the desktop's language, not by the locale of the environment."
    ),
    Difference(
      name: "Animation.spring", label: "blendDuration",
      text: "blendDuration has no effect: velocity is always preserved."),
    Difference(
      name: "Animation.interactiveSpring", label: "blendDuration",
      text: "blendDuration has no effect: velocity is always preserved."),
    Difference(
      name: "Text.monospaced", text: "Uses the installed monospaced font family."),
    Difference(
      name: "View.sensoryFeedback",
      text: "No effect: there is no haptic hardware, as on a Mac without a trackpad."),
    Difference(
      name: "SensoryFeedback",
      text: "No effect: there is no haptic hardware, as on a Mac without a trackpad."),
    Difference(name: "UIFeedbackGenerator", text: "No effect: there is no haptic hardware."),
    Difference(name: "UIImpactFeedbackGenerator", text: "No effect: there is no haptic hardware."),
    Difference(
      name: "UINotificationFeedbackGenerator", text: "No effect: there is no haptic hardware."),
    Difference(
      name: "UISelectionFeedbackGenerator", text: "No effect: there is no haptic hardware."),
    Difference(
      name: "EnvironmentValues.scenePhase",
      text: "Always active in previews of views, pictures and recordings."),
    Difference(
      name: "EnvironmentValues.horizontalSizeClass",
      text: "Compact if the window is narrower than 600 points."),
    Difference(
      name: "EnvironmentValues.verticalSizeClass",
      text: "Compact if the window is lower than 600 points."),
    Difference(name: "FillStyle.isAntialiased", text: "No effect: edges are always antialiased."),
    Difference(
      name: "RoundedRectangle.cornerSize",
      text: "Corners are circular: the radius is the smaller of width and height."
    ),
    Difference(
      name: "View.visualEffect",
      text:
        "State changes in the effect are not animated; changes of the view's geometry are tracked."),
    Difference(
      name: "View.scrollTransition",
      text: "Only the interactive configuration, which tracks scrolling; .animated is missing."),
    Difference(
      name: "View.scrollPosition",
      text: "Updated with the nearest target while the user is scrolling."),
    Difference(
      name: "View.onGeometryChange",
      text: "Geometry is that of the layout, without running animations."),
    Difference(name: "UIScreen", text: "The bounds are those of the window's content."),
    Difference(name: "UIApplication", text: "Only the app's single window and its safe area."),
    Difference(
      name: "UIColor",
      text: "A color and its light and dark variants, without pattern images and color spaces."),
    Difference(
      name: "UIBezierPath", text: "Only path construction; corners are circular."),
    Difference(
      name: "View.alert", text: "The background is opaque."),
    Difference(
      name: "View.confirmationDialog", text: "Always at the bottom edge, even in a wide window."),
    Difference(
      name: "View.actionSheet", text: "Always at the bottom edge, even in a wide window."),
    Difference(
      name: "Menu",
      text:
        "A submenu replaces its menu; rows have the same appearance inside custom views."),
    Difference(
      name: "View.contextMenu",
      text: "The background is not blurred; the view is shown without a preview platter."),
    Difference(
      name: "View.popover",
      text: "The background is not blurred; vertically compact environments have no effect."),
    Difference(
      name: "View.textSelection",
      text: "A press selects a text as a whole; the menu only copies it."),
    Difference(
      name: "View.navigationTransition",
      text: "No effect in sheets and covers; a page is not left by dragging it down."),
    Difference(
      name: "Scene.commands",
      text: "Only keyboard shortcuts: there is no menu bar, and no list of shortcuts."),
    Difference(
      name: "ImageRenderer",
      text: "Only uiImage, without cgImage and render; nil while no window is open."),
    Difference(
      name: "Text.Scale", text: "Secondary text has 80 % of the size of every font."),
    Difference(
      name: "View.presentationBackground",
      text: "Updated only for views that can be compared; others keep their first value."),
    Difference(
      name: "View.presentationCompactAdaptation", text: "Applies only to popovers."),
    Difference(
      name: "WheelPickerStyle",
      text: "The wheel has no perspective: rows become lower towards its edges, but not narrower."),
    Difference(
      name: "View.swipeActions",
      text: "A press elsewhere in the list does not close the row; scrolling does."),
    Difference(
      name: "View.listSectionSpacing", text: "Applies to the whole list."),
    Difference(
      name: "View.listRowSeparatorTint", text: "Applies to the whole list and to both edges."),
    Difference(
      name: "EditButton", text: "Must be inside a NavigationStack."),
    Difference(
      name: "View.refreshable",
      text: "The progress indicator shows all of its spokes from the start."),
    Difference(
      name: "View.draggable", text: "Only within the window."),
    Difference(
      name: "View.dropDestination",
      text:
        "Accepts files and texts of other programs; what is dragged within the window is one value at a time."
    ),
    Difference(
      name: "View.onDrag", text: "Only within the window."),
    Difference(
      name: "View.onDrop",
      text:
        "Accepts files and texts of other programs; what is dragged within the window is one value at a time."
    ),
    Difference(
      name: "NSItemProvider",
      text: "Supports text, URLs and dropped files; completion handlers are called synchronously."),
    Difference(
      name: "ProxyRepresentation", text: "Its closures must be synchronous."),
    Difference(
      name: "UTType",
      text: "Only the types listed here; types declared by a program conform to data."),
    Difference(
      name: "Tab", text: "A search tab keeps its position in the source."),
    Difference(
      name: "View.toolbarBackground",
      text: "Always visible, even before content is scrolled under the bar."),
    Difference(
      name: "AccessoryCircularGaugeStyle", text: "The ring has a single color, without a gradient."
    ),
    Difference(
      name: "View.drawingGroup", text: "Same as compositingGroup."),
    Difference(
      name: "PreviewModifier", text: "Each preview creates a context of its own."),
    Difference(name: "MeshGradient", text: "Colors are interpolated in sRGB."),
    Difference(name: "ShareLink", text: "Offers to copy, mail or open the items as text."),
    Difference(name: "SharePreview", text: "The images are not shown."),
    Difference(
      name: "SearchFieldPlacement", text: "The bar is always below the title of the page."),
    Difference(
      name: "LocalizedStringResource",
      text: "The locale is ignored: the language is that of the desktop."),
    Difference(name: "ColorRenderingMode", text: "All modes draw the same."),
    Difference(
      name: "Timer.publish",
      text: "Uses the frame clock; Timer.scheduledTimer and Task.sleep use the wall clock."),
    Difference(
      name: "UIScrollView.scrollsToTop",
      text: "No effect: there is no status bar."),
    Difference(
      name: "UIRefreshControl.attributedTitle",
      text: "The text is drawn without its attributes."),
    Difference(
      name: "UISnapBehavior",
      text: "A spring of 2.5 Hz; UIKit's is not published."),
    Difference(
      name: "UIScrollView.keyboardDismissMode",
      text: "No effect: there is no on-screen keyboard."),
    Difference(
      name: "UIScrollView.delaysContentTouches",
      text: "No effect: touches reach contents at once, as with false."),
    Difference(
      name: "UIScrollView.canCancelContentTouches",
      text: "If false, no touch of a view inside scrolls, not even a quick one."),
    Difference(
      name: "UINavigationBar.isTranslucent",
      text: "No effect: the bar is opaque unless its color is not."),
    Difference(
      name: "UIViewController.preferredContentSize",
      text: "Only sheets and the program's own containers use it."),
    Difference(
      name: "UISheetPresentationController.prefersEdgeAttachedInCompactHeight",
      text: "No effect: a sheet is always attached to the lower edge."),
    Difference(
      name: "UIViewController.prefersStatusBarHidden",
      text: "No effect: there is no status bar."),
    Difference(
      name: "UIViewController.preferredStatusBarStyle",
      text: "No effect: there is no status bar."),
    Difference(
      name: "UIViewController.prefersHomeIndicatorAutoHidden",
      text: "No effect: there is no home indicator."),
    Difference(
      name: "UIViewController.supportedInterfaceOrientations",
      text: "No effect: the user can give the window any shape."),
    Difference(
      name: "UIViewController.shouldAutorotate",
      text: "No effect: the user can give the window any shape."),
    Difference(
      name: "UIView.contentScaleFactor",
      text: "No effect: contents are drawn at the resolution of the window."),
    Difference(
      name: "CALayer.contentsScale",
      text: "No effect: contents are drawn at the resolution of the window."),
    Difference(name: "UIView.isOpaque", text: "No effect: the renderer determines what is opaque."),
    Difference(
      name: "UILabel.adjustsFontForContentSizeCategory",
      text: "No effect: the text size does not change while a program runs."),
    Difference(
      name: "UIGestureRecognizer.delaysTouchesEnded",
      text: "No effect: views get the end of touches at once, as with false."),
    Difference(
      name: "UIGestureRecognizer.requiresExclusiveTouchType",
      text: "No effect: all touches have the same type."),
    Difference(
      name: "CALayer.shouldRasterize",
      text: "No effect: layers are not cached as bitmaps."),
    Difference(
      name: "CALayer.rasterizationScale",
      text: "No effect: layers are not cached as bitmaps."),
    Difference(
      name: "CADisplayLink.preferredFramesPerSecond",
      text: "No effect: the link calls in every frame."),
    Difference(
      name: "UIViewPropertyAnimator.isInterruptible",
      text: "No effect: an animator can always be paused and scrubbed."),
    Difference(
      name: "UITableViewDataSource.tableView",
      text: "commit and moveRowAt need canEditRowAt and canMoveRowAt in programs of `swift build`."),
    Difference(
      name: "UISearchController.hidesNavigationBarDuringPresentation",
      text: "Only for the search controller of a navigation item."),
    Difference(
      name: "UIResponder.inputView",
      text: "Only those of text fields and text views are shown; keys type all the same."),
    Difference(
      name: "UIAppearance.appearance",
      text: "Colors, fonts and styles of UIKit's views; no effect on SwiftUI's. Methods have none."),
  ]
}

extension Compatibility {
  /// The qualified names with a difference.
  package static var differenceNames: [String] { differences.map(\.name) }

  /// The labels of the arguments for names that differ only in one argument.
  package static var labels: [String: String] {
    var labels: [String: String] = [:]
    for difference in differences { labels[difference.name] = difference.label }
    return labels
  }
}
