// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Preview
import Snapback

/// A generation whose code is in this process. It stays there: values of its types may be anywhere.
struct LoadedGeneration {
  let generation: Generation
  /// What it can show; at least one.
  let items: [PreviewItem]
  private let makers: [Maker]

  private typealias Maker = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// Fails with the linker's words.
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
    self.generation = generation
    self.makers = makers
    items = PreviewItem.all(of: generation.entries) { index in
      PreviewPart.all(of: Self.value(AnyView.self, makers[index]))
    }
  }

  /// Brings an item to life; nil for an app without a window.
  func makeHost(
    showing item: PreviewItem, size: CGSize, scale: CGFloat, resources: Resources,
    keeping memory: StateMemory? = nil
  ) -> ViewHost? {
    let make = makers[item.entry]
    switch generation.entries[item.entry].kind {
    case .view, .previews:
      return ViewHost(
        Self.view(make, part: item.part), size: size, scale: scale, resources: resources,
        memory: memory)
    case .app:
      return Self.window(of: Self.value((any App).self, make))?
        .makeHost(size: size, scale: scale, resources: resources, memory: memory)
    }
  }

  private static func view(_ make: Maker, part: Int?) -> AnyView {
    let whole = value(AnyView.self, make)
    guard let part else { return whole }
    let parts = PreviewPart.all(of: whole)
    return parts.indices.contains(part) ? parts[part].view : whole
  }

  private static func value<Value>(_ type: Value.Type, _ make: Maker) -> Value {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { place.deallocate() }
    make(place)
    return place.move()
  }

  private static func window(of app: some App) -> (any WindowScene)? {
    type(of: app).firstWindow(of: app.body)
  }

  private static var reason: String {
    dlerror().map { String(cString: $0) } ?? "it is not as it was written"
  }
}
