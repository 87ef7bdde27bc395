// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

extension GalleryModel {
  /// Performs the command of a key; `colorScheme` is the one that is shown. Returns whether it had
  /// an effect.
  func perform(_ key: ShellKey, in colorScheme: ColorScheme) -> Bool {
    switch key {
    case .help: layout.toggleKeys()
    case .restart: restart()
    case .pause: playback.togglePause()
    case .frameBack: playback.step(back: true)
    case .frameForward: playback.step()
    case .faster: playback.setSpeed(playback.speed.faster)
    case .slower: playback.setSpeed(playback.speed.slower)
    case .instruments: layout.toggleInstruments()
    case .source: layout.toggle(.source)
    case .inspector: toggleInspector()
    case .appearance: layout.toggleColorScheme(from: colorScheme)
    case .fullWindow: layout.toggleFullWindow()
    case .record: toggleRecording()
    case .next: showScene(offset: 1)
    case .previous: showScene(offset: -1)
    case .palette: layout.togglePalette()
    case .find: source.toggleSearch()
    case .undo: source.editor.undo()
    case .redo: source.editor.redo()
    case .region: layout.moveToNextRegion()
    case .close: return close()
    }
    return true
  }

  /// Opens the inspector and lets the pointer select a view; closes it if it does so already.
  private func toggleInspector() {
    if panels.isVisible(.inspect), inspector.isPointing { return layout.toggle(.inspect) }
    if !panels.isVisible(.inspect) { layout.show(.inspect) }
    inspector.isPointing = true
  }

  /// Ends what is in progress, or closes the topmost sheet or panel. Returns false if there is none.
  func close() -> Bool {
    if source.editor.draft != nil {
      source.editor.cancel()
    } else if inspector.isPointing {
      inspector.isPointing = false
    } else if source.editor.typed != nil {
      source.editor.typed = nil
    } else if layout.closeSheet() {
      return true
    } else if let section = recordings.section {
      recordings.toggle(section)
    } else if source.search.isShown, panels.isVisible(.source) {
      source.closeSearch()
    } else {
      return layout.closePanelOrFullWindow()
    }
    return true
  }
}
