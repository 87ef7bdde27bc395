// Part of Snapback, under the MIT licence; see LICENSE.

// Measures the cost of view trees, stage by stage, in milliseconds of CPU time; nothing is
// rasterized.
//
//     swift run -c release ViewCost [TREE] [SECONDS]
//
// With the name of a tree only that one is measured. Each kind of frame is measured for SECONDS,
// for use with a profiler.

import Foundation

let arguments = CommandLine.arguments.dropFirst()
let only = arguments.first
let seconds = arguments.dropFirst().first.flatMap { Double($0) } ?? 0.3

func column(_ text: String) -> String {
  String(repeating: " ", count: max(0, 9 - text.count)) + text
}

print(
  "tree".padding(toLength: 10, withPad: " ", startingAt: 0)
    + ["items", "create", "layout", "drag", "outside", "dark", "measured", "arranged"]
    .map { column($0) }.joined())
for tree in Tree.allCases where only == nil || only == tree.rawValue {
  var cost = TreeCost(tree, seconds: seconds)
  cost.measure()
  let times = [cost.creation, cost.layout, cost.drag, cost.outerDrag, cost.appearance]
  print(
    tree.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0) + column("\(cost.items)")
      + times.map { column(String(format: "%.3f", $0 * 1000)) }.joined()
      + column("\(cost.measured)") + column("\(cost.arranged)"))
}
