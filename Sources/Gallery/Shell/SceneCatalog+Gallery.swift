// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

nonisolated extension SceneCatalog {
  /// The gallery itself, listed like a scene so that it can be run, rendered and recorded like one.
  package static let gallery = SceneInfo(
    id: "gallery", title: "Snapback",
    summary: "All scenes, with instruments that show how they work.",
    tour: GalleryTour.play, host: GalleryHost.make)

  /// The groups as the window lists them.
  @MainActor static var itemGroups: [StageItemGroup] {
    groups.map { StageItemGroup(title: $0.title, items: $0.scenes) }
  }

  /// The scene with the given id, or the gallery; nil if there is none.
  package static func scene(_ id: String) -> SceneInfo? {
    id == gallery.id ? gallery : scenes.first { $0.id == id }
  }
}
