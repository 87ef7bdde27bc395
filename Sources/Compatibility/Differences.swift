// Part of Snapback, under the MIT licence; see LICENSE.

/// What a declared name does otherwise than SwiftUI.
struct Difference {
  let name: String
  /// The argument that it is about; nil where it is about the whole.
  var label: String?
  let text: String
}

extension Compatibility {
  static let differences: [Difference] = [
    Difference(
      name: "Material", text: "A tint that lets what is behind shine through, but does not blur it."
    ),
    Difference(
      name: "View.symbolEffect",
      text: "Moves the view as a whole: symbols have one layer, and what stands beside moves along."
    ),
    Difference(
      name: "View.symbolRenderingMode", text: "Symbols have one layer, in the foreground style."),
    Difference(
      name: "Image.symbolRenderingMode", text: "Symbols have one layer, in the foreground style."),
    Difference(
      name: "View.keyboardType", text: "There is no keyboard on the screen: nothing changes."),
    Difference(
      name: "View.textInputAutocapitalization",
      text: "There is no keyboard on the screen: letters are as they are typed."),
    Difference(
      name: "View.autocapitalization",
      text: "There is no keyboard on the screen: letters are as they are typed."),
    Difference(name: "View.textContentType", text: "Nothing is filled in."),
    Difference(name: "View.autocorrectionDisabled", text: "Nothing is ever corrected."),
    Difference(name: "View.disableAutocorrection", text: "Nothing is ever corrected."),
    Difference(
      name: "View.submitLabel", text: "There is no keyboard on the screen: nothing changes."),
    Difference(
      name: "View.scrollDismissesKeyboard",
      text: "There is no keyboard on the screen: nothing changes."),
    Difference(name: "View.statusBar", text: "There is no status bar: it is always hidden."),
    Difference(name: "View.statusBarHidden", text: "There is no status bar: it is always hidden."),
    Difference(
      name: "View.persistentSystemOverlays", text: "Nothing of the system's lies over a window."),
    Difference(
      name: "View.defersSystemGestures", text: "The system has no gestures in a window."),
    Difference(name: "ScaledMetric", text: "Text has one size, so the value is what it is given."),
    Difference(
      name: "AsyncImage",
      text: "Nothing is loaded: it is the asset named as the address ends, or has failed."),
    Difference(name: "Image.interpolation", text: "Pictures are always smooth."),
    Difference(name: "Image.antialiased", text: "Edges are always smooth."),
    Difference(name: "View.blur", text: "Edges fade, opaque or not."),
    Difference(
      name: "View.geometryGroup", text: "Changes nothing: what is new in a view moves with it."),
    Difference(
      name: "UIDevice", text: "Is a phone, held across where the window is wider than high."),
    Difference(
      name: "UIApplication.isIdleTimerDisabled", text: "The desktop decides when a screen sleeps."),
    Difference(name: "View.hoverEffect", text: "The patch and the lift are of our own making."),
    Difference(
      name: "Color.gradient", text: "Begins a fifth of the way to white: the amount is our own."),
    Difference(
      name: "View.foregroundStyle",
      text: "Symbols have one layer and show the first of several styles."),
    Difference(
      name: "HierarchicalShapeStyle",
      text: "Levels are 60, 30, 18 and 12 % of the style, as label colours are."),
    Difference(
      name: "LazyVStack", text: "Makes all of its views at once; sizes and places are the same."),
    Difference(
      name: "LazyHStack", text: "Makes all of its views at once; sizes and places are the same."),
    Difference(
      name: "LazyVGrid", text: "Makes all of its views at once; sizes and places are the same."),
    Difference(
      name: "LazyHGrid", text: "Makes all of its views at once; sizes and places are the same."),
    Difference(name: "View.clipShape", text: "What is cut off is not hit either."),
    Difference(name: "View.clipped", text: "What is cut off is not hit either; edges are smooth."),
    Difference(name: "View.cornerRadius", text: "What is cut off is not hit; edges are smooth."),
    Difference(
      name: "View.ignoresSafeArea",
      text: "Safe areas are known by layout alone, wherever offsets move a view."),
    Difference(
      name: "AppStorage",
      text: "What other code writes into the defaults is seen when a body is evaluated next."),
    Difference(
      name: "StateObject",
      text: "Each read outside of a body makes an object of its own, which is not kept."),
    Difference(
      name: "View.onReceive",
      text: "A publisher that a body builds is subscribed to once and kept."),
    Difference(
      name: "View.onPreferenceChange", text: "Runs once at first, with the first value."),
    Difference(
      name: "PageTabViewStyle", text: "All pages are made at once."),
    Difference(
      name: "View.tabItem", text: "Not found inside a view of one's own: write it in the TabView."),
    Difference(
      name: "Image",
      text: "Symbols are bootstrap-icons under SF Symbols' names, without weights and layers."),
    Difference(
      name: "LocalizedStringKey",
      text: "Is not looked up: keys are the text. Markdown's emphasis is read, its links are not."),
    Difference(
      name: "Animation.spring", label: "blendDuration",
      text: "blendDuration has no effect: velocity is always kept."),
    Difference(
      name: "Animation.interactiveSpring", label: "blendDuration",
      text: "blendDuration has no effect: velocity is always kept."),
    Difference(
      name: "Text.monospaced", text: "Takes the machine's monospaced family."),
    Difference(
      name: "View.sensoryFeedback", text: "Nothing is felt, as on a Mac without a trackpad."),
    Difference(name: "SensoryFeedback", text: "Nothing is felt, as on a Mac without a trackpad."),
    Difference(name: "UIFeedbackGenerator", text: "Nothing is felt."),
    Difference(name: "UIImpactFeedbackGenerator", text: "Nothing is felt."),
    Difference(name: "UINotificationFeedbackGenerator", text: "Nothing is felt."),
    Difference(name: "UISelectionFeedbackGenerator", text: "Nothing is felt."),
    Difference(
      name: "View.accessibilityLabel",
      text: "Kept and listed, as all of accessibility's words; no screen reader asks for it yet."),
    Difference(
      name: "View.accessibilityElement", text: "Kept and listed; no screen reader asks for it yet."),
    Difference(
      name: "View.accessibilityAction", text: "Kept and listed; no screen reader calls it yet."),
    Difference(
      name: "EnvironmentValues.scenePhase", text: "Always active."),
    Difference(
      name: "EnvironmentValues.layoutDirection", text: "Always from left to right; not to be set."),
    Difference(
      name: "EnvironmentValues.locale", text: "The machine's; not to be set for a view."),
    Difference(
      name: "EnvironmentValues.horizontalSizeClass",
      text: "Compact below 600 points of the window's width."),
    Difference(
      name: "EnvironmentValues.verticalSizeClass",
      text: "Compact below 600 points of the window's height."),
    Difference(name: "FillStyle.isAntialiased", text: "Edges are always smooth."),
    Difference(
      name: "RoundedRectangle.cornerSize", text: "Corners are as wide as high: the smaller of both."
    ),
    Difference(
      name: "View.visualEffect",
      text: "A change of state in the effect is seen at once; where the view is is followed."),
    Difference(
      name: "View.scrollTransition", text: "Follows the scrolling; there is no .animated."),
    Difference(
      name: "View.scrollPosition",
      text: "Tells the nearest target while the hand or the wheel moves it."),
    Difference(
      name: "View.onGeometryChange", text: "Places are those where views come to rest."),
    Difference(name: "UIScreen", text: "The window's content stands for the screen."),
    Difference(name: "UIApplication", text: "Its one window and that window's safe area."),
    Difference(
      name: "UIColor", text: "A colour and its components; no traits, images or colour spaces."),
    Difference(
      name: "UIBezierPath", text: "Outlines only; corners are as wide as high."),
    Difference(
      name: "View.alert", text: "Its ground lets nothing shine through."),
    Difference(
      name: "View.confirmationDialog", text: "At the window's lower edge, in a wide window too."),
    Difference(
      name: "View.actionSheet", text: "At the window's lower edge, in a wide window too."),
    Difference(
      name: "Menu",
      text:
        "A menu in a menu takes its place; in a custom view of one's own, rows are as in the menu."),
    Difference(
      name: "View.contextMenu",
      text: "Nothing is blurred behind it; the view is seen as it is, without a platter."),
    Difference(
      name: "View.popover",
      text: "The bubble has no blur; contexts with little height change nothing."),
    Difference(
      name: "View.presentationBackground",
      text: "Views that cannot be compared are taken as they were first."),
    Difference(
      name: "View.presentationCompactAdaptation", text: "Counts for popovers."),
    Difference(
      name: "WheelPickerStyle",
      text: "The drum is seen from far away: rows get lower towards its edges, not narrower."),
    Difference(
      name: "View.swipeActions",
      text: "A press elsewhere in the list does not bring the row back; scrolling does."),
    Difference(
      name: "View.listSectionSpacing", text: "Counts for the whole list."),
    Difference(
      name: "View.listRowSeparatorTint", text: "Counts for the whole list and for both edges."),
    Difference(
      name: "EditButton", text: "Needs a NavigationStack around it."),
    Difference(
      name: "View.refreshable", text: "The spinner has all of its spokes from the start."),
    Difference(
      name: "View.draggable", text: "Within the window."),
    Difference(
      name: "View.dropDestination", text: "Within the window, one value at a time."),
    Difference(
      name: "View.onDrag", text: "Within the window."),
    Difference(
      name: "View.onDrop", text: "Within the window, one value at a time."),
    Difference(
      name: "NSItemProvider",
      text: "Carries a text or a place; hands it over before the call returns."),
    Difference(
      name: "ProxyRepresentation", text: "Its closures do not wait for anything."),
    Difference(
      name: "UTType", text: "The kinds named here; a program's own are data."),
    Difference(
      name: "Tab", text: "No ForEach of tabs; a search tab stands where it is written."),
    Difference(
      name: "View.toolbarBackground",
      text: "Is seen from the start, also before anything is scrolled under the bar."),
    Difference(
      name: "AccessoryCircularGaugeStyle", text: "One tint along the ring."),
    Difference(
      name: "View.drawingGroup", text: "One picture, as compositingGroup."),
    Difference(
      name: "Timer.publish",
      text: "Follows the frames' clock; Timer.scheduledTimer and Task.sleep the wall's."),
  ]
}

extension Compatibility {
  /// The names of which something is said that differs.
  package static var differenceNames: [String] { differences.map(\.name) }

  /// The names that differ in one argument only, and its label.
  package static var labels: [String: String] {
    var labels: [String: String] = [:]
    for difference in differences { labels[difference.name] = difference.label }
    return labels
  }
}
