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
    for (key, group) in matched.groups {
      if group.members.isEmpty { matched.groups[key] = nil }
      if group.updateFrame(pass, self) {
        isChanged = true
        for member in group.members { member.setNeedsLayout() }
      }
      for member in group.members where member.updateRelocation(pass) {
        isChanged = true
        member.setNeedsLayout()
      }
    }
    return isChanged
  }
}
