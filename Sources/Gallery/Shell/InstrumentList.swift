// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The instruments of a tab.
struct InstrumentList: View {
  let model: GalleryModel
  let tab: PanelTab
  /// Whether the overlays on the stage can be chosen.
  let offersOverlays: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if offersOverlays {
        FlowRow(spacing: 4) {
          ForEach(InstrumentKind.overlays, id: \.self) { kind in
            CheckToggle(title: kind.title, isOn: model.isOn(kind)) { model.toggle(kind) }
          }
        }
        .padding(.leading, CheckToggle.inset)
      }
      instruments
    }
  }

  @ViewBuilder private var instruments: some View {
    switch tab {
    case .source, .inspect:
      EmptyView()
    case .gestures:
      InstrumentCard(.gestures, model, hasTitle: false) {
        GestureLanesInstrument(
          record: model.record, line: model.source.line(of:), declaration: model.source.declaration,
          showLine: model.source.showLine, highlight: model.highlight)
      }
    case .motion:
      InstrumentCard(.motion, model) {
        MotionInstrument(
          record: model.record, exporter: model.exporter,
          lastRelease: model.releases.rows.last?.release, views: model.viewNames,
          highlight: model.highlight)
      }
      InstrumentCard(.release, model) { ReleaseInstrument(record: model.record) }
      InstrumentCard(.releases, model) {
        ReleaseTableInstrument(table: model.releases, exporter: model.exporter)
      }
    case .spring:
      InstrumentCard(.spring, model, hasTitle: false) {
        SpringInstrument(model: model)
      }
    case .frame:
      InstrumentCard(.frameTime, model, hasTitle: false) {
        FrameTimeInstrument(costs: model.costs)
      }
    }
  }
}
