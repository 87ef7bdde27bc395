// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The spring that the editor shows: the view, the line of the source and the call; if there are several,
/// a menu of them.
struct SpringSubject: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 8) {
        if let call = model.editedCall {
          if let name = model.source.type(of: call) {
            Text(verbatim: name)
              .font(.system(size: 13, weight: .semibold))
              .lineLimit(1)
          }
          location(call)
        } else {
          Text(localized: isUsed ? "Spring of the last animation" : "Default spring")
            .font(.system(size: 13, weight: .semibold))
            .lineLimit(1)
        }
        Spacer(minLength: 0)
        if model.springCalls.count > 1 { menu }
      }
      .frame(height: 28)
      detail
        .font(.system(size: 11))
        .foregroundStyle(palette.secondaryText)
        .lineLimit(1)
        .truncationMode(.middle)
    }
  }

  private var isUsed: Bool { model.record.spring != nil }

  private var detail: Text {
    if let call = model.editedCall {
      return Text(verbatim: code(of: call)).font(.system(size: 11).monospaced())
    }
    return Text(
      localized: isUsed
        ? "No call with literal arguments creates it"
        : "No spring animation has run yet")
  }

  private func location(_ call: SpringCall) -> some View {
    Button {
      model.source.showLine(call.location)
    } label: {
      Text(verbatim: call.location.name)
        .font(.system(size: 12, weight: .medium))
        .monospacedDigit()
        .foregroundStyle(palette.accent)
        .lineLimit(1)
        .truncationMode(.middle)
        .padding(.horizontal, 4)
        .frame(height: 24)
    }
    .buttonStyle(FlatButtonStyle())
    .pointerStyle(.link)
    .help(Text(localized: "Show the line in the source"))
    .onHover { model.highlight($0 ? model.source.type(of: call) : nil) }
    .padding(.horizontal, -4)
  }

  private var menu: some View {
    Menu {
      if model.tuning.selection?.isChosen == true {
        Button {
          model.tuning.edit(nil)
        } label: {
          Text(localized: "Spring of the last animation")
        }
        Divider()
      }
      ForEach(model.springCalls, id: \.id) { call in
        Button {
          model.tuning.edit(model.selection(of: call))
        } label: {
          let text = title(of: call)
          if call == model.editedCall {
            Label(text, systemImage: "checkmark")
          } else {
            Text(verbatim: text)
          }
        }
      }
    } label: {
      MenuLabel(symbol: "list.bullet", text: nil)
    }
    .hint("Springs in the source", key: nil, isAbove: false)
  }

  /// The line, with its file if that is not the one in the panel, and the call.
  private func title(of call: SpringCall) -> String {
    let line = call.path == model.source.path ? "\(call.line)" : call.location.name
    return line + "  " + code(of: call)
  }

  /// The call on one line.
  private func code(of call: SpringCall) -> String {
    model.source.code(of: call).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
