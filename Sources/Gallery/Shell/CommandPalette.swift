// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Interface
import Snapback

/// A command in the palette.
struct PaletteCommand: Identifiable {
  /// In the user's language.
  let title: String
  /// The English title, which is found, too.
  let english: String
  /// Other words that it is found by, in English.
  var keywords = ""
  /// The key that performs it; nil if there is none.
  let key: String?
  let symbol: String
  let action: @MainActor () -> Void

  var id: String { title }

  /// Whether the titles and keywords have all words of a query, at the beginnings of words.
  func matches(_ query: String) -> Bool { Self.has([title, english, keywords], query) }

  /// Whether the titles alone have all words of a query.
  func titleMatches(_ query: String) -> Bool { Self.has([title, english], query) }

  private static func has(_ texts: [String], _ query: String) -> Bool {
    let words = texts.joined(separator: " ").lowercased().split {
      !$0.isLetter && !$0.isNumber
    }
    return query.lowercased().split { !$0.isLetter && !$0.isNumber }.allSatisfy { part in
      words.contains { $0.hasPrefix(part) }
    }
  }
}

extension GalleryModel {
  /// All commands: keys, items, devices, text sizes and zoom levels.
  func paletteCommands(in colorScheme: ColorScheme) -> [PaletteCommand] {
    let keys = ShellKey.allCases.filter { $0 != .close && $0 != .palette }
    var commands = keys.map { key in
      command(key.effect, keywords: key.keywords, key: key.name, key.symbol) { [weak self] in
        _ = self?.perform(key, in: colorScheme)
      }
    }
    commands += groups.flatMap { group in
      group.items.map { item in
        command("Show %@ (%@)", values: [item.title, group.title], item.symbol) { [weak self] in
          self?.show(item)
        }
      }
    }
    func add(
      _ title: String, values: [String] = [], keywords: String = "", _ symbol: String,
      _ action: @escaping @MainActor () -> Void
    ) {
      commands.append(command(title, values: values, keywords: keywords, symbol, action: action))
    }
    for (number, tab) in PanelTab.allCases.enumerated() {
      commands.append(
        command("Panel: %@", values: [tab.title], key: "Ctrl + \(number + 1)", tab.symbol) {
          [layout] in
          layout.show(tab)
        })
    }
    add("Split the panel, or close its lower part", "rectangle.split.1x2") { [panels] in
      panels.toggleSplit()
    }
    for kind in InstrumentKind.overlays {
      add("Overlay: %@", values: [kind.title], "square.on.square") { [weak self] in
        guard let self else { return }
        toggle(kind)
        // Overlays are drawn while their panel is open.
        if !layout.showsOverlays { layout.show(panels.instrument) }
      }
    }
    for kind in InspectorOverlayKind.allCases {
      add("Overlay: %@", values: [kind.title], "square.on.square") { [inspector, layout, panels] in
        inspector.toggle(kind)
        if !panels.isVisible(.inspect) { layout.show(.inspect) }
      }
    }
    add("Copy the source", keywords: "clipboard", "doc.on.doc") { [weak self] in
      self?.copyText(self?.source.text ?? "")
    }
    if let open = files?.openInEditor, let path = source.path {
      add("Open in the editor", keywords: "edit external", "square.and.pencil") { [source] in
        open(path, source.focusedLine ?? 1)
      }
    }
    add("Appearance of the preview", keywords: "dark light mode", "moon") { [screen] in
      let isDark = (screen.colorScheme ?? colorScheme) == .dark
      let next: ColorScheme = isDark ? .light : .dark
      screen.setColorScheme(next == colorScheme ? nil : next)
    }
    add("Reduce Motion", keywords: "accessibility animation", "figure.walk") { [screen] in
      screen.setReducesMotion(screen.reducesMotion == true ? nil : true)
    }
    if files != nil {
      add(isPinned(item) ? "Unpin this preview" : "Pin this preview", "pin") { [weak self] in
        guard let self else { return }
        togglePin(item)
      }
    }
    add("Default device", "iphone") { [screen] in screen.choose(.automatic) }
    add("No device: fill the window", "rectangle.on.rectangle") { [screen] in screen.choose(.none) }
    for device in Device.all {
      add("Device: %@", values: [device.name], device.screen.idiom == .pad ? "ipad" : "iphone") {
        [screen] in
        screen.choose(.device(device))
      }
    }
    add("Rotate the device", keywords: "landscape portrait orientation", "rotate.right") {
      [screen] in
      screen.setLandscape(!screen.isLandscape)
    }
    for zoom in StageScreen.Zoom.allCases {
      add("Zoom: %@", values: [zoom.name], "viewfinder") { [screen] in
        screen.setZoom(zoom)
      }
    }
    for size in DynamicTypeSize.allCases {
      add(
        "Text size: %@", values: [TextSizeMenu.name(size)], keywords: "dynamic type font",
        "textformat.size"
      ) { [screen] in
        screen.setDynamicTypeSize(size == .large ? nil : size)
      }
    }
    for kind in StageVariants.Kind.allCases {
      add("Variants: %@", values: [kind.title], keywords: "compare side", "rectangle.on.rectangle")
      {
        [weak self] in
        guard let self else { return }
        showVariants(variants.toggling(kind))
      }
    }
    add("Variants: none", "rectangle.portrait") { [weak self] in self?.showVariants([]) }
    add("Right-to-left layout", keywords: "rtl arabic hebrew", "text.alignright") { [screen] in
      screen.setRightToLeft(!screen.traits.isRightToLeft)
    }
    return commands
  }
}

extension GalleryModel {
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

/// A field and the commands that match its text.
struct CommandPalette: View {
  let model: GalleryModel
  let window: CGSize
  @State private var query = ""
  @State private var selection = 0
  @FocusState private var isFocused: Bool
  @Environment(\.palette) private var palette
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let commands = matches
    let shape = RoundedRectangle(cornerRadius: 16, style: .continuous)
    ZStack(alignment: .top) {
      Scrim { _ = model.close() }
      VStack(spacing: 0) {
        HStack(spacing: 10) {
          Image(systemName: ShellKey.palette.symbol)
            .accessibilityHidden(true)
            .font(.system(size: 15))
            .foregroundStyle(palette.secondaryText)
          TextField(
            text: $query, prompt: Text(prompt: prompt, palette)
          ) { Text(localized: "Search commands") }
          .font(.system(size: 15))
          .tint(palette.accent)
          .focused($isFocused)
          .onSubmit { runSelected() }
        }
        .padding(.horizontal, 16)
        .frame(height: 48)
        palette.line.frame(height: 1)
        if !commands.isEmpty { list(commands) }
        if commands.isEmpty {
          Text(localized: "No matching command")
            .font(.system(size: 13))
            .foregroundStyle(palette.secondaryText)
            .frame(height: 48)
        }
      }
      .frame(width: max(0, min(560, window.width - 32)))
      .background(palette.panel, in: shape)
      .clipShape(shape)
      .overlay { shape.strokeBorder(palette.line, lineWidth: 1) }
      .shadow(color: .black.opacity(0.35), radius: 40, y: 20)
      .padding(.top, min(80, window.height * 0.1))
      .onKeyPress(keys: [.upArrow, .downArrow]) { press in
        let next = selection + (press.key == .upArrow ? -1 : 1)
        selection = min(max(next, 0), max(commands.count - 1, 0))
        return .handled
      }
      .onKeyPress(keys: [.escape]) { _ in
        _ = model.close()
        return .handled
      }
    }
    .foregroundStyle(palette.text)
    .onAppear { isFocused = true }
    .onChange(of: query) { selection = 0 }
  }

  private var prompt: String {
    if window.width < 420 { return "Search commands" }
    return model.files == nil
      ? "Search commands, scenes and devices" : "Search commands, previews and devices"
  }

  private func list(_ commands: [PaletteCommand]) -> some View {
    ScrollViewReader { list in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(commands.indices, id: \.self) { index in
            PaletteRow(command: commands[index], isSelected: index == selection) {
              run(commands[index])
            }
          }
        }
        .padding(6)
      }
      .frame(height: min(CGFloat(commands.count) * 34 + 12, listHeight))
      .onChange(of: selection) { list.scrollTo(selection) }
    }
  }

  private var listHeight: CGFloat { max(0, min(374, window.height * 0.8 - 130)) }

  /// The matching commands: first those whose titles match.
  private var matches: [PaletteCommand] {
    let commands = model.paletteCommands(in: scheme).filter { $0.matches(query) }
    return commands.filter { $0.titleMatches(query) } + commands.filter { !$0.titleMatches(query) }
  }

  /// Runs the selected command of the current text, which may have changed since the last frame.
  private func runSelected() {
    let commands = matches
    guard let last = commands.indices.last else { return }
    run(commands[min(selection, last)])
  }

  private func run(_ command: PaletteCommand) {
    _ = model.close()
    command.action()
  }
}

private struct PaletteRow: View {
  let command: PaletteCommand
  let isSelected: Bool
  let action: @MainActor () -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    Button(action: action) {
      HStack(spacing: 10) {
        Image(systemName: command.symbol)
          .accessibilityHidden(true)
          .font(.system(size: 14))
          .foregroundStyle(isSelected ? palette.accent : palette.secondaryText)
          .frame(width: 20)
        Text(command.title)
          .font(.system(size: 13))
          .lineLimit(1)
          .minimumScaleFactor(0.8)
        Spacer(minLength: 4)
        if let key = command.key { KeyCap(text: key) }
      }
      .padding(.horizontal, 10)
      .frame(height: 34)
    }
    .buttonStyle(FlatButtonStyle(isOn: isSelected))
  }
}
