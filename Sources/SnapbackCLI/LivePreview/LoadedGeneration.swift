// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Foundation
import Gallery
import Interface
import PreviewCompiler
import Snapback

/// A generation whose library is loaded into this process. It is never unloaded, because values of its types
/// may be retained anywhere.
struct LoadedGeneration {
  let generation: Generation
  /// The items that can be shown; at least one.
  let items: [PreviewItem]
  private let makers: [Maker]

  private typealias Maker = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// Throws `cannotLoad` with the dynamic loader's message.
  init(_ generation: Generation) throws(ProgramError) {
    guard let handle = dlopen(generation.library, RTLD_NOW | RTLD_LOCAL) else {
      throw .cannotLoad(path: generation.library, reason: Self.reason)
    }
    var makers: [Maker] = []
    for entry in generation.entries {
      guard let symbol = dlsym(handle, entry.symbol) else {
        throw .cannotLoad(path: generation.library, reason: Self.reason)
      }
      makers.append(unsafeBitCast(symbol, to: Maker.self))
    }
    ViewHost.applyProgramOverrides()
    self.generation = generation
    self.makers = makers
    items = PreviewItem.all(of: generation.entries) { index in
      PreviewPart.all(of: Self.value(AnyView.self, makers[index]))
    }
  }

  /// Whether this process has as many open files as it may have, such as those that views of an earlier generation
  /// have not closed.
  static var isOutOfFiles: Bool {
    let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard descriptor < 0 else {
      close(descriptor)
      return false
    }
    return errno == EMFILE
  }

  /// Creates the view host of an item; returns nil for an app without a window.
  func makeHost(
    showing item: PreviewItem, size: CGSize, scale: CGFloat, resources: Resources,
    restoring memory: StateMigration? = nil, traits: StageTraits? = nil
  ) -> ViewHost? {
    let make = makers[item.entry]
    ScreenSize.expected = size
    switch generation.entries[item.entry].kind {
    case .view, .previews:
      if let traits {
        return ViewHost(
          StageTraitsView(traits, content: Self.view(make, part: item.part)), size: size,
          scale: scale, resources: resources, migration: memory
        ).enablingKeyboardAccess()
      }
      return ViewHost(
        Self.view(make, part: item.part), size: size, scale: scale, resources: resources,
        migration: memory
      ).enablingKeyboardAccess()
    case .app:
      let scenes = AppScenes(
        Self.value((any App).self, make), resources: resources, migration: memory)
      guard let window = scenes.firstWindow else { return nil }
      guard let traits else {
        return scenes.makeHost(
          window, size: size, scale: scale, resources: resources, migration: memory)
      }
      return scenes.connected(
        ViewHost(
          StageTraitsView(traits, content: AnyView(scenes.root(window))), size: size, scale: scale,
          resources: resources, migration: memory))
    }
  }

  /// Creates the scenes of an item that is an app; nil for any other item.
  func makeScenes(
    showing item: PreviewItem, resources: Resources, restoring memory: StateMigration
  ) -> AppScenes? {
    guard generation.entries[item.entry].kind == .app else { return nil }
    return AppScenes(
      Self.value((any App).self, makers[item.entry]), resources: resources, migration: memory)
  }

  /// Evaluates all views of an item's host again in its next frame, as literals have changed. Returns
  /// false for an app, whose window must be created again.
  func reevaluate(
    _ host: ViewHost, showing item: PreviewItem, traits: StageTraits? = nil
  ) -> Bool {
    let make = makers[item.entry]
    guard generation.entries[item.entry].kind != .app else { return false }
    if let traits {
      host.reevaluate { StageTraitsView(traits, content: Self.view(make, part: item.part)) }
    } else {
      host.reevaluate { Self.view(make, part: item.part) }
    }
    return true
  }

  /// Removes the views of a host that is replaced, so that they disappear. Those of an app without `traits` stay: see
  /// `PreviewApp.removeMainViews`.
  static func removeViews(of host: ViewHost, traits: StageTraits? = nil) {
    if let traits {
      host.reevaluate { StageTraitsView(traits, content: AnyView(EmptyView())) }
    } else {
      host.reevaluate { AnyView(EmptyView()) }
    }
    _ = host.frame(at: host.time)
  }

  private static func view(_ make: Maker, part: Int?) -> AnyView {
    let whole = value(AnyView.self, make)
    guard let part else { return whole }
    let parts = PreviewPart.all(of: whole)
    return parts.indices.contains(part) ? parts[part].view : whole
  }

  private static func value<Value>(_ type: Value.Type, _ make: Maker) -> Value {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { pointer.deallocate() }
    make(pointer)
    return pointer.move()
  }

  private static var reason: String {
    dlerror().map { String(cString: $0) } ?? "unknown error"
  }
}
