// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The groups of views that share a frame.
@MainActor
final class MatchedGeometry: HostService {
  static let order = 20

  var groups: [MatchedKey: MatchedGroup] = [:]

  private unowned let host: ViewHost

  init(_ host: ViewHost) {
    self.host = host
  }

  func group(_ key: MatchedKey) -> MatchedGroup {
    if let group = groups[key] { return group }
    let group = MatchedGroup()
    groups[key] = group
    return group
  }

  /// Moves the shared frames to where transforms and scrolling have moved the sources since the last layout:
  /// the changes that follow animate from there.
  func changesBegin(_ pass: UpdatePass) {
    for group in groups.values { group.followSource(pass.unanimated) }
  }

  /// Lays out views that follow a source, or are themselves, in a place that has been transformed since.
  func run(at time: Double) {
    for group in groups.values { group.invalidateFollowers() }
  }

  /// Applies the frames of the sources to the views matched with them.
  func laidOut(_ pass: UpdatePass) -> Bool {
    var isChanged = false
    for (key, group) in groups {
      if group.members.isEmpty { groups[key] = nil }
      if group.updateFrame(pass, host) {
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

extension ViewHost {
  var matchedGeometry: MatchedGeometry { service() }
}
