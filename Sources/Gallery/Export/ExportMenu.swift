// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Interface
import Snapback

/// Saves images and copies texts of an instrument.
@Observable
final class Exporter {
  /// Copies a text to the clipboard.
  @ObservationIgnored var copyText: (String) -> Void = { _ in }
  /// Saves a file; nil if files cannot be saved.
  @ObservationIgnored var save: ((ExportedFile) -> SavedSession)?
  /// Draws a view with the fonts of the window.
  @ObservationIgnored var list: (_ view: AnyView, _ size: CGSize) -> DisplayList? = { _, _ in nil }
  /// Called with the path of a saved file, or with the reason of a failure.
  @ObservationIgnored var onSave: (SavedSession) -> Void = { _ in }

  func savePicture(_ picture: VectorDrawing, on background: Color, named name: String) {
    let view = VectorDrawingView(picture: picture, background: background)
    guard let save, let list = list(AnyView(view), picture.size) else { return }
    onSave(
      save(
        ExportedFile(name: name, fileExtension: "png", contents: .picture(list, scale: 2))))
  }

  func saveSVG(_ picture: VectorDrawing, on background: Color, named name: String) {
    guard let save else { return }
    let text = picture.svg(background: background)
    onSave(save(ExportedFile(name: name, fileExtension: "svg", contents: .text(text))))
  }
}

/// A row of a menu.
private struct MenuButton: View {
  private let title: String
  private let action: @MainActor () -> Void

  init(_ title: String, action: @escaping @MainActor () -> Void) {
    (self.title, self.action) = (title, action)
  }

  var body: some View {
    Button(action: action) { Text(localized: title) }
  }
}

/// A menu with the formats in which an instrument's data can be had.
struct ExportMenu: View {
  let exporter: Exporter
  /// The beginning of the names of files.
  let name: String
  let csv: @MainActor () -> String
  let json: @MainActor () -> String
  let picture: @MainActor () -> VectorDrawing
  @Environment(\.palette) private var palette

  var body: some View {
    Menu {
      MenuButton("Copy CSV") { exporter.copyText(csv()) }
      MenuButton("Copy JSON") { exporter.copyText(json()) }
      if exporter.save != nil {
        Divider()
        MenuButton("Save as PNG") {
          exporter.savePicture(picture(), on: palette.card, named: name)
        }
        MenuButton("Save as SVG") { exporter.saveSVG(picture(), on: palette.card, named: name) }
      }
    } label: {
      HStack(spacing: 5) {
        Image(systemName: "square.and.arrow.up").font(.system(size: 12))
        Text(localized: "Export").font(.system(size: 12, weight: .medium))
      }
      .foregroundStyle(palette.secondaryText)
      .padding(.horizontal, 8)
      .frame(height: 28)
    }
    .buttonStyle(FlatButtonStyle())
    .accessibilityLabel(Text(localized: "Export"))
    // Its icon is at the left edge of the card's texts.
    .padding(.leading, -8)
  }
}
