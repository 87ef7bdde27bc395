// Part of Snapback, under the MIT licence; see LICENSE.

import Gallery
import Snapback

/// Shows the first compiler error with its location and source line, or a message.
struct ProblemPanel: View {
  let failure: FileStatus.Failure

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if let problem = failure.problems.first {
        Text(problem.location)
          .font(.system(size: 12, weight: .semibold, design: .monospaced))
          .foregroundColor(Color(red: 1, green: 0.62, blue: 0.58))
        Text(problem.message)
          .font(.system(size: 14, weight: .medium))
        if !problem.source.isEmpty {
          Text(problem.source.drop { $0 == " " || $0 == "\t" })
            .font(.system(size: 12, design: .monospaced))
            .lineLimit(2)
            .opacity(0.75)
        }
        if failure.count > 1 {
          Text("and \(failure.count - 1) more in the terminal")
            .font(.system(size: 12))
            .opacity(0.6)
        }
      } else {
        Text(failure.title).font(.system(size: 14, weight: .semibold))
        if !failure.text.isEmpty { Text(failure.text).font(.system(size: 13)).opacity(0.8) }
      }
    }
    .foregroundColor(.white)
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      RoundedRectangle(cornerRadius: 14, style: .continuous)
        .fill(Color(red: 0.13, green: 0.12, blue: 0.14).opacity(0.94)))
  }
}
