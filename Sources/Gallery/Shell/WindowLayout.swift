// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The panels and sheets of the window that are open, its appearance, and the part with the keyboard.
@Observable
final class WindowLayout {
  /// A part of the window, among which F6 moves the keyboard focus.
  enum Region {
    case list, stage, panel
  }

  /// The open tabs of the side panel.
  let panels = PanelTabs()
  private(set) var showsKeys = false
  private(set) var showsPalette = false
  /// Whether the sheet with the list of scenes is open, in a narrow window.
  private(set) var showsScenes = false
  /// Whether the stage fills the window, as it always does in a narrow one.
  private(set) var isFullWindow = false
  /// Nil for the desktop's setting.
  private(set) var colorScheme: ColorScheme?
  /// Whether the list of scenes is beside the stage.
  @ObservationIgnored var showsList = true
  /// The part of the window that has the keyboard.
  private(set) var region = Region.stage
  /// The number of times that the user has moved to another part.
  private(set) var regionRequest = 0

  /// Whether the overlays of the instruments are drawn on the stage.
  var showsOverlays: Bool { panels.visible.contains(where: \.isInstrument) }

  /// Opens the side panel at a tab.
  func show(_ tab: PanelTab, in half: PanelTabs.Half = .top) {
    withAnimation(.smooth(duration: 0.35)) { panels.select(tab, in: half) }
  }

  /// Opens the side panel at a tab, or closes it if the tab is open.
  func toggle(_ tab: PanelTab) {
    if panels.isVisible(tab) { closePanel() } else { show(tab) }
  }

  /// Opens the side panel at the instrument that was open last, or closes it if one is open.
  func toggleInstruments() {
    if showsOverlays { closePanel() } else { show(panels.instrument) }
  }

  private func closePanel() { withAnimation(.smooth(duration: 0.35)) { panels.close() } }

  func toggleKeys() { withAnimation(.smooth(duration: 0.2)) { showsKeys.toggle() } }

  func togglePalette() { showsPalette.toggle() }

  func toggleScenes() { withAnimation(.smooth(duration: 0.35)) { showsScenes.toggle() } }

  func toggleFullWindow() {
    isFullWindow.toggle()
    if !isFullWindow, showsScenes { toggleScenes() }
  }

  func toggleColorScheme(from current: ColorScheme) {
    colorScheme = current == .dark ? .light : .dark
  }

  /// Moves the keyboard focus to the next part of the window that is visible.
  func moveToNextRegion() {
    switch region {
    case .list: region = .stage
    case .stage where panels.isOpen: region = .panel
    case .stage, .panel: region = showsList || showsScenes ? .list : .stage
    }
    regionRequest += 1
  }

  /// Closes the topmost sheet. Returns false if none is open.
  func closeSheet() -> Bool {
    if showsPalette {
      togglePalette()
    } else if showsKeys {
      toggleKeys()
    } else if showsScenes {
      toggleScenes()
    } else {
      return false
    }
    return true
  }

  /// Closes the panel, or else ends the full-window stage. Returns false if there is neither.
  func closePanelOrFullWindow() -> Bool {
    if panels.isOpen {
      closePanel()
    } else if isFullWindow {
      toggleFullWindow()
    } else {
      return false
    }
    return true
  }
}
