// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Interface
import InterfaceTesting
import Testing

private final class StageLogMeter: FrameMeter {
  var stages: [FrameStage] = []

  func stageEnded(_ stage: FrameStage) { stages.append(stage) }
}

@MainActor
@Suite struct FrameMeterTests {
  @Test
  func `the meter receives the pipeline stages of a frame, including those of a nested scene`()
    throws
  {
    let scene = try #require(SceneCatalog.scene("spring-home"))
    let session = StageSession(scene.makeHost)
    let size = CGSize(width: 390, height: 700)
    let host = ViewHost(
      SceneStage(session), size: size, scale: 1, resources: .plain())
    let harness = Harness(host)
    let meter = StageLogMeter()
    host.meter = meter
    harness.drag(
      from: CGPoint(x: 195, y: 350), to: CGPoint(x: 195, y: 300), over: 0.1)
    harness.frame()
    #expect(meter.stages.isEmpty)
    host.measuresFrames = true
    harness.frame()
    // The nested frame runs between the outer views and the outer display list.
    #expect(meter.stages.count { $0 == .list } == 2)
    #expect(meter.stages.prefix(4) == [.gestures, .animation, .views, .layout])
    #expect(meter.stages.last == .list)
  }

  @Test func `the total cost is the sum of the stages`() {
    var cost = FrameCost(time: 1, redrawn: 0.5, dropped: 0)
    cost[.views] = 0.001
    cost[.pixels] = 0.002
    #expect(abs(cost.total - 0.003) < 1e-12)
    #expect(cost[.list] == 0)
  }
}
