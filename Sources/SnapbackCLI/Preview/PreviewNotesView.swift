// Part of Snapback, under the MIT licence; see LICENSE.

import Preview
import Snapback

/// Shows what is wrong in a panel at the bottom, and a quiet line below it; the view behind stays in reach.
struct PreviewNotesView: View {
  @ObservedObject var notes: PreviewNotes

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 8) {
        Spacer(minLength: 0)
        if let trouble = notes.trouble {
          TroublePanel(trouble: trouble)
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
        if let caption = notes.caption {
          Text(caption)
            .font(.caption)
            .foregroundColor(.secondary)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(Capsule().fill(Color(.systemBackground).opacity(0.85)))
            .transition(.opacity)
        }
      }
      .padding(12)
      if notes.hasStrip { PreviewStrip(notes: notes) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .animation(.spring(response: 0.3, dampingFraction: 0.9), value: notes.trouble == nil)
    .animation(.easeOut(duration: 0.2), value: notes.caption)
  }
}

/// Says what is wrong, where, and shows the line.
private struct TroublePanel: View {
  let trouble: PreviewNotes.Trouble

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      switch trouble {
      case .diagnostic(let error, let count):
        Text(place(of: error))
          .font(.system(size: 12, weight: .semibold, design: .monospaced))
          .foregroundColor(Color(red: 1, green: 0.62, blue: 0.58))
        Text(error.message)
          .font(.system(size: 14, weight: .medium))
        if !error.source.isEmpty {
          Text(error.source.drop { $0 == " " || $0 == "\t" })
            .font(.system(size: 12, design: .monospaced))
            .lineLimit(2)
            .opacity(0.75)
        }
        if count > 1 {
          Text("and \(count - 1) more on the terminal")
            .font(.system(size: 12))
            .opacity(0.6)
        }
      case .sentence(let title, let text):
        Text(title).font(.system(size: 14, weight: .semibold))
        if !text.isEmpty { Text(text).font(.system(size: 13)).opacity(0.8) }
      }
    }
    .foregroundColor(.white)
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      RoundedRectangle(cornerRadius: 14, style: .continuous)
        .fill(Color(red: 0.13, green: 0.12, blue: 0.14).opacity(0.94)))
  }

  private func place(of error: Diagnostic) -> String {
    "\(error.path.split(separator: "/").last ?? ""):\(error.line):\(error.column)"
  }
}
