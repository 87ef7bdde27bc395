// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The kind of device, with UIKit's raw values.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
