// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Gestures
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The card of a sheet at the bottom edge of the window, which the user drags between the detents.
struct SheetCard<Content: View>: View {
  let dismiss: () -> Void
  /// Receives whether the views behind the sheet receive touches.
  let setBackgroundEnabled: (Bool) -> Void
  let content: () -> Content
  @State private var configuration = SheetConfiguration()
  /// The detent at which the sheet has settled after a drag.
  @State private var chosen: PresentationDetent?
  /// The translation of the current drag, downwards, in points.
  @State private var drag: CGFloat = 0
  /// The translation at which the current drag of the card has begun; nil without one.
  @State private var dragStart: CGFloat?
  @State private var presented = PresentedCard()
  @Environment(\.colorScheme) private var scheme
  @Environment(\.systemVersion) private var version
  /// For custom detents. The card depends only on the values that they read, as each read is recorded.
  @Environment(\.self) private var environment

  var body: some View {
    GeometryReader { proxy in
      let height = proxy.size.height
      let heights = heights(height)
      let (lowest, length) = (heights.lowest, heights.height(at: drag))
      let isBackgroundEnabled =
        configuration.interaction?.isEnabled(at: current(height), in: height, environment) ?? false
      VStack(spacing: 0) {
        Spacer(minLength: 0).contentShape(Rectangle()).frame(maxWidth: .infinity)
          .allowsHitTesting(!isBackgroundEnabled)
        card(
          in: height, safeArea: proxy.safeAreaInsets.bottom,
          floating: version == .iOS26 ? heights.floating(at: max(length, lowest)) : 0
        )
        .frame(maxWidth: 640)
        .frame(height: max(length, lowest))
        .offset(y: max(0, lowest - length))
      }
      .frame(width: proxy.size.width, height: height)
      .modifier(_SheetAreaModifier())
      .background {
        Color.clear.contentShape(Rectangle())
          .gesture(
            TapGesture().onEnded { if configuration.isDismissDisabled != true { dismiss() } },
            including: [.all, .system]
          )
          .allowsHitTesting(!isBackgroundEnabled)
      }
      .onChange(of: isBackgroundEnabled, initial: true) {
        setBackgroundEnabled(isBackgroundEnabled)
      }
    }
    .modifier(
      _FocusScopeModifier(cancel: { if configuration.isDismissDisabled != true { dismiss() } }))
  }

  /// The content avoids the safe area below; the background extends behind it.
  ///
  /// - Parameter floating: How far the card floats above the bottom edge, from 0 to 1.
  private func card(
    in height: CGFloat, safeArea: CGFloat, floating: CGFloat
  ) -> some View {
    let inset = Self.floatingInset * floating
    return ImplicitStack { content() }
      .modifier(_CoverableModifier())
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onPreferenceChange(SheetConfigurationKey.self) { configuration = $0.withoutBackground }
      .safeAreaInset(edge: .top, spacing: 0) {
        if showsDragIndicator {
          Capsule().fill(Color.gray.opacity(0.5)).frame(width: 36, height: 5)
            .keyboardTarget(
              FocusTarget(
                press: { selectNextDetent(height) },
                control: { ControlDescription(.button, label: "Sheet Grabber") })
            )
            .padding(.top, 5)
        }
      }
      .presentationBackground(ignoring: .bottom) {
        ZStack {
          if floating > 0 { Rectangle().fill(.thickMaterial) }
          Rectangle().fill(scheme == .dark ? scheme.cell : scheme.page).opacity(1 - floating)
        }
      }
      .clipShape(
        SheetOutline(
          radius: configuration.cornerRadius ?? (version == .iOS26 ? Self.floatingRadius : 10),
          extent: max(0, safeArea - inset), floating: floating)
      )
      .contentShape(Rectangle())
      .gesture(
        DragGesture(coordinateSpace: .global)
          .onChanged { gesture in
            let start = dragStart ?? translation(height)
            dragStart = start
            drag = start + gesture.translation.height
          }
          .onEnded { gesture in
            let start = dragStart ?? 0
            dragStart = nil
            release(at: start + gesture.translation.height, gesture.velocity.height, in: height)
          }
          .onCancelled {
            dragStart = nil
            cancelDrag()
          },
        including: [.all, .system]
      )
      .modifier(_SheetDragModifier(presented, scrollActions(height)))
      .modifier(_PresentedFrameModifier(.card(pushDistances(height))))
      .padding(.horizontal, inset)
      .padding(.bottom, max(0, inset - safeArea))
  }

  /// The distance of a floating card from the edges of the window, in points.
  private static var floatingInset: CGFloat { 8 }

  /// The corner radius of cards in iOS 26, in points.
  private static var floatingRadius: CGFloat { 38 }

  /// The distances of the top edge from the safe area between which the sheet pushes the views behind it back:
  /// it begins at half the height, or at the highest detent below the large one, and ends at the large one. Nil
  /// without that detent, while the views behind receive touches there, and with Reduce Motion.
  private func pushDistances(_ height: CGFloat) -> PresentedFrameElement.PushDistances? {
    let detents = detents(height)
    guard detents.contains(.large), !environment.accessibilityReduceMotion,
      configuration.interaction?.isEnabled(at: .large, in: height, environment) != true
    else { return nil }
    let large = length(of: .large, height)
    let lower = detents.last { length(of: $0, height) < large }
    let start = max(lower.map { length(of: $0, height) } ?? 0, length(of: .medium, height))
    // A sheet at rest may be up to half a pixel higher.
    return PresentedFrameElement.PushDistances(start: height - start - 1, end: height - large)
  }

  private var showsDragIndicator: Bool {
    switch configuration.indicator ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: (configuration.detents?.count ?? 1) > 1
    }
  }

  /// The detents from the lowest up, at least one.
  private func detents(_ height: CGFloat) -> [PresentationDetent] {
    let all = (configuration.detents ?? [])
      .filter { $0.length(in: height, environment) != nil }
    return (all.isEmpty ? [.large] : all).sorted { length(of: $0, height) < length(of: $1, height) }
  }

  private func length(of detent: PresentationDetent, _ height: CGFloat) -> CGFloat {
    detent.length(in: height, environment) ?? 0
  }

  /// The detent at which the sheet settles: the selected one, the last one after a drag, or the
  /// lowest.
  private func current(_ height: CGFloat) -> PresentationDetent {
    let detents = detents(height)
    if let bound = configuration.selection?.binding.wrappedValue, detents.contains(bound) {
      return bound
    }
    if let chosen, detents.contains(chosen) { return chosen }
    return detents[0]
  }

  private func heights(_ height: CGFloat) -> SheetHeights {
    let lengths = detents(height).map { length(of: $0, height) }
    let large = length(of: .large, height)
    return SheetHeights(
      resting: length(of: current(height), height), lowest: lengths[0],
      highest: lengths[lengths.count - 1], highestPartial: lengths.last { $0 < large },
      window: height, isDismissible: configuration.isDismissDisabled != true)
  }

  /// Settles at the next higher detent, or at the lowest after the highest: the grabber was pressed.
  private func selectNextDetent(_ height: CGFloat) {
    let detents = detents(height)
    let index = detents.firstIndex(of: current(height)) ?? 0
    settle(at: detents[(index + 1) % detents.count])
  }

  /// The presented translation, which is not 0 while the sheet is animated: a drag continues there.
  private func translation(_ height: CGFloat) -> CGFloat {
    guard let presented = presented.height else { return 0 }
    let translation = heights(height).translation(at: presented)
    // A sheet at rest may be at a fraction of a pixel.
    return translation.isFinite && abs(translation) >= 1 ? translation : 0
  }

  /// Returns the actions by which the scroll views in the card move the sheet.
  private func scrollActions(_ height: CGFloat) -> SheetDragActions {
    func expansion() -> CGFloat {
      let heights = heights(height)
      return configuration.contentInteraction?.resizes ?? true
        ? heights.highest - heights.resting : 0
    }
    return SheetDragActions(
      translation: { translation(height) }, expansion: expansion, move: { drag = $0 },
      release: { release(at: $0, $1, in: height, expansion: expansion()) }, cancel: cancelDrag)
  }

  /// Settles at the detent nearest to the predicted end of a drag, or dismisses the sheet.
  ///
  /// - Parameter expansion: How far above its position the sheet settles at most.
  private func release(
    at translation: CGFloat, _ velocity: CGFloat, in height: CGFloat,
    expansion: CGFloat = .infinity
  ) {
    let heights = heights(height)
    let interval = CGFloat(GestureThresholds.standard.predictionInterval)
    let projected = heights.resting - max(-expansion, translation + velocity * interval)
    if heights.isDismissible, projected < heights.lowest / 2, translation > 0 {
      // The removal transition starts from the dragged position, without a velocity. The spring of the drag, which ends
      // there, adds that of the touch: the sum is the spring that starts with both.
      withAnimation(SheetMotion.animation) { drag = translation + 0.001 }
      dismiss()
      return
    }
    let nearest = detents(height).min {
      abs(length(of: $0, height) - projected) < abs(length(of: $1, height) - projected)
    }
    settle(at: nearest)
  }

  private func cancelDrag() {
    withAnimation(SheetMotion.animation) { drag = 0 }
  }

  private func settle(at detent: PresentationDetent?) {
    withAnimation(SheetMotion.animation) {
      drag = 0
      chosen = detent
      if let detent, let selection = configuration.selection?.binding,
        selection.wrappedValue != detent
      {
        selection.wrappedValue = detent
      }
    }
  }
}
