// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// What lies beside the stage: instruments, or the scene's source.
struct SidePanel: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    ScrollView {
      Group {
        if model.side == .source {
          SourceText(scene: model.scene)
        } else {
          Instruments(model: model)
        }
      }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(palette.panel)
    .overlay(alignment: .leading) { palette.line.frame(width: 1) }
  }
}

private struct Instruments: View {
  let model: GalleryModel

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Instrument("Gestures") { LanesInstrument(record: model.record) }
      Instrument("Motion") { MotionInstrument(record: model.record) }
      Instrument("Hand-over") { HandOverText(record: model.record) }
      Instrument("Spring") {
        SpringInstrument(tuning: model.tuning, own: model.record.spring?.spring, copy: model.copy)
      }
    }
  }
}

/// A card with a title.
struct Instrument<Content: View>: View {
  let title: String
  let content: Content
  @Environment(\.palette) private var palette

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.system(size: 13, weight: .semibold))
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .background(palette.card, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
  }
}

/// A quiet line in an instrument that has nothing to show yet.
struct Nothing: View {
  let text: String
  @Environment(\.palette) private var palette

  var body: some View {
    Text(text)
      .font(.system(size: 12))
      .foregroundStyle(palette.quietText)
  }
}
