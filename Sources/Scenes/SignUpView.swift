// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The sheet's content.
struct SignUpView: View {
  /// The fraction by which the sheet is open, from 0 to 1.
  let openness: CGFloat
  /// Whether the height is small: the content uses smaller sizes.
  let isTight: Bool
  @State private var isDone = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "chevron.up")
        .imageScale(.large)
        .fontWeight(.semibold)
        .foregroundStyle(.secondary)
        .rotationEffect(.degrees(180 * openness))
        .padding(.top, 20)
      Text("Sign up")
        .font(.headline)
        .fontWeight(.semibold)
      account
        // Hidden while the sheet is closed, so that the window's edge does not cut it off.
        .opacity(min(1, openness * 4))
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity)
    .background {
      SurfaceFill(RoundedRectangle(cornerRadius: 30, style: .continuous))
        .shadow(color: .black.opacity(0.16), radius: 20, y: -2)
    }
  }

  private var account: some View {
    VStack(spacing: isTight ? 12 : 20) {
      Image(systemName: isDone ? "checkmark.seal.fill" : "flame.fill")
        .resizable()
        .scaledToFit()
        .frame(width: isTight ? 48 : 88, height: isTight ? 48 : 88)
        .foregroundStyle(
          LinearGradient(
            colors: isDone ? [.mint, .green] : [.orange, .red], startPoint: .top,
            endPoint: .bottom)
        )
        .padding(.top, isTight ? 0 : 24)
      Text(message)
        .font(isTight ? .footnote : .body)
        .multilineTextAlignment(.center)
        .lineSpacing(4)
        .frame(maxWidth: 480)
        .padding(.horizontal, 32)
      Button {
        withAnimation(.spring(duration: 0.4)) { isDone.toggle() }
      } label: {
        Text(action)
          .font(.headline)
          .foregroundStyle(scheme == .dark ? Color.black : .white)
          .padding(.horizontal, 32)
          .padding(.vertical, isTight ? 12 : 16)
          .background(scheme == .dark ? Color.white : .black, in: Capsule())
      }
      .buttonStyle(.plain)
      .padding(.top, 8)
    }
  }

  private var message: LocalizedStringKey {
    isDone
      ? "Welcome!\nYour account is ready."
      : """
      With a drag gesture you can pull out a view that lies over another one in a ZStack.
      This one shows a step of signing up as a sheet.
      """
  }

  private var action: LocalizedStringKey { isDone ? "Start over" : "Create account!" }
}
