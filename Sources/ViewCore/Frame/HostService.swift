// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures

/// A part of a host that lives in a module above the view core: keyboard focus, wheel scrolling,
/// nested scenes, matched geometry.
///
/// A host creates a service on its first use, and calls its services in the ascending order of `order`.
@MainActor
package protocol HostService: AnyObject {
  /// The position among a host's services: one with a lower number handles an event first.
  static var order: Int { get }

  init(_ host: ViewHost)

  /// Handles an event before the gestures do, and returns the event to pass on; nil if it is consumed.
  func handle(_ event: InputEvent) -> InputEvent?

  /// Handles a press of a key that neither a view nor the program has handled. Returns whether it has handled it.
  func handleUnclaimed(_ sample: KeySample) -> Bool

  /// Called when a touch has begun, with the views that it hit.
  func touchBegan(on path: HitPath)

  /// Called before the changes of a transaction are applied.
  func changesBegin(_ pass: UpdatePass)

  /// Called after the views have been laid out. Returns whether they must be laid out again.
  func laidOut(_ pass: UpdatePass) -> Bool

  /// Called in each frame, after layout.
  func run(at time: Double)

  /// Returns the time at which the service next needs a frame, in seconds; nil if it needs none.
  func nextFrame(after time: Double) -> Double?

  /// The area of the text that is being edited, in the window's points; nil if there is none.
  var textInputArea: CGRect? { get }

  /// The shape of the mouse pointer, if the service sets one.
  var pointerShape: PointerShape? { get }
}

extension HostService {
  package func handle(_ event: InputEvent) -> InputEvent? { event }
  package func handleUnclaimed(_ sample: KeySample) -> Bool { false }
  package func touchBegan(on path: HitPath) {}
  package func changesBegin(_ pass: UpdatePass) {}
  package func laidOut(_ pass: UpdatePass) -> Bool { false }
  package func run(at time: Double) {}
  package func nextFrame(after time: Double) -> Double? { nil }
  package var textInputArea: CGRect? { nil }
  package var pointerShape: PointerShape? { nil }
}

extension ViewHost {
  /// Returns the host's service of a type, which is created if there is none yet.
  package func service<Service: HostService>(_ type: Service.Type = Service.self) -> Service {
    if let service = existingService(type) { return service }
    let service = Service(self)
    let index = services.firstIndex { Swift.type(of: $0).order > Service.order }
    services.insert(service, at: index ?? services.endIndex)
    return service
  }

  /// Returns the host's service of a type; nil if it has not been created.
  package func existingService<Service: HostService>(_ type: Service.Type) -> Service? {
    for service in services {
      if let service = service as? Service { return service }
    }
    return nil
  }

  /// The area of the text that is being edited, in the window's points; nil if there is none. Input
  /// methods show their candidates there.
  package var textInputArea: CGRect? {
    for service in services.reversed() {
      if let area = service.textInputArea { return area }
    }
    return nil
  }

  /// Passes an event through the services, and returns the one for keyboard and gestures; nil if it is consumed.
  func eventAfterServices(_ event: InputEvent) -> InputEvent? {
    var event = event
    for service in services {
      guard let next = service.handle(event) else { return nil }
      event = next
    }
    return event
  }

  /// Handles a key that no view has handled. Returns false if it is to simulate touches.
  func handleUnclaimed(_ sample: KeySample) -> Bool {
    guard sample.isDown else { return false }
    if keyAction(sample) { return true }
    for service in services where service.handleUnclaimed(sample) { return true }
    return false
  }
}
