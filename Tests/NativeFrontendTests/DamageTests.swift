import Foundation
import Testing

@testable import NativeFrontend

/// Damaged specs end in diagnostics, never in a crash.
struct DamageTests {
    @Test func everyDamagedLineIsSurvived() throws {
        let path = ExampleTests.specs.appendingPathComponent("shop/shop.yaml")
        let lines = try String(contentsOf: path, encoding: .utf8).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        var faulty = 0
        for index in lines.indices where index % 3 == 0 {
            for cut in stride(from: 0, to: lines[index].count, by: 7) {
                var damaged = lines
                damaged[index].remove(at: damaged[index].index(damaged[index].startIndex, offsetBy: cut))
                if !read(damaged.joined(separator: "\n")).diagnostics.isEmpty { faulty += 1 }
            }
        }
        #expect(faulty > 100)
    }

    @Test func everyBeginningOfAShortFormIsSurvived() {
        let form =
            "GET /a/{id:Map<[Int]?>}/{input.x}?s:enum=a&c:(Int,String)?='b' body:Page<Item>?|null -> 201 [{String:T}]"
        let whole = ["GET /", "GET /a", "GET /a/", "GET /a/{id:Map<[Int]?>}", "GET /a/{id:Map<[Int]?>}/"]
        for length in 0...form.count {
            let beginning = String(form.prefix(length))
            let spec = "netlayer: 1\nservices: { S: { operations: { run: \"\(beginning)\" } } }"
            #expect(read(spec).diagnostics.isEmpty == whole.contains(beginning), "\(beginning)")
        }
    }
}
