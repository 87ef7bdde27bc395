// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Inspection
import Interface
import Snapback

/// A stage beside the main one that shows the same item under another setting.
@Observable
final class StageVariant: Identifiable {
  let id: Int
  private(set) var title: String
  let session: StageSession
  /// Nil for the device of the main stage.
  let device: Device?
  /// What the item has drawn last of the system's interface over it.
  private(set) var overlay: SystemOverlayState?

  init(
    _ id: Int, _ title: String, _ session: StageSession, device: Device?,
    shown: @escaping () -> DeviceScreen?
  ) {
    self.id = id
    self.title = title
    self.session = session
    self.device = device
    session.prepare = { $0.device = device?.screen ?? shown() }
    session.onFrame = { [weak self] host, _ in
      guard let self else { return }
      let overlay = SystemOverlayState(host)
      if overlay != self.overlay { self.overlay = overlay }
    }
  }

  /// Shows the item in an appearance.
  func setAppearance(_ scheme: ColorScheme) {
    title = scheme == .dark ? "Dark" : "Light"
    session.colorSchemeOverride = scheme
  }
}

/// The variants of the item on the stage. Input on one of them moves all.
@Observable
final class StageVariants {
  /// What the variants differ in.
  enum Kind: String, CaseIterable {
    case appearance, textSizes, devices

    var title: String {
      switch self {
      case .appearance: "Light and dark"
      case .textSizes: "Text sizes"
      case .devices: "Devices"
      }
    }
  }

  private(set) var kind: Kind?
  private(set) var items: [StageVariant] = []
  /// Whether an event is being passed on, so that it is not passed back.
  @ObservationIgnored private var isForwarding = false
  @ObservationIgnored private weak var stage: StageSession?

  /// Makes the variants of an item beside its stage, or removes them.
  func show(
    _ kind: Kind?, of item: any StageItem, beside stage: StageSession, _ screen: StageScreen
  ) {
    self.kind = kind
    self.stage = stage
    items = kind.map { makeItems($0, item, beside: stage, screen) } ?? []
    stage.onEvent = items.isEmpty ? { _ in } : forwarding(from: stage)
    for variant in items { variant.session.onEvent = forwarding(from: variant.session) }
  }

  private func makeItems(
    _ kind: Kind, _ item: any StageItem, beside stage: StageSession, _ screen: StageScreen
  ) -> [StageVariant] {
    func variant(
      _ number: Int, _ title: String, device: Device? = nil, _ size: DynamicTypeSize? = nil
    ) -> StageVariant {
      let traits = StageTraits()
      traits.dynamicTypeSize = size ?? screen.traits.dynamicTypeSize
      traits.isRightToLeft = screen.traits.isRightToLeft
      let session = item.makeVariant(number, beside: stage, traits)
      session.colorSchemeOverride = screen.colorScheme
      session.reducesMotionOverride = screen.reducesMotion
      return StageVariant(number, title, session, device: device) { [weak screen] in
        screen?.device?.screen
      }
    }
    switch kind {
    case .appearance:
      let other = variant(1, "")
      other.setAppearance(stage.host?.colorScheme == .dark ? .light : .dark)
      return [other]
    case .textSizes:
      return [
        variant(1, "Extra small", .xSmall), variant(2, "Accessibility 3", .accessibility3),
      ]
    case .devices:
      let names = ["iPhone SE (3rd generation)", "iPad mini (A17 Pro)"]
      return names.compactMap(Device.named).enumerated().map { number, device in
        variant(number + 1, device.name, device: device)
      }
    }
  }

  /// The caption of the main stage, of the same kind as those of the variants.
  func mainTitle(_ screen: StageScreen, _ host: ViewHost?) -> String {
    switch kind {
    case .appearance: host?.colorScheme == .dark ? "Dark" : "Light"
    case .textSizes: TextSizeMenu.name(screen.traits.dynamicTypeSize ?? .large)
    case .devices, nil: screen.device?.name ?? "Preview"
    }
  }

  /// Notes the appearance of the item on the main stage: the variant has the other one.
  func noteAppearance(_ scheme: ColorScheme) {
    guard kind == .appearance, let other = items.first else { return }
    let wanted: ColorScheme = scheme == .dark ? .light : .dark
    if other.session.colorSchemeOverride != wanted { other.setAppearance(wanted) }
  }

  /// Passes events on to all other stages, at the same place relative to their sizes.
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
