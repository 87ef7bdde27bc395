// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A height that a sheet rests at.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let kind: Kind

  /// Half the window.
  public static let medium = PresentationDetent(kind: .medium)
  /// Nearly the whole window.
  public static let large = PresentationDetent(kind: .large)

  /// A part of the window's height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// In points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// In points, in a window of a height: never more than the large one.
  func length(in height: CGFloat) -> CGFloat {
    let most = max(0, height - 10)
    let length: CGFloat =
      switch kind {
      case .medium: height / 2
      case .large: most
      case .fraction(let fraction): height * fraction
      case .height(let height): height
      }
    return length > 0 ? min(length, most) : 0
  }
}

/// What a sheet's content asks of the sheet.
struct SheetRequest: Equatable {
  var detents: Set<PresentationDetent>?
  var selection: DetentSelection?
  var indicator: Visibility?
  var cornerRadius: CGFloat?
  var isDismissDisabled: Bool?
  var background: PresentationBackground?
  var interaction: PresentationBackgroundInteraction?
}

/// Where the height that a sheet is at is kept.
struct DetentSelection: Equatable {
  let binding: Binding<PresentationDetent>
  private let value: PresentationDetent

  init(_ binding: Binding<PresentationDetent>) {
    self.binding = binding
    value = binding.wrappedValue
  }

  static func == (a: DetentSelection, b: DetentSelection) -> Bool { a.value == b.value }
}

struct SheetRequestKey: PreferenceKey {
  static var defaultValue: SheetRequest { SheetRequest() }

  static func reduce(value: inout SheetRequest, nextValue: () -> SheetRequest) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.selection = value.selection ?? next.selection
    value.indicator = value.indicator ?? next.indicator
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.isDismissDisabled = value.isDismissDisabled ?? next.isDismissDisabled
    value.background = value.background ?? next.background
    value.interaction = value.interaction ?? next.interaction
  }
}

extension View {
  /// Changes what the sheet around is asked for.
  func asking(_ change: @escaping (inout SheetRequest) -> Void) -> some View {
    transformPreference(SheetRequestKey.self, change)
  }

  /// Sets the heights that the sheet around rests at; it begins at the lowest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    asking { $0.detents = detents }
  }

  /// Sets the heights that the sheet around rests at, and which it is at.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = DetentSelection(selection)
    return asking {
      $0.detents = detents
      $0.selection = selected
    }
  }

  /// Says whether the sheet around has a handle; otherwise it has one if it rests at several heights.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    asking { $0.indicator = visibility }
  }

  /// Sets the radius of the upper corners of the sheet around, in points; nil for the usual.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    asking { $0.cornerRadius = cornerRadius }
  }

  /// Keeps the sheet around from being dragged away, or left by Escape or a press beside it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    asking { $0.isDismissDisabled = isDisabled }
  }
}
