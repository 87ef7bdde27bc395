// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Numbers at the edges of `Double`, as divisions by 0 give, in shapes and canvases.
@MainActor
@Suite struct ExtremeShapeNumberTests {
  private let red = Color.red

  @Test func `shapes accept any number`() {
    let sweep = NumberSweep()
    sweep.checkAnimated("cornerRadius") { red.cornerRadius($0) }
    sweep.checkAnimated("RoundedRectangle") { RoundedRectangle(cornerRadius: $0).fill(red) }
    sweep.checkAnimated("RoundedRectangle size") {
      RoundedRectangle(cornerSize: CGSize(width: $0, height: 4), style: .circular).fill(red)
    }
    sweep.checkAnimated("clipShape") {
      red.clipShape(RoundedRectangle(cornerRadius: $0, style: .continuous))
    }
    sweep.checkAnimated("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: $0).fill(red)
    }
    sweep.checkAnimated("border") { red.border(Color.blue, width: $0) }
    sweep.checkAnimated("stroke") { Circle().stroke(red, lineWidth: $0) }
    sweep.checkAnimated("strokeBorder") { Circle().strokeBorder(red, lineWidth: $0) }
    sweep.check("strokeBorder rect") {
      RoundedRectangle(cornerRadius: 5).strokeBorder(red, lineWidth: $0)
    }
    sweep.checkAnimated("dash") {
      Circle().stroke(red, style: StrokeStyle(lineWidth: 1, dash: [$0]))
    }
    sweep.check("dash pair") {
      Rectangle().stroke(red, style: StrokeStyle(lineWidth: 1, dash: [3, $0, 0]))
    }
    sweep.checkAnimated("dashPhase") {
      Circle().stroke(red, style: StrokeStyle(lineWidth: 1, dash: [3], dashPhase: $0))
    }
    sweep.check("miterLimit") {
      Rectangle().stroke(red, style: StrokeStyle(lineWidth: 9, miterLimit: $0))
    }
    sweep.checkAnimated("trim from") { Circle().trim(from: $0, to: 1).stroke(red) }
    sweep.checkAnimated("trim to") { Circle().trim(from: 0, to: $0).stroke(red) }
    sweep.checkAnimated("inset") { RoundedRectangle(cornerRadius: 9).inset(by: $0).fill(red) }
    sweep.check("shape offset") { Circle().offset(x: $0, y: $0).fill(red) }
    sweep.check("shape scale") { Circle().scale($0).fill(red) }
    sweep.check("shape rotation") { Rectangle().rotation(.degrees(Double($0))).fill(red) }
    sweep.check("shape size") { Capsule().size(width: $0, height: 20).fill(red) }
    sweep.check("shape transform") {
      Capsule().transform(CGAffineTransform(scaleX: $0, y: $0)).stroke(red)
    }
    sweep.check("path addArc radius") { n in
      NShape { _ in
        Path {
          $0.addArc(
            center: CGPoint(x: 9, y: 9), radius: n, startAngle: .zero, endAngle: .degrees(90),
            clockwise: true)
        }
      }.stroke(red)
    }
    sweep.check("path addArc angle") { n in
      NShape { _ in
        Path {
          $0.addArc(
            center: CGPoint(x: 9, y: 9), radius: 5, startAngle: .degrees(Double(n)),
            endAngle: .degrees(90), clockwise: false)
        }
      }.fill(red)
    }
    sweep.check("path addRelativeArc") { n in
      NShape { _ in
        Path {
          $0.addRelativeArc(
            center: CGPoint(x: 9, y: 9), radius: 5, startAngle: .zero, delta: .degrees(Double(n)))
        }
      }.fill(red)
    }
    sweep.check("path addArc tangent") { n in
      NShape { _ in
        Path {
          $0.move(to: .zero)
          $0.addArc(tangent1End: CGPoint(x: n, y: 5), tangent2End: CGPoint(x: 30, y: 30), radius: n)
        }
      }.stroke(red)
    }
    sweep.check("path curve") { n in
      NShape { _ in
        Path {
          $0.move(to: .zero)
          $0.addCurve(
            to: CGPoint(x: 50, y: 50), control1: CGPoint(x: n, y: 0), control2: CGPoint(x: 4, y: n))
        }
      }.stroke(red)
    }
    sweep.check("path quad") { n in
      NShape { _ in
        Path {
          $0.move(to: CGPoint(x: n, y: 1))
          $0.addQuadCurve(to: CGPoint(x: 50, y: 50), control: CGPoint(x: 5, y: n))
        }
      }.fill(red)
    }
    sweep.check("path line") { n in
      NShape { _ in
        Path {
          $0.move(to: .zero)
          $0.addLine(to: CGPoint(x: n, y: 5))
          $0.addLine(to: CGPoint(x: 3, y: 5))
        }
      }.stroke(red, style: StrokeStyle(lineWidth: 3, lineJoin: .round, dash: [4]))
    }
    sweep.check("path ellipse") { n in
      NShape { _ in Path(ellipseIn: CGRect(x: 0, y: 0, width: n, height: 20)) }.fill(red)
    }
    sweep.check("path rect") { n in
      NShape { _ in Path(CGRect(x: n, y: 0, width: 20, height: 20)) }.fill(red)
    }
    sweep.check("path rounded") { n in NShape { Path(roundedRect: $0, cornerRadius: n) }.fill(red) }
    sweep.check("path trimmed") { n in
      NShape { Path(ellipseIn: $0).trimmedPath(from: n, to: 0.7) }.stroke(red)
    }
    sweep.check("path stroked") { n in
      NShape { Path(ellipseIn: $0).strokedPath(StrokeStyle(lineWidth: n)) }.fill(red)
    }
    sweep.check("path offset union") { n in
      NShape { Path(ellipseIn: $0).offsetBy(dx: n, dy: 0).union(Path($0)) }.fill(red)
    }
    sweep.check("path transform") { n in
      NShape { Path(ellipseIn: $0).applying(CGAffineTransform(rotationAngle: n)) }.fill(red)
    }
    sweep.check("path contains") { n in
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)).contains(CGPoint(x: n, y: n))
        ? red : Color.blue
    }
    sweep.check("containerShape ConcentricRectangle") { n in
      ContainerRelativeShape().fill(red).containerShape(RoundedRectangle(cornerRadius: n))
    }
    #expect(sweep.defects == [])
  }

  @Test func `canvases accept any number`() {
    let sweep = NumberSweep()
    sweep.check("Canvas transforms") { n in
      Canvas { ctx, size in
        ctx.translateBy(x: n, y: 0)
        ctx.scaleBy(x: n, y: 1)
        ctx.rotate(by: .degrees(Double(n)))
        ctx.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
      }
    }
    sweep.check("Canvas opacity") { n in
      Canvas { ctx, size in
        ctx.opacity = Double(n)
        ctx.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
      }
    }
    sweep.check("Canvas shape") { n in
      Canvas { ctx, size in
        ctx.fill(Path(CGRect(x: n, y: 0, width: n, height: 9)), with: .color(.red))
        ctx.stroke(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red), lineWidth: n
        )
      }
    }
    sweep.check("Canvas filter") { n in
      Canvas { ctx, size in
        ctx.addFilter(.blur(radius: n))
        ctx.addFilter(.shadow(radius: n, x: n, y: n))
        ctx.addFilter(.brightness(Double(n)))
        ctx.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
      }
    }
    sweep.check("Canvas gradient") { n in
      Canvas { ctx, size in
        ctx.fill(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: n, y: 0), endPoint: .zero))
        ctx.fill(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
          with: .radialGradient(
            Gradient(colors: [.red, .blue]), center: .zero, startRadius: n, endRadius: n))
        ctx.fill(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
          with: .conicGradient(
            Gradient(colors: [.red, .blue]), center: .zero, angle: .degrees(Double(n))))
      }
    }
    sweep.check("Canvas text") { n in
      Canvas { ctx, size in
        ctx.draw(Text("a"), at: CGPoint(x: n, y: 0))
        ctx.draw(Text("b"), in: CGRect(x: 0, y: 0, width: n, height: 20))
        ctx.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: n, height: n))
      }
    }
    sweep.check("Canvas clip") { n in
      Canvas { ctx, size in
        ctx.clip(to: Path(CGRect(x: n, y: 0, width: 9, height: 9)))
        ctx.concatenate(CGAffineTransform(scaleX: n, y: n))
        ctx.drawLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red)) }
      }
    }
    #expect(sweep.defects == [])
  }
}

private struct NShape: Shape {
  var make: @Sendable (CGRect) -> Path
  func path(in rect: CGRect) -> Path { make(rect) }
}
