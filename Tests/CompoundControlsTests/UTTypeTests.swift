// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@Suite struct UTTypeTests {
  @Test func `a type conforms to its supertypes at every distance`() {
    #expect(UTType.png.conforms(to: .item))
    #expect(UTType.swiftSource.conforms(to: .plainText))
    #expect(UTType.heic.isSubtype(of: .image))
    #expect(!UTType.image.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .svg))
    #expect(UTType.vCard.supertypes == [.text, .contact, .data, .content, .item])
  }

  @Test func `a declared type conforms to its parent and to all types above`() {
    let model = UTType(exportedAs: "org.example.model", conformingTo: .json)
    #expect(model.conforms(to: .json) && model.conforms(to: .text) && model.conforms(to: .item))
    #expect(!model.conforms(to: .image))
    let child = UTType(exportedAs: "org.example.child", conformingTo: model)
    #expect(child.conforms(to: model) && child.conforms(to: .data))
    #expect(UTType(importedAs: "org.example.other").conforms(to: .data))
  }

  @Test func `extensions and MIME types name types, in any case`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "Image/PNG") == .png)
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(mimeType: "x/y") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.image.preferredFilenameExtension == nil)
    #expect(UTType.html.preferredMIMEType == "text/html")
  }

  @Test func `tags name types, and types have tags`() {
    #expect(UTType(tag: "png", tagClass: .filenameExtension, conformingTo: nil) == .png)
    #expect(UTType(tag: "png", tagClass: .filenameExtension, conformingTo: .text) == nil)
    #expect(UTType(tag: "text/html", tagClass: .mimeType, conformingTo: .text) == .html)
    #expect(UTType(tag: "png", tagClass: UTTagClass(rawValue: "x"), conformingTo: nil) == nil)
    #expect(UTType.png.tags == [.filenameExtension: ["png"], .mimeType: ["image/png"]])
    #expect(UTType.image.tags.isEmpty)
  }

  @Test func `an unknown extension has a dynamic type`() throws {
    let type = try #require(UTType(filenameExtension: "xyz", conformingTo: .text))
    #expect(type.isDynamic && !type.isDeclared)
    #expect(type.conforms(to: .text) && type.preferredFilenameExtension == "xyz")
  }

  @Test func `a type is encoded by its identifier`() throws {
    let bytes = try JSONEncoder().encode([UTType.png, UTType(exportedAs: "org.example.a")])
    #expect(String(decoding: bytes, as: UTF8.self) == #"["public.png","org.example.a"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: bytes).first == .png)
  }
}
