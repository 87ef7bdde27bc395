// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import SwiftUI

class FlipViewModel: ObservableObject, Identifiable {
  @Published var newValue: String?
  @Published var oldValue: String?
  @Published var animateTop = false
  @Published var animateBottom = false

  var text: String? {
    didSet {
      guard text != oldValue else { return }
      updateTexts(old: oldValue, new: text)
    }
  }

  func updateTexts(old: String?, new: String?) {
    guard old != new else { return }
    oldValue = old
    animateTop = false
    animateBottom = false
    withAnimation(Animation.easeIn(duration: 0.2)) { [weak self] in
      self?.newValue = new
      self?.animateTop = true
    }
    withAnimation(Animation.easeOut(duration: 0.2).delay(0.2)) { [weak self] in
      self?.animateBottom = true
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.45) { [weak self] in
      self?.oldValue = new
    }
  }
}

struct SingleFlipView: View {
  enum FlipType {
    case top, bottom

    var padding: Edge.Set { self == .top ? .bottom : .top }
    var paddingEdges: Edge.Set {
      switch self {
      case .top: return [.top, .leading, .trailing]
      case .bottom: return [.bottom, .leading, .trailing]
      }
    }
    var alignment: Alignment { self == .top ? .bottom : .top }
  }

  let text: String
  let type: FlipType

  var body: some View {
    Text(text)
      .font(.system(size: 60))
      .fontWeight(.heavy)
      .foregroundColor(.white)
      .fixedSize()
      .padding(type.padding, -30)
      .frame(width: 34, height: 30, alignment: type.alignment)
      .padding(type.paddingEdges, 10)
      .clipped()
      .background(Color(white: 0.15))
      .cornerRadius(4)
      .padding(type.padding, -4.5)
      .clipped()
  }
}

struct FlipView: View {
  @ObservedObject var viewModel: FlipViewModel

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        SingleFlipView(text: viewModel.newValue ?? "", type: .top)
        SingleFlipView(text: viewModel.oldValue ?? "", type: .top)
          .rotation3DEffect(
            .init(degrees: self.viewModel.animateTop ? -90 : .zero), axis: (1, 0, 0),
            anchor: .bottom, perspective: 0.5)
      }
      Color.black.frame(height: 1)
      ZStack {
        SingleFlipView(text: viewModel.oldValue ?? "", type: .bottom)
        SingleFlipView(text: viewModel.newValue ?? "", type: .bottom)
          .rotation3DEffect(
            .init(degrees: self.viewModel.animateBottom ? .zero : 90), axis: (1, 0, 0),
            anchor: .top, perspective: 0.5)
      }
    }
    .fixedSize()
  }
}

class ClockViewModel: ObservableObject {
  private(set) lazy var flipViewModels = (0..<4).map { _ in FlipViewModel() }
  private var cancellables = Set<AnyCancellable>()
  private var count = 1258

  init() {
    apply()
    for model in flipViewModels { model.oldValue = model.newValue }
    Timer.publish(every: 1, on: .main, in: .default)
      .autoconnect()
      .sink { [weak self] _ in
        self?.count += 1
        self?.apply()
      }
      .store(in: &cancellables)
  }

  private func apply() {
    let text = String(format: "%04d", count % 10000)
    for (number, viewModel) in zip(text, flipViewModels) {
      viewModel.text = "\(number)"
    }
  }
}

struct SplitFlapClock: View {
  @StateObject private var viewModel = ClockViewModel()

  var body: some View {
    VStack(spacing: 30) {
      HStack(spacing: 15) {
        HStack(spacing: 5) {
          FlipView(viewModel: viewModel.flipViewModels[0])
          FlipView(viewModel: viewModel.flipViewModels[1])
        }
        VStack(spacing: 16) {
          Circle().frame(width: 8)
          Circle().frame(width: 8)
        }
        .fixedSize()
        HStack(spacing: 5) {
          FlipView(viewModel: viewModel.flipViewModels[2])
          FlipView(viewModel: viewModel.flipViewModels[3])
        }
      }
      Text("Departures")
        .font(.title3.smallCaps())
        .foregroundColor(.secondary)
    }
  }
}

struct SplitFlapClock_Previews: PreviewProvider {
  static var previews: some View {
    SplitFlapClock()
  }
}
