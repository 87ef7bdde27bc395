// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Interface
import Snapback

/// A preview of a file on the stage.
struct PreviewStageItem: StageItem {
  /// Identifies the preview across generations.
  let key: String
  let title: String
  /// The name of its file.
  let file: String
  let sourcePath: String?
  let library: PreviewLibrary

  var id: String { Self.id(of: key) }
  var summary: String { file }
  var symbol: String { "swift" }
  var device: Device? { library.device }
  var sourcePaths: [String]? { library.sourcePaths }

  /// The file's name without extension.
  var traceName: String { String(file.prefix { $0 != "." }) }

  static func id(of key: String) -> String { "preview:" + key }

  /// Frames are kept instead of replayed, as the code of a file may have effects elsewhere.
  func makeSession(_ traits: StageTraits) -> StageSession {
    StageSession(.recorded) { [library, key] size, scale, _ in
      library.makeReplay(key, size: size, scale: scale, traits: traits)
    } _: { [library, key] size, scale, _ in
      library.makeHost(key, size: size, scale: scale, traits: traits)
    }
  }

  func makeVariant(
    _ number: Int, beside stage: StageSession, _ traits: StageTraits
  ) -> StageSession {
    library.discardState(key, variant: number)
    return StageSession(.recorded) { [library, key] size, scale, _ in
      library.makeHost(key, variant: number, size: size, scale: scale, traits: traits)
    }
  }

  func request(of host: ViewHost) -> ScreenRequest {
    guard let settings = host.previewSettings.first else { return ScreenRequest() }
    let isLandscape =
      settings.orientation == .landscapeLeft || settings.orientation == .landscapeRight
    let isOnDevice = settings.layout == nil || settings.layout == .device
    return ScreenRequest(
      device: isOnDevice ? settings.device.flatMap { Device.named($0.rawValue) } : nil,
      size: isOnDevice ? nil : settings.size(in: host), isLandscape: isLandscape)
  }

  func willRestart() { library.discardState(key) }

  func willLeave(_ stage: StageSession) {
    stage.cancelGestures()
    library.keepState()
  }
}

/// The item on the stage until the files have been compiled.
struct CompilingItem: StageItem {
  let title: String
  var summary = ""
  let sourcePath: String?
  let device: Device?
  let files: FileStatus
  /// The id of the preview that it stands for; nil if it is not known.
  var awaited: String?

  var id: String { awaited.map(Self.id) ?? "compiling" }

  /// The id of the item that stands for a preview with an id.
  static func id(of awaited: String) -> String { "compiling:" + awaited }

  var symbol: String { "swift" }
  var traceName: String { title }

  func makeSession(_ traits: StageTraits) -> StageSession {
    StageSession { [title, files] size, scale, resources in
      ViewHost(
        CompilingView(title: title, files: files), size: size, scale: scale, resources: resources)
    }
  }

  func request(of host: ViewHost) -> ScreenRequest { ScreenRequest() }

  func willRestart() {}

  func willLeave(_ stage: StageSession) {}
}

private struct CompilingView: View {
  let title: String
  let files: FileStatus

  var body: some View {
    if let picture = files.lastPicture {
      Image(uiImage: picture)
        .resizable()
        .opacity(0.6)
        .ignoresSafeArea()
        .accessibilityLabel("The last picture before the crash")
    } else {
      StageMessage(text: files.isCompiling ? "Compiling \(title)…" : "Nothing to show yet")
    }
  }
}
