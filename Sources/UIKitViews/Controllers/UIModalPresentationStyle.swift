// Part of Snapback, under the MIT licence; see LICENSE.

/// The style in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
  case none = -1
  case automatic = -2
}
