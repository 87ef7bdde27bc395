// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Presents a popover: as a bubble, or as a sheet in a window of compact width.
struct _PopoverModifier<Shown: View>: ViewModifier {
  @Binding var isPresented: Bool
  let attachment: PopoverAttachmentAnchor
  let arrowEdge: Edge
  let content: () -> Shown
  @State private var dismissTarget = DismissTarget()
  @State private var anchor = PresentationAnchor()
  /// The adaptation that the content sets; nil until the content has been created.
  @State private var adaptation: PresentationAdaptation?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.isInKnownPresentation) private var isInKnownPresentation

  init(
    isPresented: Binding<Bool>, attachment: PopoverAttachmentAnchor, arrowEdge: Edge,
    content: @escaping () -> Shown
  ) {
    _isPresented = isPresented
    self.attachment = attachment
    self.arrowEdge = arrowEdge
    self.content = content
  }

  func body(content modified: Content) -> some View {
    let isShown = isPresented && isInKnownPresentation
    let isSheet = sizeClass == .compact && adaptation?.staysPopover != true
    let isKnown = sizeClass != .compact || adaptation != nil
    modified.presenting(anchor: anchor) {
      ZStack {
        SheetLayer(
          isShown: isShown && isSheet, dismiss: dismiss, onRemoved: {}
        ) { observedContent(isKnown: isKnown && isSheet) }
        PopoverLayer(
          isShown: isShown && !isSheet, anchor: anchor.frame(of: attachment),
          arrowEdge: arrowEdge, dismiss: dismiss
        ) { observedContent(isKnown: isKnown && !isSheet) }
      }
      .modifier(_DetachedModifier())
      .presented(by: dismissTarget, dismiss: dismiss)
    }
  }

  private func dismiss() { isPresented = false }

  private func observedContent(isKnown: Bool) -> some View {
    content()
      .environment(\.isInKnownPresentation, isKnown)
      .onPreferenceChange(PresentationAdaptationKey.self) { adaptation = $0 }
  }
}

extension EnvironmentValues {
  /// Whether the presentation with the view is a popover or a sheet for good. A popover is created as a sheet, and again
  /// if its content stays a popover: if popovers inside of it were presented in both, the number of views would double
  /// with each level.
  fileprivate var isInKnownPresentation: Bool {
    get { self[KnownPresentationKey.self] }
    set { self[KnownPresentationKey.self] = newValue }
  }
}

private struct KnownPresentationKey: EnvironmentKey {
  static let defaultValue = true
}

/// A bubble over the window, with the area beside it that dismisses it.
private struct PopoverLayer<Content: View>: View {
  let isShown: Bool
  let anchor: CGRect
  let arrowEdge: Edge
  let dismiss: () -> Void
  let content: () -> Content

  init(
    isShown: Bool, anchor: CGRect, arrowEdge: Edge, dismiss: @escaping () -> Void,
    content: @escaping () -> Content
  ) {
    self.isShown = isShown
    self.anchor = anchor
    self.arrowEdge = arrowEdge
    self.dismiss = dismiss
    self.content = content
  }

  var body: some View {
    ZStack {
      if isShown {
        DismissArea(dismiss: dismiss).transition(.identity)
        PopoverCard(content: content)
          .modifier(_PopoverBubbleModifier(anchor: anchor, arrowEdge: arrowEdge))
          .modifier(_FocusScopeModifier(cancel: dismiss))
          .transition(.opacity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .animation(MenuMotion.closing, value: isShown)
  }
}

/// The content of a bubble over its background.
private struct PopoverCard<Content: View>: View {
  let content: () -> Content

  init(content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View {
    ImplicitStack { content() }
      .presentationBackground(ignoring: []) { EmptyView() }
  }
}
