// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Interface
import PreviewCompiler
import Snapback
import SwiftData
import SystemStrings

/// The previews of the newest generation, and the state of those that have been shown.
final class PreviewLibrary {
  private(set) var loaded: LoadedGeneration?
  /// The device of previews that request none.
  let device: Device?
  private let sources: [String]
  /// The folder that is previewed, with the files that are added to it; nil for files.
  private let folder: String?
  private let makeResources: () -> Resources
  private lazy var resources = makeResources()
  /// The state of previews that are not on a stage.
  private var memories: [Slot: StateMigration] = [:]
  /// The state of the previews on the stages.
  private var current: [Slot: StateMigration] = [:]

  /// The hierarchies on the stages, by slot.
  private var hosts: [Slot: (host: WeakHost, traits: StageTraits)] = [:]

  private struct WeakHost { weak var host: ViewHost? }

  /// A preview on the main stage (0), or on that of a variant.
  private struct Slot: Hashable {
    var key: String
    var variant: Int
  }

  init(
    device: Device?, sources: [String], subject: String?,
    makeResources: @escaping () -> Resources
  ) {
    self.device = device
    self.sources = sources
    var isFolder: ObjCBool = false
    let exists = subject.map { FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) }
    folder = exists == true && isFolder.boolValue ? subject : nil
    self.makeResources = makeResources
  }

  /// The paths of the sources that are compiled together.
  var sourcePaths: [String] {
    guard let folder else { return sources }
    return sources + SourceFiles.files(in: folder).filter { !sources.contains($0) }
  }

  /// The properties whose values could not be kept in the hierarchy on the stage.
  var lost: [String] { current.first { $0.key.variant == 0 }?.value.lost ?? [] }

  /// Replaces the generation. Returns the items of its previews, file by file.
  func load(_ generation: LoadedGeneration) -> [StageItemGroup] {
    loaded = generation
    return groups(generation.items, generation.generation.entries) { item, file, path in
      PreviewStageItem(
        key: item.key, title: item.title, file: file, sourcePath: path, library: self)
    }
  }

  /// Returns items in place of the previews of entries whose code is not loaded, file by file.
  func placeholders(for entries: [PreviewEntry], _ files: FileStatus) -> [StageItemGroup] {
    groups(PreviewItem.all(of: entries) { _ in [] }, entries) { item, file, path in
      CompilingItem(
        title: item.title, summary: file, sourcePath: path, device: device, files: files,
        awaited: PreviewStageItem.id(of: item.key))
    }
  }

  private func groups(
    _ items: [PreviewItem], _ entries: [PreviewEntry],
    _ makeItem: (PreviewItem, _ file: String, _ path: String?) -> any StageItem
  ) -> [StageItemGroup] {
    var groups: [StageItemGroup] = []
    for item in items {
      let file = entries[item.entry].file
      let title = file + ".swift"
      let preview = makeItem(item, title, path(of: file))
      if let index = groups.firstIndex(where: { $0.title == title }) {
        groups[index].items.append(preview)
      } else {
        groups.append(StageItemGroup(title: title, items: [preview]))
      }
    }
    return groups
  }

  /// The name by which other commands select the preview of an item; nil if it is the only one.
  func selector(of itemID: String) -> String? {
    guard let loaded, loaded.generation.entries.count > 1,
      let item = loaded.items.first(where: { PreviewStageItem.id(of: $0.key) == itemID })
    else { return nil }
    return "#\(item.entry + 1)"
  }

  /// Reads images and colors again.
  func reloadResources() { resources = makeResources() }

  /// Makes the hierarchy of a preview, with the state that was kept.
  func makeHost(
    _ key: String, variant: Int = 0, size: CGSize, scale: CGFloat, traits: StageTraits
  ) -> ViewHost {
    let slot = Slot(key: key, variant: variant)
    let memory =
      memories.removeValue(forKey: slot) ?? (variant == 0 ? nil : copiedState(key))
      ?? StateMigration()
    current[slot] = memory
    let host = makeHost(key, size: size, scale: scale, traits: traits, restoring: memory)
    // The preview on the main stage changes saved models, once for all.
    if variant != 0 { StoreViewers.add(host) }
    hosts = hosts.filter { $0.value.host.host != nil }
    hosts[slot] = (WeakHost(host: host), traits)
    return host
  }

  /// The current state of a preview on the main stage, for a variant; nil if it is not there.
  private func copiedState(_ key: String) -> StateMigration? {
    current[Slot(key: key, variant: 0)]?.makeSuccessor(copiesObjects: true)
  }

  /// Evaluates the views on the stages again, as literals have changed. Returns false if they must
  /// be created again.
  func reevaluate() -> Bool {
    guard let loaded else { return true }
    for (slot, entry) in hosts {
      guard let host = entry.host.host, let item = loaded.items.first(where: { $0.key == slot.key })
      else { continue }
      guard loaded.reevaluate(host, showing: item, traits: entry.traits) else { return false }
    }
    return true
  }

  /// Makes the hierarchy of a preview in its initial state, beside the one on the stage.
  func makeReplay(
    _ key: String, size: CGSize, scale: CGFloat, traits: StageTraits
  ) -> ViewHost {
    makeHost(key, size: size, scale: scale, traits: traits, restoring: nil)
  }

  private func makeHost(
    _ key: String, size: CGSize, scale: CGFloat, traits: StageTraits,
    restoring memory: StateMigration?
  ) -> ViewHost {
    let host = loaded.flatMap { loaded in
      loaded.items.first { $0.key == key }.flatMap { item in
        loaded.makeHost(
          showing: item, size: size, scale: scale, resources: resources, restoring: memory,
          traits: traits)
      }
    }
    return host
      ?? ViewHost(
        StageMessage(text: "The app has no window.\nAdd a WindowGroup."), size: size, scale: scale,
        resources: resources)
  }

  /// Keeps the state of the previews on the stages, whose hierarchies still exist, and removes their views.
  func keepState() {
    for (slot, memory) in current { memories[slot] = memory.makeSuccessor() }
    current = [:]
    removeViews()
  }

  func discardState(_ key: String) {
    memories = memories.filter { $0.key.key != key }
    removeViews()
  }

  /// Makes the views on the stages disappear before they are replaced.
  private func removeViews() {
    for (host, traits) in hosts.values {
      if let host = host.host { LoadedGeneration.removeViews(of: host, traits: traits) }
    }
    hosts = [:]
  }

  /// Forgets the state of a variant, which is then made with that of the preview on the main stage.
  func discardState(_ key: String, variant: Int) {
    let slot = Slot(key: key, variant: variant)
    (memories[slot], current[slot]) = (nil, nil)
  }

  /// A problem at a location such as `Card.swift:12`; nil if it is in none of the files.
  func problem(at place: String, _ message: String) -> SourceProblem? {
    guard let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...])
    else { return nil }
    let name = place[..<colon]
    guard let path = sources.first(where: { $0 == name || $0.hasSuffix("/" + name) }) else {
      return nil
    }
    let text = String(decoding: (try? RegularFile.read(path)) ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let source = lines.indices.contains(line - 1) ? String(lines[line - 1]) : ""
    let column = source.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count + 1
    return SourceProblem(
      path: path, line: line, column: column, message: message, source: source)
  }

  /// The path of a file, by its name without extension.
  private func path(of file: String) -> String? {
    sources.first { $0.hasSuffix("/" + file + ".swift") }
  }
}

/// A message in the middle of the stage.
struct StageMessage: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.system(size: 15))
      .multilineTextAlignment(.center)
      .foregroundStyle(.secondary)
      .padding(32)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
