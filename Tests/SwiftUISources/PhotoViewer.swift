// Part of Snapback, under the MIT licence; see LICENSE.

//
//  PhotoViewer.swift
//  GestureLab
//

import SwiftUI
import UIKit

/// Pinch about the fingers, turn, double tap to zoom in where you tapped.
struct PhotoViewer: View {
  @State private var scale: CGFloat = 1
  @State private var angle: Angle = .zero
  @State private var offset: CGSize = .zero
  @State private var lastOffset: CGSize = .zero
  @State private var anchor: UnitPoint = .center
  @GestureState private var pinch: CGFloat = 1.0
  @GestureState private var twist: Angle = .zero

  private let haptic = UIImpactFeedbackGenerator(style: .medium)
  private let limits: ClosedRange<CGFloat> = 1...4

  var body: some View {
    GeometryReader { geo in
      ZStack {
        Color.black.ignoresSafeArea()
        photo
          .frame(width: geo.size.width, height: geo.size.width * 0.75)
          .scaleEffect(scale * pinch, anchor: anchor)
          .rotationEffect(angle + twist)
          .offset(offset)
          .gesture(drag(in: geo.size))
          .simultaneousGesture(magnify.simultaneously(with: rotate))
          .onTapGesture(count: 2) { location in
            toggleZoom(
              at: location, in: CGSize(width: geo.size.width, height: geo.size.width * 0.75))
          }
      }
      .frame(width: geo.size.width, height: geo.size.height)
    }
    .overlay(alignment: .bottom) { badge.padding(.bottom, 40) }
    .statusBarHiddenIfPossible()
  }

  private var photo: some View {
    LinearGradient(
      gradient: Gradient(stops: [
        .init(color: .orange, location: 0),
        .init(color: .pink, location: 0.45),
        .init(color: .indigo, location: 1),
      ]),
      startPoint: .topLeading,
      endPoint: .bottomTrailing
    )
    .overlay(
      Image(systemName: "photo.fill").font(.system(size: 70)).foregroundStyle(.white.opacity(0.8))
    )
    .clipShape(.rect(cornerRadius: 12))
  }

  private var badge: some View {
    Text("\(Int((scale * pinch) * 100)) %  ·  \(Int((angle + twist).degrees))°")
      .font(.footnote.monospacedDigit())
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .background(.ultraThinMaterial, in: Capsule())
      .contentTransition(.numericText())
      .environment(\.colorScheme, .dark)
  }

  private func drag(in size: CGSize) -> some Gesture {
    DragGesture(minimumDistance: scale > 1 ? 0 : 20, coordinateSpace: .global)
      .onChanged { value in
        offset = CGSize(
          width: lastOffset.width + value.translation.width,
          height: lastOffset.height + value.translation.height
        )
      }
      .onEnded { value in
        let reach = (scale - 1) * size.width / 2
        let end = CGSize(
          width: min(max(lastOffset.width + value.predictedEndTranslation.width, -reach), reach),
          height: min(max(lastOffset.height + value.predictedEndTranslation.height, -reach), reach)
        )
        withAnimation(
          .interpolatingSpring(mass: 1, stiffness: 180, damping: 24, initialVelocity: 0)
        ) {
          offset = end
        }
        lastOffset = end
      }
  }

  private var magnify: some Gesture {
    MagnifyGesture(minimumScaleDelta: 0.02)
      .updating($pinch) { value, state, transaction in
        state = value.magnification
        transaction.animation = nil
      }
      .onChanged { value in
        if anchor != value.startAnchor { anchor = value.startAnchor }
      }
      .onEnded { value in
        let proposed = scale * value.magnification
        withAnimation(.spring(response: 0.4, dampingFraction: 0.75, blendDuration: 0)) {
          scale = min(max(proposed, limits.lowerBound), limits.upperBound)
        }
        if proposed > limits.upperBound { haptic.impactOccurred(intensity: 0.7) }
      }
  }

  private var rotate: some Gesture {
    RotateGesture(minimumAngleDelta: .degrees(2))
      .updating($twist) { value, state, _ in state = value.rotation }
      .onEnded { value in
        angle += value.rotation
        withAnimation(.spring) {
          angle = .degrees((angle.degrees / 90).rounded() * 90)
        }
      }
  }

  private func toggleZoom(at point: CGPoint, in size: CGSize) {
    haptic.prepare()
    withAnimation(.snappy(duration: 0.35, extraBounce: 0.1)) {
      if scale > 1 {
        scale = 1
        offset = .zero
      } else {
        anchor = UnitPoint(x: point.x / size.width, y: point.y / size.height)
        scale = 2.5
      }
    } completion: {
      lastOffset = offset
    }
    haptic.impactOccurred()
  }
}

extension View {
  @ViewBuilder
  func statusBarHiddenIfPossible() -> some View {
    #if os(iOS)
      self.statusBarHidden(true)
    #else
      self
    #endif
  }
}

#Preview("Photo", traits: .portrait) {
  PhotoViewer()
    .preferredColorScheme(.dark)
}
