// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Snapback

/// The screen that the stage stands for: a device, its orientation and appearance, and the zoom.
@Observable
final class StageScreen {
  /// The device that the user has chosen.
  enum Choice: Equatable {
    /// The screen that the item asks for.
    case automatic
    /// None: the stage fills its area.
    case none
    case device(Device)
  }

  /// The size of the stage in the window.
  enum Zoom: Double, CaseIterable, Codable {
    case fit = 0
    case half = 0.5
    case full = 1
    case double = 2

    var name: String { self == .fit ? "Fit" : "\(Int(rawValue * 100)) %" }
  }

  private(set) var choice = Choice.automatic
  /// The orientation that the user has chosen; nil for the item's.
  private(set) var chosenOrientation: Bool?
  private(set) var colorScheme: ColorScheme?
  private(set) var reducesMotion: Bool?
  var zoom = Zoom.fit
  /// The text size and the layout direction.
  let traits = StageTraits()
  /// The screen that the item requests.
  private var request = ScreenRequest()
  /// The usual device of the item.
  private var itemDevice: Device?
  /// The last drawn state of the system's interface over the item.
  private(set) var overlay: SystemOverlayState?
  @ObservationIgnored private var item: (any StageItem)?
  @ObservationIgnored private weak var stage: StageSession?
  /// Called when the user changes a setting.
  @ObservationIgnored var onChange: () -> Void = {}
  /// Called before it, for the stages beside the main one.
  @ObservationIgnored var onSetting: () -> Void = {}

  /// The device; nil if the stage stands for none.
  var device: Device? {
    switch choice {
    case .automatic: request.size == nil ? request.device ?? itemDevice : nil
    case .none: nil
    case .device(let device): device
    }
  }

  /// The size of the stage in points; nil if it fills its area.
  var size: CGSize? {
    if let device { return device.screen.size(isLandscape: isLandscape) }
    return choice == .automatic ? request.size : nil
  }

  var isLandscape: Bool { chosenOrientation ?? request.isLandscape }

  /// Applies the settings to the stage of an item.
  func show(_ item: any StageItem, on stage: StageSession) {
    self.stage = stage
    replace(item)
    request = ScreenRequest()
    overlay = nil
    stage.colorSchemeOverride = colorScheme
    stage.reducesMotionOverride = reducesMotion
    stage.prepare = { [weak self] host in self?.prepare(host) }
  }

  /// Replaces the item by its newer version, on the same stage.
  func replace(_ item: any StageItem) {
    self.item = item
    itemDevice = item.device
  }

  private func prepare(_ host: ViewHost) {
    let request = item?.request(of: host) ?? ScreenRequest()
    if request != self.request { self.request = request }
    host.device = device?.screen
  }

  /// Notes the state of a hierarchy after a frame, for what the system draws over it.
  func noteFrame(of host: ViewHost) {
    let overlay = SystemOverlayState(host)
    if overlay != self.overlay { self.overlay = overlay }
  }

  // MARK: Settings

  func choose(_ choice: Choice) {
    self.choice = choice
    stage?.host?.device = device?.screen
    noteChange()
  }

  func setLandscape(_ isLandscape: Bool?) {
    chosenOrientation = isLandscape
    noteChange()
  }

  func setColorScheme(_ scheme: ColorScheme?) {
    colorScheme = scheme
    stage?.colorSchemeOverride = scheme
    noteChange()
  }

  func setReducesMotion(_ reducesMotion: Bool?) {
    self.reducesMotion = reducesMotion
    stage?.reducesMotionOverride = reducesMotion
    noteChange()
  }

  func setDynamicTypeSize(_ size: DynamicTypeSize?) {
    traits.dynamicTypeSize = size
    noteChange()
  }

  func setRightToLeft(_ isRightToLeft: Bool) {
    traits.isRightToLeft = isRightToLeft
    noteChange()
  }

  func setZoom(_ zoom: Zoom) {
    self.zoom = zoom
    noteChange()
  }

  private func noteChange() {
    onSetting()
    onChange()
  }
}
