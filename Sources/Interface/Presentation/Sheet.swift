// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

extension View {
  /// Shows a sheet while a value is true.
  ///
  /// It is dragged by the hand between the heights it rests at, with velocity and rubber band, and away below the
  /// lowest; a press beside it and Escape leave it, too.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented, onDismiss) {
      AnyView(SheetLayer(isShown: $0, dismiss: $1, content: content))
    }
  }

  /// Shows a sheet for a value while there is one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return sheet(isPresented: item.isThere(), onDismiss: onDismiss) {
      if let shown { content(shown).id(shown.id) }
    }
  }

  /// Covers the window while a value is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented, onDismiss) {
      AnyView(CoverLayer(isShown: $0, dismiss: $1, content: content))
    }
  }

  /// Covers the window with a view for a value while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return fullScreenCover(isPresented: item.isThere(), onDismiss: onDismiss) {
      if let shown { content(shown).id(shown.id) }
    }
  }

  private func presentation(
    _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    layer: @escaping (Bool, @escaping () -> Void) -> AnyView
  ) -> some View {
    modifier(_SheetModifier(isPresented: isPresented, onDismiss: onDismiss, layer: layer))
  }
}

struct _SheetModifier: ViewModifier {
  @Binding var isPresented: Bool
  let onDismiss: (() -> Void)?
  let layer: (Bool, @escaping () -> Void) -> AnyView
  @State private var exit = Exit()

  init(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    layer: @escaping (Bool, @escaping () -> Void) -> AnyView
  ) {
    _isPresented = isPresented
    self.onDismiss = onDismiss
    self.layer = layer
  }

  func body(content: Content) -> some View {
    let isShown = isPresented
    content
      .presenting {
        layer(isShown) { isPresented = false }
          .environment(\.navigationPage, nil)
          .environment(\.navigation, nil)
          .environment(\.isInList, false)
          .environment(\.isPresented, true)
          .environment(\.dismiss, exit.leading { isPresented = false })
      }
      .onChange(of: isShown) { _, isOn in if !isOn { onDismiss?() } }
  }
}

extension Binding {
  /// Whether there is a value; setting false takes it away.
  func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { isOn in if !isOn { wrappedValue = nil } })
  }
}

/// How sheets move, as iOS's do.
enum SheetMotion {
  static let animation = Animation.spring(response: 0.42, dampingFraction: 0.9)
}

private struct CoverLayer<Content: View>: View {
  let isShown: Bool
  let dismiss: () -> Void
  let content: () -> Content
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack {
      if isShown {
        content()
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(scheme.page)
          .modifier(_FocusScopeModifier(cancel: nil))
          .transition(.move(edge: .bottom))
      }
    }
    .animation(SheetMotion.animation, value: isShown)
  }
}

struct SheetLayer<Content: View>: View {
  let isShown: Bool
  let dismiss: () -> Void
  let content: () -> Content
  /// Whether what lies behind answers to the hand.
  @State private var isOpenBehind = false

  init(isShown: Bool, dismiss: @escaping () -> Void, content: @escaping () -> Content) {
    self.isShown = isShown
    self.dismiss = dismiss
    self.content = content
  }

  var body: some View {
    ZStack {
      if isShown {
        Color.black.opacity(isOpenBehind ? 0 : 0.2).ignoresSafeArea()
          .allowsHitTesting(!isOpenBehind)
          .transition(.opacity)
        SheetCard(dismiss: dismiss, openBehind: { isOpenBehind = $0 }, content: content)
          .transition(.move(edge: .bottom))
      }
    }
    .animation(SheetMotion.animation, value: isShown)
  }
}
