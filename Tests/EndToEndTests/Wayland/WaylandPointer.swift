// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A simulated mouse of a Wayland compositor (the protocol `wlr-virtual-pointer-unstable-v1`).
final class WaylandPointer {
  private let messages: WaylandMessages
  private let pointer: UInt32
  private let extent: (width: UInt32, height: UInt32)

  /// The codes of buttons in Linux's input events.
  private static let buttons: [Int: UInt32] = [1: 0x110, 2: 0x112, 3: 0x111]

  /// `extent` is the size of the output in the compositor's units, in which positions are.
  init(path: String, extent: (width: Int, height: Int)) throws {
    messages = try WaylandMessages(path: path)
    self.extent = (UInt32(extent.width), UInt32(extent.height))
    let manager = try messages.bind("zwlr_virtual_pointer_manager_v1")
    pointer = messages.newObject()
    try messages.send(to: manager, 0, [.word(0), .word(pointer)])
    try messages.roundTrip()
  }

  /// Performs mouse input; returns when the compositor has handled the last step.
  func perform(_ steps: [MouseStep], origin: (x: Int, y: Int)) throws {
    for step in steps {
      switch step {
      case .move(let x, let y):
        let (x, y) = (UInt32(max(origin.x + x, 0)), UInt32(max(origin.y + y, 0)))
        try send(1, [time, x, y, extent.width, extent.height])
      case .press(let button): try send(2, [time, Self.buttons[button] ?? 0, 1])
      case .release(let button): try send(2, [time, Self.buttons[button] ?? 0, 0])
      case .pause(let seconds): Thread.sleep(forTimeInterval: seconds)
      }
    }
  }

  /// Turns the wheel by a number of notches, down if positive.
  func turnWheel(by notches: Int) throws {
    let distance = UInt32(bitPattern: Int32(notches * 15 * 256))
    try messages.send(to: pointer, 5, [.word(0)])
    try send(7, [time, 0, distance, UInt32(bitPattern: Int32(notches))])
  }

  private func send(_ opcode: UInt32, _ words: [UInt32]) throws {
    try messages.send(to: pointer, opcode, words.map { .word($0) })
    // All events up to a frame belong together.
    try messages.send(to: pointer, 4)
    try messages.roundTrip()
  }

  /// The time of an event, in milliseconds.
  private var time: UInt32 {
    UInt32(truncatingIfNeeded: Int(ProcessInfo.processInfo.systemUptime * 1000))
  }
}
