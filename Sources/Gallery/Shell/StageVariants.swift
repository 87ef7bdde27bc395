// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Inspection
import Interface
import Snapback

/// A stage beside the main one that shows the same item under other settings.
@Observable
final class StageVariant: Identifiable {
  let id: Int
  let session: StageSession
  /// The text size and the layout direction.
  let traits: StageTraits
  /// Nil for the device of the main stage.
  let device: Device?
  /// Whether it has the other appearance than the main stage.
  let hasOtherAppearance: Bool
  /// The last drawn state of the system's interface over the item.
  private(set) var overlay: SystemOverlayState?

  init(
    _ id: Int, _ session: StageSession, _ traits: StageTraits, _ options: StageVariants.Options,
    shown: @escaping () -> DeviceScreen?
  ) {
    self.id = id
    self.session = session
    self.traits = traits
    device = options.device
    hasOtherAppearance = options.hasOtherAppearance
    session.prepare = { [device] in $0.device = device?.screen ?? shown() }
    session.onFrame = { [weak self] host, _ in
      guard let self else { return }
      let overlay = SystemOverlayState(host)
      if overlay != self.overlay { self.overlay = overlay }
    }
  }
}

/// The variants of the item on the stage. Input on one of them moves all.
@Observable
final class StageVariants {
  /// The settings in which the variants differ.
  enum Kind: String, CaseIterable {
    case appearance, textSizes, devices

    var title: String {
      switch self {
      case .appearance: "Light and dark"
      case .textSizes: "Text sizes"
      case .devices: "Devices"
      }
    }

    /// The settings of the stages that differ in this, the first of which are those of the main stage.
    fileprivate var options: [Options] {
      switch self {
      case .appearance: [Options(), Options(hasOtherAppearance: true)]
      case .textSizes: [Options(), Options(textSize: .xSmall), Options(textSize: .accessibility3)]
      case .devices:
        [Options()]
          + ["iPhone SE (3rd generation)", "iPad mini (A17 Pro)"].compactMap(Device.named)
          .map { Options(device: $0) }
      }
    }
  }

  /// The settings of a stage; nil for those of the main stage.
  struct Options {
    var hasOtherAppearance = false
    var textSize: DynamicTypeSize?
    var device: Device?

    fileprivate func adding(_ other: Options) -> Options {
      Options(
        hasOtherAppearance: hasOtherAppearance || other.hasOtherAppearance,
        textSize: other.textSize ?? textSize, device: other.device ?? device)
    }
  }

  /// The settings in which the variants differ, in the order of the cases; empty without variants.
  private(set) var kinds: [Kind] = []
  private(set) var items: [StageVariant] = []
  /// The settings of all stages, the first of which is the main one.
  private(set) var options: [Options] = []
  /// The appearance of the main stage.
  private var mainScheme = ColorScheme.light
  /// Whether an event is being passed on, so that it is not passed back.
  @ObservationIgnored private var isForwarding = false
  @ObservationIgnored private weak var stage: StageSession?

  /// The number of stages in a row: those that differ in the last kind only.
  var columnCount: Int { kinds.last?.options.count ?? 1 }

  /// The kinds with another one, or without it.
  func toggling(_ kind: Kind) -> [Kind] {
    Kind.allCases.filter { kinds.contains($0) != ($0 == kind) }
  }

  /// Makes the variants of an item beside its stage: all combinations of the kinds. None removes them.
  func show(
    _ kinds: [Kind], of item: any StageItem, beside stage: StageSession, _ screen: StageScreen
  ) {
    self.kinds = kinds
    self.stage = stage
    mainScheme = stage.host?.colorScheme ?? screen.colorScheme ?? .light
    options = kinds.reduce([Options()]) { all, kind in
      all.flatMap { one in kind.options.map(one.adding) }
    }
    items = options.indices.dropFirst().map { number in
      makeVariant(number, item, beside: stage, screen)
    }
    stage.onEvent = items.isEmpty ? { _ in } : forwarding(from: stage)
    for variant in items { variant.session.onEvent = forwarding(from: variant.session) }
  }

  private func makeVariant(
    _ number: Int, _ item: any StageItem, beside stage: StageSession, _ screen: StageScreen
  ) -> StageVariant {
    let traits = StageTraits()
    let session = item.makeVariant(number, beside: stage, traits)
    session.repeatLimit = StageSession.repeatLimit / max(1, options.count - 1)
    let variant = StageVariant(number, session, traits, options[number]) { [weak screen] in
      screen?.device?.screen
    }
    apply(screen, to: variant)
    return variant
  }

  /// Applies the settings of the screen that the user has changed.
  func apply(_ screen: StageScreen) {
    for variant in items { apply(screen, to: variant) }
  }

  private func apply(_ screen: StageScreen, to variant: StageVariant) {
    variant.traits.dynamicTypeSize =
      options[variant.id].textSize ?? screen.traits.dynamicTypeSize
    variant.traits.isRightToLeft = screen.traits.isRightToLeft
    variant.session.reducesMotionOverride = screen.reducesMotion
    variant.session.host?.device = (variant.device ?? screen.device)?.screen
    variant.session.colorSchemeOverride =
      variant.hasOtherAppearance
      ? mainScheme.other : kinds.contains(.appearance) ? mainScheme : screen.colorScheme
  }

  /// The lines of the caption of a stage, by its number: what the kinds of variants are in it.
  func titles(of number: Int, _ screen: StageScreen) -> [String] {
    let options = options[number]
    return kinds.map { kind in
      switch kind {
      case .appearance:
        String(
          shell: (options.hasOtherAppearance ? mainScheme.other : mainScheme) == .dark
            ? "Dark" : "Light")
      case .textSizes:
        String(
          shell: TextSizeMenu.name(options.textSize ?? screen.traits.dynamicTypeSize ?? .large))
      case .devices: (options.device ?? screen.device)?.name ?? String(shell: "Preview")
      }
    }
  }

  /// Notes the appearance of the item on the main stage: half of the variants have the other one.
  func noteAppearance(_ scheme: ColorScheme) {
    guard kinds.contains(.appearance), scheme != mainScheme else { return }
    mainScheme = scheme
    for variant in items {
      variant.session.colorSchemeOverride = variant.hasOtherAppearance ? scheme.other : scheme
    }
  }

  /// Passes events on to all other stages, at the same position relative to their sizes.
  private func forwarding(from source: StageSession) -> (InputEvent) -> Void {
    { [weak self, weak source] event in
      guard let self, let source, !isForwarding, let from = source.host?.size,
        from.width > 0, from.height > 0
      else { return }
      isForwarding = true
      defer { isForwarding = false }
      for target in sessions where target !== source {
        guard let to = target.host?.size else { continue }
        target.handle(
          event.mapLocation {
            CGPoint(x: $0.x / from.width * to.width, y: $0.y / from.height * to.height)
          })
      }
    }
  }

  private var sessions: [StageSession] { (stage.map { [$0] } ?? []) + items.map(\.session) }

  /// Applies an action to the stages of all variants.
  func applyToAll(_ action: (StageSession) -> Void) {
    for variant in items { action(variant.session) }
  }

  // MARK: State

  /// Sets a property of a view of the main stage in the corresponding views of all variants, to the
  /// value that a text represents.
  func edit(_ property: InspectedProperty.ID, of view: InspectedView.ID, _ text: String) {
    guard let path = stage?.host?.inspectedTree?.path(to: view) else { return }
    applyToAll { session in
      guard let host = session.host, let id = host.inspectedTree?.view(at: path)?.id,
        let found = host.inspectedDetails(of: id)?.properties.first(where: { $0.id == property }),
        found.edit(text)
      else { return }
      session.runsUntil = max(session.runsUntil, host.time + 0.1)
      session.refresh()
    }
  }
}

extension ColorScheme {
  fileprivate var other: ColorScheme { self == .dark ? .light : .dark }
}
