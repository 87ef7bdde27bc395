// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A thin line at the top of the stage while sources are compiled.
struct CompileProgressBar: View {
  let files: FileStatus
  @Environment(\.palette) private var palette
  @State private var fraction = 0.0

  var body: some View {
    GeometryReader { area in
      palette.accent
        .frame(width: area.size.width * fraction, height: 2)
        .opacity(files.isCompiling ? 1 : 0)
    }
    .frame(height: 2)
    .onAppear { update() }
    .onChange(of: files.isCompiling) { update() }
  }

  /// Most files take less than a second; the line never reaches its end before the compiler does.
  private func update() {
    if files.isCompiling {
      fraction = 0
      withAnimation(.easeOut(duration: 2)) { fraction = 0.9 }
    } else {
      withAnimation(.easeOut(duration: 0.15)) { fraction = 1 }
    }
  }
}
