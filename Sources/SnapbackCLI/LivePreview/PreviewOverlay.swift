// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Shows the problem panel and the status line over the previewed view, and the preview bar below it. The
/// view behind the panel stays interactive.
struct PreviewOverlay: View {
  @ObservedObject var model: PreviewOverlayModel

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 8) {
        Spacer(minLength: 0)
        if let problem = model.problem {
          ProblemPanel(failure: problem)
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
        if let caption = model.caption {
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
      if model.showsBar { PreviewBar(model: model) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .animation(.spring(response: 0.3, dampingFraction: 0.9), value: model.problem == nil)
    .animation(.easeOut(duration: 0.2), value: model.caption)
  }
}
