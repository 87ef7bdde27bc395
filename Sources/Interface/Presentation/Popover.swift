// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// What of a view a popover points at.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

extension View {
  /// Shows a view in a bubble that points at this one, while a value is true; in a narrow window as a sheet,
  /// unless its content is adapted otherwise.
  ///
  /// The bubble is under an arrow at the top edge, above one at the bottom edge, and beside one at the others,
  /// where there is room for it.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PopoverModifier(
        isPresented: isPresented, attachment: attachmentAnchor, arrowEdge: arrowEdge,
        content: content))
  }

  /// Shows a view for a value in a bubble that points at this one, while there is a value.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return popover(
      isPresented: item.isThere(), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge
    ) {
      if let shown { content(shown).id(shown.id) }
    }
  }
}

struct _PopoverModifier<Shown: View>: ViewModifier {
  @Binding var isPresented: Bool
  let attachment: PopoverAttachmentAnchor
  let arrowEdge: Edge
  let content: () -> Shown
  @State private var exit = Exit()
  @State private var anchor = PresentationAnchor()
  /// What the content asks for, once it is known.
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
        SheetLayer(isShown: isShown && isSheet, dismiss: leave, content: asking)
        PopoverLayer(
          isShown: isShown && !isSheet, anchor: anchor.frame(of: attachment),
          arrowEdge: arrowEdge, dismiss: leave, content: asking)
      }
      .modifier(_DetachedModifier())
      .environment(\.isPresented, true)
      .environment(\.dismiss, exit.leading(leave))
    }
  }

  private func leave() { isPresented = false }

  private func asking() -> some View {
    content().onPreferenceChange(PresentationAdaptationKey.self) { adaptation = $0 }
  }
}

extension PresentationAnchor {
  /// The rectangle that a popover points at, in the window's points.
  fileprivate func frame(of attachment: PopoverAttachmentAnchor) -> CGRect {
    guard let element else { return .zero }
    switch attachment {
    case .rect(let source):
      return source.make(element.presentedSize, element.transformToRoot).value
    case .point(let point):
      let frame = frame
      return CGRect(
        x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0,
        height: 0)
    }
  }
}

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
        Color.clear.contentShape(Rectangle()).ignoresSafeArea()
          .gesture(TapGesture().onEnded { dismiss() })
          .transition(.identity)
        PopoverCard(content: content)
          .modifier(_BubbleModifier(anchor: anchor, arrowEdge: arrowEdge))
          .modifier(_FocusScopeModifier(cancel: dismiss))
          .transition(.opacity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .animation(MenuMotion.closing, value: isShown)
  }
}

private struct PopoverCard<Content: View>: View {
  let content: () -> Content
  @State private var request = SheetRequest()

  init(content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View {
    content()
      .onPreferenceChange(SheetRequestKey.self) { request = $0 }
      .background { request.background?.view }
  }
}
