// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Interface
import Snapback
import SystemStrings

/// Something that the stage shows: a scene of the gallery, or a preview of a file.
package protocol StageItem {
  /// Identifies it, also after its source has been changed.
  var id: String { get }
  var title: String { get }
  /// Instructions for the user, or where the item is from.
  var summary: String { get }
  /// The SF Symbols name of its icon.
  var symbol: String { get }
  /// The name of the item in recorded traces.
  var traceName: String { get }
  /// The path of its source file; nil if sources are not available.
  var sourcePath: String? { get }
  /// The paths of all sources that are compiled with it, in which its views may be declared; nil for those in the
  /// folder of its file.
  var sourcePaths: [String]? { get }
  /// The device that it is shown on unless another one is chosen; nil for none.
  var device: Device? { get }
  /// Makes its hierarchy on a stage, with text size and layout direction.
  func makeSession(_ traits: StageTraits) -> StageSession
  /// Makes its hierarchy for a stage beside the main one, with a number from 1. It begins with the
  /// state of the main stage.
  func makeVariant(
    _ number: Int, beside stage: StageSession, _ traits: StageTraits
  ) -> StageSession
  /// Returns the screen that a hierarchy of it requests.
  func request(of host: ViewHost) -> ScreenRequest
  /// Called before it starts again from its initial state.
  func willRestart()
  /// Called before its hierarchy is replaced by that of another item or of newer code.
  func willLeave(_ stage: StageSession)
}

extension StageItem {
  package var sourcePaths: [String]? { nil }

  package func makeVariant(
    _ number: Int, beside stage: StageSession, _ traits: StageTraits
  ) -> StageSession {
    makeSession(traits)
  }

  /// The text of its source file; nil if there is none, or it cannot be read.
  var sourceText: String? {
    sourcePath.flatMap { try? RegularFile.read($0) }.flatMap {
      String(validating: $0, as: UTF8.self)
    }
  }
}

/// The screen that an item requests.
package struct ScreenRequest: Equatable {
  /// Nil for the item's usual device.
  package var device: Device?
  /// The size in points, on no device; nil for that of the device.
  package var size: CGSize?
  package var isLandscape = false

  package init(device: Device? = nil, size: CGSize? = nil, isLandscape: Bool = false) {
    self.device = device
    self.size = size
    self.isLandscape = isLandscape
  }
}

/// A titled section of the list of items.
package struct StageItemGroup {
  package var title: String
  package var items: [any StageItem]

  package init(title: String, items: [any StageItem]) {
    self.title = title
    self.items = items
  }
}
