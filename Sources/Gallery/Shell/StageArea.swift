// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The stage and the timeline. A framed stage has at most the size of a phone, any other the whole
/// area.
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
          if model.panel == .instruments, model.isOn(.touches) {
            TouchOverlay(record: model.record)
          }
        }
        .frame(width: size.width / contentScale(size), height: size.height / contentScale(size))
        .scaleEffect(contentScale(size))
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
    let phone = 390 * contentScale(CGSize(width: 0, height: height))
    return CGSize(width: min(max(area.width - 48, 0), phone), height: height)
      .evened(in: area)
  }

  /// Scales the content down if a framed stage is lower than 600 points, so that it is not cut off.
  private func contentScale(_ size: CGSize) -> CGFloat {
    isFramed ? min(max(size.height / 600, 0.25), 1) : 1
  }
}

extension CGSize {
  /// The size rounded to whole points of the same parity as the area's, so that it is centered on
  /// whole points.
  fileprivate func evened(in area: CGSize) -> CGSize {
    func even(_ length: CGFloat, _ whole: CGFloat) -> CGFloat {
      let margin = (whole - length).rounded()
      return whole - (margin + margin.truncatingRemainder(dividingBy: 2))
    }
    return CGSize(width: even(width, area.width), height: even(height, area.height))
  }
}
