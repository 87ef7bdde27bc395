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
  /// The adaptation that the content sets; `automatic` until the content has been created.
  @State private var adaptation = PresentationAdaptation.automatic
  @Environment(\.horizontalSizeClass) private var sizeClass

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
    let isShown = isPresented
    let isSheet = sizeClass == .compact && !adaptation.staysPopover
    modified.presenting(anchor: anchor) {
      ZStack {
        SheetLayer(
          isShown: isShown && isSheet, dismiss: dismiss, onRemoved: {}, content: observedContent)
        PopoverLayer(
          isShown: isShown && !isSheet, anchor: anchor.frame(of: attachment),
          arrowEdge: arrowEdge, dismiss: dismiss, content: observedContent)
      }
      .modifier(_DetachedModifier())
      .presented(by: dismissTarget, dismiss: dismiss)
    }
  }

  private func dismiss() { isPresented = false }

  private func observedContent() -> some View {
    content().onPreferenceChange(PresentationAdaptationKey.self) { adaptation = $0 }
  }
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
