// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Snapback

/// The gallery, alive: the views, and the keys that are its own.
enum GalleryHost {
  static func make(size: CGSize, scale: CGFloat, resources: Resources) -> ViewHost {
    let model = GalleryModel()
    let host = ViewHost(
      GalleryView(model: model), size: size, scale: scale, resources: resources)
    model.copy = { [weak host] in host?.copyText($0) }
    host.whenMeasured = { [costs = model.costs] in costs.add($0) }
    model.measure = { [weak host, costs = model.costs] isWanted in
      guard let host, host.isMeasured != isWanted else { return }
      host.isMeasured = isWanted
      costs.clear()
    }
    host.keyAction = { [weak host] sample in
      guard let host, let key = ShellKey.of(sample) else { return false }
      return model.take(key, shown: model.scheme ?? host.colorScheme)
    }
    return host
  }
}
