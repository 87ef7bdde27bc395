// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Interface
import Snapback

/// The content of a headless stage: a gallery scene, or a Swift file that this process has loaded.
struct StageSubject {
  private let make: (CGSize, CGFloat) -> ViewHost?
  /// Whether a stage of a phone's exact size has its safe areas.
  private let isForPhones: Bool

  init(_ scene: SceneInfo) {
    make = { scene.makeHost(size: $0, scale: $1, resources: .standard) }
    isForPhones = false
  }

  /// Shows a file's first item, with additional folders of assets.
  init(_ loaded: LoadedGeneration, assets: [String]) {
    let resources = Resources.standard(assets: assets)
    make = { loaded.makeHost(showing: loaded.items[0], size: $0, scale: $1, resources: resources) }
    isForPhones = true
  }

  /// Returns the screen of the stage's device. Without a device, a Swift file has the screen of phones with exactly the
  /// stage's size; nil if there is none.
  func screen(_ geometry: StageGeometry) -> DeviceScreen? {
    if let name = geometry.device { return Device.named(name)?.screen }
    return isForPhones ? Device.phoneScreen(ofExactSize: geometry.size) : nil
  }

  /// Returns the geometry of a stage: the requested one, unless the preview may request another one and
  /// does.
  func geometry(_ settings: StageSettings) throws(ProgramError) -> StageGeometry {
    let own = settings.geometry
    guard isForPhones, settings.followsPreviewSize else { return own }
    let host = try ViewHost.withCalendar(ClockedHost.calendar) { () throws(ProgramError) in
      try makeHost(size: own.size, scale: own.scale)
    }
    guard let preview = host.previewSettings.first, let size = preview.size(in: host) else {
      return own
    }
    let screen = preview.screen
    return try StageGeometry(
      size: size, scale: settings.followsPreviewScale ? screen?.scale ?? own.scale : own.scale,
      device: screen == nil ? nil : preview.device.flatMap { Device.named($0.rawValue)?.name })
  }

  /// Creates the view host for a size in points; throws `cannotPreview` for an app without a window.
  func makeHost(size: CGSize, scale: CGFloat) throws(ProgramError) -> ViewHost {
    guard let host = make(size, scale) else { throw .cannotPreview("the app has no window") }
    return host
  }
}
