// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The stage: as large as a phone where there is room around it, else all there is.
struct StageArea: View {
  let model: GalleryModel
  let isFramed: Bool
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 0) {
      stage
        .overlay(alignment: .top) { RecordingNote(model: model) }
      if isFramed || model.record.isPast {
        Timeline(model: model)
          .frame(maxWidth: 560)
          .padding(.horizontal, 24)
      }
    }
  }

  private var stage: some View {
    GeometryReader { area in
      let size = stageSize(in: area.size)
      ZStack {
        if isFramed {
          RoundedRectangle(cornerRadius: 32, style: .continuous)
            .fill(palette.card)
            .shadow(color: .black.opacity(palette.isDark ? 0.5 : 0.16), radius: 24, y: 12)
            .shadow(color: .black.opacity(palette.isDark ? 0.4 : 0.08), radius: 2, y: 1)
            .frame(width: size.width, height: size.height)
        }
        ZStack {
          SceneStage(model.stage)
          if model.side == .instruments, model.isOn(.touches) {
            TouchOverlay(record: model.record)
          }
        }
        .frame(width: size.width / shrinking(size), height: size.height / shrinking(size))
        .scaleEffect(shrinking(size))
        .frame(width: size.width, height: size.height)
        .clipShape(
          RoundedRectangle(cornerRadius: isFramed ? 32 : 0, style: .continuous)
        )
        if isFramed, palette.isDark {
          RoundedRectangle(cornerRadius: 32, style: .continuous)
            .stroke(palette.line, lineWidth: 1)
            .frame(width: size.width, height: size.height)
            .allowsHitTesting(false)
        }
      }
      .frame(width: area.size.width, height: area.size.height)
    }
  }

  private func stageSize(in area: CGSize) -> CGSize {
    guard isFramed else { return area }
    let height = min(max(area.height - 32, 0), 844)
    let phone = 390 * shrinking(CGSize(width: 0, height: height))
    return CGSize(width: min(max(area.width - 48, 0), phone), height: height)
      .lifted(in: area)
  }

  /// Where there is room for less than the lowest phone, the whole phone is shown smaller.
  private func shrinking(_ size: CGSize) -> CGFloat {
    isFramed ? min(max(size.height / 600, 0.25), 1) : 1
  }
}

extension CGSize {
  /// The size in whole points, as even as the area's, so that it lies on whole points in its middle.
  fileprivate func lifted(in area: CGSize) -> CGSize {
    func even(_ length: CGFloat, _ whole: CGFloat) -> CGFloat {
      let rest = (whole - length).rounded()
      return whole - (rest + rest.truncatingRemainder(dividingBy: 2))
    }
    return CGSize(width: even(width, area.width), height: even(height, area.height))
  }
}
