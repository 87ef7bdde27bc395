// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// Renders every file of `Tests/UIKitSources`, in the manner of tutorials for UIKit, before and after a
/// gesture.
@Suite(.serialized) struct UIKitSourcesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "UIKitSources").path()
  private static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted()

  /// A gesture: from where to where a finger moves in 0.3 seconds, or a tap.
  private static let gestures: [String: [[Double]]] = [
    "AlphabetTiles": [[50, 150], [320, 150]],
    "ArcGauge": [[195, 420], [195, 300]],
    "AttributedScore": [[195, 448]],
    "BouncyButton": [[195, 422]],
    "CarouselLayout": [[300, 330], [120, 330]],
    "ClassicNames": [[195, 542]],
    "ClockFace": [[195, 300], [290, 420]],
    "ConfettiCannon": [[195, 422]],
    "CornerWidget": [[320, 750], [80, 200]],
    "CropOverlay": [[80, 250], [130, 330]],
    "DelegateCards": [[195, 400], [280, 470]],
    "DisappearingRows": [[195, 180]],
    "DismissByPan": [[195, 422]],
    "DrawingPad": [[100, 200], [300, 400]],
    "ElasticSheet": [[195, 200], [230, 400]],
    "FallingBlocks": [[300, 100]],
    "FlashCards": [[195, 422]],
    "FlipCube": [[195, 422], [300, 460]],
    "GlowingBorder": [[195, 422], [280, 380]],
    "KeyframeCar": [[195, 422]],
    "MagneticDots": [[110, 250], [220, 340]],
    "MailSwipes": [[350, 300], [250, 300]],
    "ObservedHeader": [[195, 600], [195, 300]],
    "OnboardingPages": [[300, 422], [80, 422]],
    "PagedStories": [[330, 422], [80, 422]],
    "ParallaxPages": [[300, 422], [80, 422]],
    "PinnedHeaders": [[195, 600], [195, 300]],
    "PlaneOnPath": [[195, 422]],
    "PlaygroundSpring": [[195, 422], [280, 500]],
    "PlaylistMenus": [[195, 436]],
    "PopupDrawer": [[200, 810], [200, 500]],
    "ProgressRing": [[195, 422]],
    "PushedBall": [[100, 650]],
    "RailSlider": [[195, 422], [300, 500]],
    "RangeControl": [[92, 316], [180, 316]],
    "RecipeWheels": [[120, 440], [120, 340]],
    "RefreshTable": [[200, 150], [200, 640]],
    "ReminderForm": [[310, 150]],
    "ReplicatorLoader": [[195, 422]],
    "RisingCard": [[195, 422]],
    "ScrubbedLayer": [[100, 600], [300, 600]],
    "ShimmerList": [[195, 600], [195, 300]],
    "SideMenuContainer": [[40, 422], [300, 422]],
    "SlidingCell": [[200, 220], [320, 225]],
    "SlidingSegments": [[60, 182], [320, 182]],
    "StarRating": [[100, 422], [290, 422]],
    "StickerBoard": [[130, 250], [220, 330]],
    "StretchyHeader": [[195, 600], [195, 300]],
    "SwipeDeck": [[200, 422], [330, 440]],
    "TabbedScenes": [[195, 800]],
    "ThrowDynamics": [[250, 400], [330, 300]],
    "TileGrid": [[60, 120]],
    "TossCard": [[195, 422], [280, 460]],
    "TurnKnob": [[120, 400], [200, 310]],
    "WaveLink": [[195, 700], [195, 400]],
    "ZoomPhoto": [[195, 422], [195, 500]],
    "ZoomTransition": [[100, 270]],
  ]
  /// The gestures of files that show the same after them: a double tap.
  private static let doubleTaps: Set = ["ZoomPhoto"]
  /// The gestures that begin with a long press.
  private static let holds: Set = ["AlphabetTiles"]

  @Test func `every file has a gesture`() {
    #expect(Self.names.map { String($0.dropLast(6)) } == Self.gestures.keys.sorted())
  }

  @Test(arguments: names)
  func `a source renders, and responds to the pointer`(name: String) throws {
    let id = String(name.dropLast(6))
    let gesture = try #require(Self.gestures[id])
    try inFolder { folder in
      let trace = folder + "/a.trace"
      try Self.trace(gesture, isDouble: Self.doubleTaps.contains(id), Self.holds.contains(id))
        .write(toFile: trace, atomically: true, encoding: .utf8)
      var pictures: [Data] = []
      for (number, time) in ["0.4", "0.95"].enumerated() {
        let file = folder + "/\(number).png"
        let run = try ProgramRun(
          compiling: ["render", name, "--replay", trace, "--at", time, "-o", file], in: Self.folder)
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(!run.errorOutput.contains("error: "), "\(run.errorOutput)")
        pictures.append(FileManager.default.contents(atPath: file) ?? Data())
      }
      // A picture of one color is smaller.
      #expect(pictures.contains { $0.count > 2000 })
      #expect(pictures[0] != pictures[1])
    }
  }

  private static func trace(_ points: [[Double]], isDouble: Bool, _ isHeld: Bool) -> String {
    var lines = [
      #"{"format":"snapback-trace","version":1,"scene":"file","size":[390,844]}"#
    ]
    func add(_ time: Double, _ phase: String, _ point: [Double]) {
      lines.append(#"{"t":\#(time),"pointer":"\#(phase)","at":[\#(point[0]),\#(point[1])]}"#)
    }
    let (start, end) = (points[0], points[points.count - 1])
    if start == end || isDouble {
      for time in isDouble ? [0.5, 0.65] : [0.5] {
        add(time, "down", start)
        add(time + 0.05, "up", start)
      }
    } else {
      add(isHeld ? 0 : 0.5, "down", start)
      for step in 1...18 {
        let part = Double(step) / 18
        add(
          0.5 + 0.3 * part, "move",
          [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part])
      }
      add(isHeld ? 1 : 0.82, "up", end)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
