// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// The card of a sheet, at the window's lower edge.
struct SheetCard<Content: View>: View {
  let dismiss: () -> Void
  /// Told whether what lies behind answers to the hand.
  let openBehind: (Bool) -> Void
  let content: () -> Content
  @State private var request = SheetRequest()
  /// The height it rests at, where it was dragged to one.
  @State private var chosen: PresentationDetent?
  /// How far the hand has dragged it down, in points.
  @State private var drag: CGFloat = 0
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    GeometryReader { proxy in
      let height = proxy.size.height
      let lowest = detents(height).first?.length(in: height) ?? 0
      let length = length(in: height)
      let isOpenBehind =
        request.interaction?.isEnabled(at: current(height), in: height) ?? false
      VStack(spacing: 0) {
        Spacer(minLength: 0).contentShape(Rectangle()).frame(maxWidth: .infinity)
          .allowsHitTesting(!isOpenBehind)
        card(in: height)
          .frame(maxWidth: 640)
          .frame(height: max(length, lowest))
          .offset(y: max(0, lowest - length))
      }
      .frame(width: proxy.size.width, height: height)
      .background {
        Color.clear.contentShape(Rectangle())
          .gesture(TapGesture().onEnded { if request.isDismissDisabled != true { dismiss() } })
          .allowsHitTesting(!isOpenBehind)
      }
      .onChange(of: isOpenBehind, initial: true) { openBehind(isOpenBehind) }
    }
    .modifier(
      _FocusScopeModifier(cancel: { if request.isDismissDisabled != true { dismiss() } }))
  }

  private func card(in height: CGFloat) -> some View {
    content()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onPreferenceChange(SheetRequestKey.self) { request = $0 }
      .safeAreaInset(edge: .top, spacing: 0) {
        if showsHandle {
          Capsule().fill(Color.gray.opacity(0.5)).frame(width: 36, height: 5).padding(.top, 5)
        }
      }
      .background {
        ZStack {
          if let background = request.background {
            background.view
          } else {
            scheme == .dark ? scheme.cell : scheme.page
          }
        }
        .transaction { $0.animation = nil }
      }
      .clipShape(SheetOutline(radius: request.cornerRadius ?? 12))
      .contentShape(Rectangle())
      .gesture(
        DragGesture(coordinateSpace: .global)
          .onChanged { drag = $0.translation.height }
          .onEnded { settle($0, in: height) }
          .onCancelled { withAnimation(SheetMotion.animation) { drag = 0 } })
  }

  private var showsHandle: Bool {
    switch request.indicator ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: (request.detents?.count ?? 1) > 1
    }
  }

  /// From the lowest up.
  private func detents(_ height: CGFloat) -> [PresentationDetent] {
    let all = request.detents ?? []
    return (all.isEmpty ? [.large] : Array(all))
      .sorted { $0.length(in: height) < $1.length(in: height) }
  }

  private func current(_ height: CGFloat) -> PresentationDetent {
    let detents = detents(height)
    if let bound = request.selection?.binding.wrappedValue, detents.contains(bound) { return bound }
    if let chosen, detents.contains(chosen) { return chosen }
    return detents[0]
  }

  /// How high it is now; beyond the highest it gives way like rubber.
  private func length(in height: CGFloat) -> CGFloat {
    let wanted = current(height).length(in: height) - drag
    let detents = detents(height)
    let highest = detents[detents.count - 1].length(in: height)
    if wanted > highest {
      return highest + give(wanted - highest, height)
    }
    let lowest = detents[0].length(in: height)
    if request.isDismissDisabled == true, wanted < lowest {
      return lowest - give(lowest - wanted, height)
    }
    return wanted
  }

  private func give(_ distance: CGFloat, _ height: CGFloat) -> CGFloat {
    CGFloat(RubberBand(dimension: Double(height)).offset(forPull: Double(distance)))
  }

  /// Goes to the height that the hand was on its way to, or away.
  private func settle(_ gesture: DragGesture.Value, in height: CGFloat) {
    let base = current(height).length(in: height)
    let end = base - gesture.predictedEndTranslation.height
    let detents = detents(height)
    let lowest = detents[0].length(in: height)
    if request.isDismissDisabled != true, end < lowest / 2, gesture.translation.height > 0 {
      // The card goes on from where it is: its own place is let go with it.
      dismiss()
      return
    }
    let nearest = detents.min {
      abs($0.length(in: height) - end) < abs($1.length(in: height) - end)
    }
    withAnimation(SheetMotion.animation) {
      drag = 0
      chosen = nearest
      if let nearest, let selection = request.selection?.binding, selection.wrappedValue != nearest
      {
        selection.wrappedValue = nearest
      }
    }
  }
}

/// A rectangle with rounded corners above, which lie beyond its lower edge below.
nonisolated struct SheetOutline: Shape {
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    let longer = CGRect(
      x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + radius * 2)
    return Path(roundedRect: longer, cornerRadius: radius, style: .continuous)
  }
}
