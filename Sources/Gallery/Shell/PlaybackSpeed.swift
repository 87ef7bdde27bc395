// Part of Snapback, under the MIT licence; see LICENSE.

/// The speed of a scene's clock.
nonisolated enum PlaybackSpeed: CaseIterable {
  case full, half, fifth, tenth, twentieth

  /// Scene seconds per second.
  var factor: Double { 1 / Double(divisor) }

  var name: String { divisor == 1 ? "1×" : "1/\(divisor)" }

  var faster: PlaybackSpeed { neighbor(-1) }
  var slower: PlaybackSpeed { neighbor(1) }

  private var divisor: Int {
    switch self {
    case .full: 1
    case .half: 2
    case .fifth: 5
    case .tenth: 10
    case .twentieth: 20
    }
  }

  private func neighbor(_ offset: Int) -> PlaybackSpeed {
    let all = PlaybackSpeed.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[min(max(index + offset, 0), all.count - 1)]
  }
}
