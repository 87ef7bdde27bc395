// Part of Snapback, under the MIT licence; see LICENSE.

/// The groups of views that share a frame.
@MainActor
final class MatchedGeometry: HostService {
  static let order = 20

  var groups: [MatchedKey: MatchedGroup] = [:]

  init(_ host: ViewHost) {}

  func group(_ key: MatchedKey) -> MatchedGroup {
    if let group = groups[key] { return group }
    let group = MatchedGroup()
    groups[key] = group
    return group
  }
}

extension ViewHost {
  var matchedGeometry: MatchedGeometry { service() }

  /// Applies the frames of the sources to the views matched with them, after a layout. Returns
  /// whether another layout is needed.
  func applyMatchedGeometry(_ pass: UpdatePass) -> Bool {
    guard let matched = existingService(MatchedGeometry.self) else { return false }
    var isChanged = false
    for group in matched.groups.values where group.updateFrame(pass, self) {
      isChanged = true
      for member in group.members { member.setNeedsLayout() }
    }
    return isChanged
  }
}
