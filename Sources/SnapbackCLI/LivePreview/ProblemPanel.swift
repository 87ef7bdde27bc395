// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Snapback

/// Shows a compiler error with its location and source line, or a message.
struct ProblemPanel: View {
  let problem: PreviewOverlayModel.Problem

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      switch problem {
      case .diagnostic(let error, let count):
        Text(location(of: error))
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
      case .message(let title, let text):
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

  private func location(of error: Diagnostic) -> String {
    "\(error.path.split(separator: "/").last ?? ""):\(error.line):\(error.column)"
  }
}
