// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
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
  @Environment(\.colorScheme) private var scheme
  /// For custom detents. The card depends only on the values that they read, as each read is recorded.
  @Environment(\.self) private var environment

  var body: some View {
    GeometryReader { proxy in
      let height = proxy.size.height
      let lowest = length(of: detents(height)[0], height)
      let length = length(in: height)
      let isBackgroundEnabled =
        configuration.interaction?.isEnabled(at: current(height), in: height, environment) ?? false
      VStack(spacing: 0) {
        Spacer(minLength: 0).contentShape(Rectangle()).frame(maxWidth: .infinity)
          .allowsHitTesting(!isBackgroundEnabled)
        card(in: height, safeArea: proxy.safeAreaInsets.bottom)
          .frame(maxWidth: 640)
          .frame(height: max(length, lowest))
          .offset(y: max(0, lowest - length))
      }
      .frame(width: proxy.size.width, height: height)
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
  private func card(in height: CGFloat, safeArea: CGFloat) -> some View {
    ImplicitStack { content() }
      .modifier(_CoverableModifier())
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onPreferenceChange(SheetConfigurationKey.self) { configuration = $0 }
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
      .background {
        ZStack {
          if let background = configuration.background {
            background.view
          } else {
            scheme == .dark ? scheme.cell : scheme.page
          }
        }
        .ignoresSafeArea(edges: .bottom)
        .transaction { $0.animation = nil }
      }
      .clipShape(SheetOutline(radius: configuration.cornerRadius ?? 10, extent: safeArea))
      .contentShape(Rectangle())
      .gesture(
        DragGesture(coordinateSpace: .global)
          .onChanged { drag = $0.translation.height }
          .onEnded { settle($0, in: height) }
          .onCancelled { withAnimation(SheetMotion.animation) { drag = 0 } },
        including: [.all, .system]
      )
      .modifier(_PresentedFrameModifier(.card(pushDistances(height))))
  }

  /// The distances of the top edge from the safe area between which the sheet pushes the views behind it back: from
  /// half the height, or the highest detent below the large one, to the large one. Nil without that detent, while
  /// the views behind receive touches there, and with Reduce Motion.
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

  /// The height of the sheet during a drag, in points, with rubber-band resistance above the
  /// highest detent.
  private func length(in height: CGFloat) -> CGFloat {
    let target = length(of: current(height), height) - drag
    let detents = detents(height)
    let highest = length(of: detents[detents.count - 1], height)
    if target > highest {
      return highest + rubberBand(target - highest, height)
    }
    let lowest = length(of: detents[0], height)
    if configuration.isDismissDisabled == true, target < lowest {
      return lowest - rubberBand(lowest - target, height)
    }
    return target
  }

  /// Settles at the next higher detent, or at the lowest after the highest: the grabber was pressed.
  private func selectNextDetent(_ height: CGFloat) {
    let detents = detents(height)
    let index = detents.firstIndex(of: current(height)) ?? 0
    settle(at: detents[(index + 1) % detents.count])
  }

  private func rubberBand(_ distance: CGFloat, _ height: CGFloat) -> CGFloat {
    CGFloat(RubberBand(dimension: Double(height)).offset(forPull: Double(distance)))
  }

  /// Settles at the detent nearest to the predicted end of the drag, or dismisses the sheet.
  private func settle(_ gesture: DragGesture.Value, in height: CGFloat) {
    let base = length(of: current(height), height)
    let projected = base - gesture.predictedEndTranslation.height
    let detents = detents(height)
    let lowest = length(of: detents[0], height)
    if configuration.isDismissDisabled != true, projected < lowest / 2,
      gesture.translation.height > 0
    {
      // `drag` stays: the removal transition starts from the dragged position.
      dismiss()
      return
    }
    let nearest = detents.min {
      abs(length(of: $0, height) - projected) < abs(length(of: $1, height) - projected)
    }
    settle(at: nearest)
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
