// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// Performs the key commands of responders for keys that no view has handled.
@MainActor
final class KeyCommands: HostService {
  static let order = 32

  private unowned let host: ViewHost

  init(_ host: ViewHost) { self.host = host }

  func handleUnclaimed(_ sample: KeySample) -> Bool {
    var responder = FirstResponder.shared.current ?? frontController
    while let current = responder {
      if let command = current.keyCommands?.first(where: { $0.matches(sample) }),
        perform(command, from: current)
      {
        return true
      }
      responder = current.next
    }
    return false
  }

  /// Calls the method of the first responder that has it.
  private func perform(_ command: UIKeyCommand, from first: UIResponder) -> Bool {
    guard let action = command.action else { return false }
    var responder: UIResponder? = first
    while let current = responder {
      if action.perform(on: current, [command]) { return true }
      responder = current.next
    }
    return false
  }

  /// The innermost controller that is shown in front; nil for none.
  private var frontController: UIResponder? {
    let surfaces = (host.service() as UIKitService).shownSurfaces
    let roots = surfaces.compactMap { ($0 as? UIKitSurface)?.root }
    guard
      let root = roots.first(where: { $0 is UIWindow && $0 === UIApplication.shared.keyWindow })
        ?? roots.first(where: { $0 is UIWindow }) ?? roots.first
    else { return nil }
    let first = (root as? UIWindow)?.rootViewController ?? root.owningController
    guard var controller = first ?? root.subviews.lazy.compactMap(\.owningController).last else {
      return root
    }
    while let inner = controller.presentedViewController
      ?? controller.children.last(where: { $0.isShown && $0.parentShows })
    {
      controller = inner
    }
    return controller
  }
}

extension UIKeyCommand {
  /// Returns whether a press is that of the command's keys.
  fileprivate func matches(_ sample: KeySample) -> Bool {
    guard let input, let key = KeyEquivalent(named: sample.key), key == Self.key(of: input) else {
      return false
    }
    var wanted: Modifiers = []
    if modifierFlags.contains(.shift) { wanted.insert(.shift) }
    if !modifierFlags.isDisjoint(with: [.control, .command]) { wanted.insert(.control) }
    if modifierFlags.contains(.alternate) { wanted.insert(.option) }
    return sample.modifiers == wanted
  }

  private static func key(of input: String) -> KeyEquivalent? {
    let named: [String: KeyEquivalent] = [
      inputUpArrow: .upArrow, inputDownArrow: .downArrow, inputLeftArrow: .leftArrow,
      inputRightArrow: .rightArrow, inputEscape: .escape, inputHome: .home, inputEnd: .end,
      inputPageUp: .pageUp, inputPageDown: .pageDown, inputDelete: .deleteForward,
    ]
    if let key = named[input] { return key }
    return input.count == 1 ? input.lowercased().first.map { KeyEquivalent($0) } : nil
  }
}
