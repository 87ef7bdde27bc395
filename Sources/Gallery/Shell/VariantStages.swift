// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The item and its variants side by side, at one scale, so that their sizes can be compared. Where they
/// would be too small to read, they scroll.
struct VariantStages: View {
  let model: GalleryModel
  /// In points.
  let area: CGSize

  var body: some View {
    let scale = scale
    let size = CGSize(
      width: columns.reduce(0) { $0 + $1.width } * scale + Self.margin * CGFloat(columns.count),
      height: tallest * scale + Self.caption)
    if size.width > area.width || size.height > area.height {
      ScrollView([.horizontal, .vertical]) {
        row(scale)
          .frame(width: max(size.width, area.width), height: max(size.height, area.height))
      }
    } else {
      row(scale)
        .frame(width: area.width, height: area.height)
    }
  }

  /// The space beside a stage, in points.
  private static let margin: CGFloat = 24
  /// The height of the caption and the space around it, in points.
  private static let caption: CGFloat = 80
  /// Texts are hard to read below this scale.
  private static let smallestScale: CGFloat = 0.3

  private func row(_ scale: CGFloat) -> some View {
    let screen = model.screen
    // The devices stand on one line, so that their captions are in one.
    return HStack(alignment: .bottom, spacing: Self.margin) {
      VariantColumn(
        title: model.variants.mainTitle(screen, model.stage.host), device: screen.device,
        isLandscape: screen.isLandscape, overlay: screen.overlay, screenSize: screenSize,
        scale: scale
      ) {
        StageContent(model: model)
      }
      ForEach(model.variants.items) { variant in
        VariantColumn(
          title: variant.title, device: variant.device ?? screen.device,
          isLandscape: screen.isLandscape, overlay: variant.overlay,
          screenSize: screenSize(of: variant), scale: scale
        ) {
          SceneStage(variant.session)
        }
      }
    }
  }

  /// The size of the item's screen; a stage without one has that of a phone.
  private var screenSize: CGSize { model.screen.size ?? CGSize(width: 390, height: 700) }

  private func screenSize(of variant: StageVariant) -> CGSize {
    variant.device?.screen.size(isLandscape: model.screen.isLandscape) ?? screenSize
  }

  /// The sizes of the stages with the cases of their devices.
  private var columns: [CGSize] {
    let main = VariantSize(screenSize, model.screen.device).outer
    return [main]
      + model.variants.items.map {
        VariantSize(screenSize(of: $0), $0.device ?? model.screen.device).outer
      }
  }

  private var tallest: CGFloat { columns.map(\.height).max() ?? 1 }

  private var scale: CGFloat {
    let screen = model.screen
    guard screen.zoom == .fit else { return screen.zoom.rawValue }
    let width = area.width - Self.margin * CGFloat(columns.count)
    let fit = min(
      width / max(columns.reduce(0) { $0 + $1.width }, 1), (area.height - Self.caption) / tallest)
    return min(max(fit, Self.smallestScale), 1)
  }
}

/// The size of a stage with the case of its device.
private struct VariantSize {
  let outer: CGSize

  init(_ screen: CGSize, _ device: Device?) {
    let border = device == nil ? 0 : DeviceFrame<EmptyView>.border
    outer = CGSize(width: screen.width + 2 * border, height: screen.height + 2 * border)
  }
}

/// A stage with its caption.
private struct VariantColumn<Stage: View>: View {
  let title: String
  let device: Device?
  let isLandscape: Bool
  let overlay: SystemOverlayState?
  /// The size of the screen, in points.
  let screenSize: CGSize
  let scale: CGFloat
  @ViewBuilder let stage: Stage
  @Environment(\.palette) private var palette

  var body: some View {
    let outer = VariantSize(screenSize, device).outer
    VStack(spacing: 10) {
      ZStack {
        if let device {
          DeviceFrame(screen: device.screen, isLandscape: isLandscape, overlay: overlay) { stage }
        } else {
          stage
            .overlay {
              Rectangle().strokeBorder(palette.line, lineWidth: 1).allowsHitTesting(false)
            }
        }
      }
      .frame(width: outer.width, height: outer.height)
      .scaleEffect(scale)
      .frame(width: outer.width * scale, height: outer.height * scale)
      Text(localized: title)
        .font(.system(size: 12, weight: .medium))
        .foregroundStyle(palette.secondaryText)
        .lineLimit(2)
        .multilineTextAlignment(.center)
        .frame(width: outer.width * scale + 20, height: 32, alignment: .top)
    }
    .frame(width: outer.width * scale)
  }
}
