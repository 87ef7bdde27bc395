// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Interface
import Snapback

extension GalleryModel {
  /// All commands: keys, items, panels, overlays, the source, and the settings of the preview.
  func paletteCommands(in colorScheme: ColorScheme) -> [PaletteCommand] {
    keyCommands(in: colorScheme) + itemCommands + panelCommands + overlayCommands + sourceCommands
      + settingCommands(in: colorScheme) + deviceCommands + sizeCommands + variantCommands
  }

  private func keyCommands(in colorScheme: ColorScheme) -> [PaletteCommand] {
    let keys = ShellKey.allCases.filter { $0 != .close && $0 != .palette }
    return keys.map { key in
      command(key.effect, keywords: key.keywords, key: key.name, key.symbol) { [weak self] in
        _ = self?.perform(key, in: colorScheme)
      }
    }
  }

  private var itemCommands: [PaletteCommand] {
    groups.flatMap { group in
      group.items.map { item in
        command("Show %@ (%@)", values: [item.title, group.title], item.symbol) { [weak self] in
          self?.show(item)
        }
      }
    }
  }

  private var panelCommands: [PaletteCommand] {
    let tabs = PanelTab.allCases.enumerated().map { number, tab in
      command("Panel: %@", values: [tab.title], key: "Ctrl + \(number + 1)", tab.symbol) {
        [layout] in
        layout.show(tab)
      }
    }
    return tabs + [
      command("Split the panel, or close its lower part", "rectangle.split.1x2") { [panels] in
        panels.toggleSplit()
      }
    ]
  }

  private var overlayCommands: [PaletteCommand] {
    let instruments = InstrumentKind.overlays.map { kind in
      command("Overlay: %@", values: [kind.title], "square.on.square") { [weak self] in
        guard let self else { return }
        toggle(kind)
        // Overlays are drawn while their panel is open.
        if !layout.showsOverlays { layout.show(panels.instrument) }
      }
    }
    let inspections = InspectorOverlayKind.allCases.map { kind in
      command("Overlay: %@", values: [kind.title], "square.on.square") {
        [inspector, layout, panels] in
        inspector.toggle(kind)
        if !panels.isVisible(.inspect) { layout.show(.inspect) }
      }
    }
    return instruments + inspections
  }

  private var sourceCommands: [PaletteCommand] {
    var commands = [
      command("Copy the source", keywords: "clipboard", "doc.on.doc") { [weak self] in
        self?.copyText(self?.source.text ?? "")
      }
    ]
    if let open = files?.openInEditor, let path = source.path {
      commands.append(
        command("Open in the editor", keywords: "edit external", "square.and.pencil") { [source] in
          open(path, source.focusedLine ?? 1)
        })
    }
    return commands
  }

  private func settingCommands(in colorScheme: ColorScheme) -> [PaletteCommand] {
    var commands = [
      command("Appearance of the preview", keywords: "dark light mode", "moon") { [screen] in
        let isDark = (screen.colorScheme ?? colorScheme) == .dark
        let next: ColorScheme = isDark ? .light : .dark
        screen.setColorScheme(next == colorScheme ? nil : next)
      },
      command("Reduce Motion", keywords: "accessibility animation", "figure.walk") { [screen] in
        screen.setReducesMotion(screen.reducesMotion == true ? nil : true)
      },
    ]
    if files != nil {
      commands.append(
        command(isPinned(item) ? "Unpin this preview" : "Pin this preview", "pin") { [weak self] in
          guard let self else { return }
          togglePin(item)
        })
    }
    return commands
  }

  private var deviceCommands: [PaletteCommand] {
    let none = [
      command("Default device", "iphone") { [screen] in screen.choose(.automatic) },
      command("No device: fill the window", "rectangle.on.rectangle") { [screen] in
        screen.choose(.none)
      },
    ]
    let devices = Device.all.map { device in
      command("Device: %@", values: [device.name], device.screen.idiom == .pad ? "ipad" : "iphone")
      { [screen] in
        screen.choose(.device(device))
      }
    }
    return none + devices + [
      command("Rotate the device", keywords: "landscape portrait orientation", "rotate.right") {
        [screen] in
        screen.setLandscape(!screen.isLandscape)
      }
    ]
  }

  private var sizeCommands: [PaletteCommand] {
    let zooms = StageScreen.Zoom.allCases.map { zoom in
      command("Zoom: %@", values: [zoom.name], "viewfinder") { [screen] in
        screen.setZoom(zoom)
      }
    }
    let textSizes = DynamicTypeSize.allCases.map { size in
      command(
        "Text size: %@", values: [TextSizeMenu.name(size)], keywords: "dynamic type font",
        "textformat.size"
      ) { [screen] in
        screen.setDynamicTypeSize(size == .large ? nil : size)
      }
    }
    return zooms + textSizes
  }

  private var variantCommands: [PaletteCommand] {
    let kinds = StageVariants.Kind.allCases.map { kind in
      command(
        "Variants: %@", values: [kind.title], keywords: "compare side", "rectangle.on.rectangle"
      ) { [weak self] in
        guard let self else { return }
        showVariants(variants.toggling(kind))
      }
    }
    return kinds + [
      command("Variants: none", "rectangle.portrait") { [weak self] in self?.showVariants([]) },
      command("Right-to-left layout", keywords: "rtl arabic hebrew", "text.alignright") {
        [screen] in
        screen.setRightToLeft(!screen.traits.isRightToLeft)
      },
    ]
  }

  /// A command with a title in the user's language, in which values replace `%@`.
  private func command(
    _ title: String, values: [String] = [], keywords: String = "", key: String? = nil,
    _ symbol: String,
    action: @escaping @MainActor () -> Void
  ) -> PaletteCommand {
    func filled(_ text: String, _ values: [String]) -> String {
      values.reduce(text) { text, value in
        text.firstRange(of: "%@").map { text.replacingCharacters(in: $0, with: value) } ?? text
      }
    }
    return PaletteCommand(
      title: filled(translated(title), values.map(translated)), english: filled(title, values),
      keywords: keywords, key: key, symbol: symbol, action: action)
  }
}
