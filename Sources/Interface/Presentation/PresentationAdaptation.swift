// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// What a presentation is shown as where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, none, popover, sheet, fullScreenCover
  }

  private let kind: Kind

  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// As what it is.
  public static let none = PresentationAdaptation(kind: .none)
  public static let popover = PresentationAdaptation(kind: .popover)
  public static let sheet = PresentationAdaptation(kind: .sheet)
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)

  /// Whether a popover stays one.
  var staysPopover: Bool { kind == .none || kind == .popover }
}

struct PresentationAdaptationKey: PreferenceKey {
  static var defaultValue: PresentationAdaptation { .automatic }

  static func reduce(
    value: inout PresentationAdaptation, nextValue: () -> PresentationAdaptation
  ) {
    let next = nextValue()
    if value == .automatic { value = next }
  }
}

/// Whether what lies behind a sheet answers to the hand.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, disabled
    /// Up to a height; at any where that is nil.
    case enabled(PresentationDetent?)
  }

  private let kind: Kind

  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled(nil))
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// While the sheet is no higher than that.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabled(detent))
  }

  /// Whether it answers while a sheet rests at a height, in a window of one.
  func isEnabled(at detent: PresentationDetent, in height: CGFloat) -> Bool {
    guard case .enabled(let limit) = kind else { return false }
    return limit.map { detent.length(in: height) <= $0.length(in: height) } ?? true
  }
}

/// What lies behind a presentation's content.
///
/// Views that cannot be compared count as the same where they are of one type, so that a sheet that is evaluated
/// because of its background does not ask for another one again.
struct PresentationBackground: Equatable {
  let view: AnyView
  private let isSame: (Any) -> Bool
  private let value: Any

  @MainActor
  init<V: View>(_ view: V) {
    self.init(view, comparing: view)
  }

  @MainActor
  init<V: View, Value>(_ view: V, comparing value: Value) {
    self.view = AnyView(view)
    self.value = value
    let canCompare = areSame(value, value)
    isSame = { other in (other as? Value).map { !canCompare || areSame(value, $0) } ?? false }
  }

  static func == (a: PresentationBackground, b: PresentationBackground) -> Bool {
    a.isSame(b.value)
  }
}

extension View {
  /// Sets what the sheet or popover around has behind its content.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    asking {
      $0.background =
        $0.background ?? PresentationBackground(Rectangle().fill(style), comparing: style)
    }
  }

  /// Sets what the sheet or popover around has behind its content.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = PresentationBackground(
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return asking { $0.background = $0.background ?? background }
  }

  /// Says whether what lies behind the sheet around answers to the hand; it is not dimmed then.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    asking { $0.interaction = interaction }
  }

  /// Says what the popover around is in a window with little room.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    preference(key: PresentationAdaptationKey.self, value: adaptation)
  }

  /// Says what the popover around is in a narrow window; a low one changes nothing.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }
}
