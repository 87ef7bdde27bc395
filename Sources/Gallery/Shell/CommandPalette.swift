// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Interface
import Snapback

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
