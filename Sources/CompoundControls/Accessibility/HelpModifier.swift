// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Shows a text beside the mouse pointer when it rests over the view.
struct _HelpModifier: ViewModifier {
  let text: Text
  /// The location of the pointer in the window when the text was shown; nil if it is not.
  @State private var pointer: CGPoint?
  @State private var anchor = PresentationAnchor()
  @State private var tooltip = Tooltip()

  func body(content: Content) -> some View {
    content
      .accessibilityHint(text)
      .onContinuousHover(coordinateSpace: .global) { phase in
        let session = anchor.element?.host.service(TooltipSession.self)
        switch phase {
        case .active(let location): session?.pointerMoved(to: location, over: tooltip)
        case .ended: session?.pointerLeft(tooltip)
        }
      }
      .presenting(anchor: anchor) {
        if let pointer {
          TooltipLayout(pointer: pointer) { label }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
      }
      .onAppear { tooltip.change = { pointer = $0 } }
  }

  private var label: some View {
    text
      .font(.system(size: 12))
      .foregroundStyle(.white)
      .multilineTextAlignment(.leading)
      .padding(.horizontal, 8)
      .padding(.vertical, 5)
      .background(Color(white: 0.18), in: RoundedRectangle(cornerRadius: 6, style: .continuous))
      .shadow(color: .black.opacity(0.3), radius: 6, y: 2)
  }
}
