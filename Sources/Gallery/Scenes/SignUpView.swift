// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The sheet's content.
struct SignUpView: View {
  /// How far the sheet is open, from 0 to 1.
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
      Text("가입하기")
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
      Text(
        isDone
          ? "환영합니다!\n계정이 준비되었습니다."
          : """
          드래그 제스처를 통해 ZStack 내에서 겹쳐져 있던 뷰를 끌어당겨오는 듯한 효과를 줄 수 있습니다.
          이 뷰는 회원가입을 위한 계정 생성 단계를 시트처럼 표현한 예제입니다.
          """
      )
      .font(isTight ? .footnote : .body)
      .multilineTextAlignment(.center)
      .lineSpacing(4)
      .frame(maxWidth: 480)
      .padding(.horizontal, 32)
      Button {
        withAnimation(.spring(duration: 0.4)) { isDone.toggle() }
      } label: {
        Text(isDone ? "처음으로" : "계정 생성하기!")
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
}
