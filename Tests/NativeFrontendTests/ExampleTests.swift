import APIModel
import Diagnostics
import Directives
import Foundation
import SourceTree
import Testing

@testable import NativeFrontend

/// The native specs under `Specs/` are read without a diagnostic, and contain the constructs that they demonstrate.
struct ExampleTests {
    static let specs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Specs")

    private func read(_ path: String) throws -> API? {
        let bytes = Array(try Data(contentsOf: Self.specs.appendingPathComponent(path)))
        var bag = DiagnosticBag()
        let tree = SourceReader.read(bytes, name: path, into: &bag)
        var api = tree.flatMap { NativeReader.read($0, into: &bag) }
        if var read = api {
            DirectivesApplication.apply(to: &read, directives: [], into: &bag)
            api = read
        }
        #expect(bag.diagnostics.map(line) == [])
        return api
    }

    @Test(arguments: ["shop/shop.yaml", "social/social.yaml"]) func exampleIsReadWithoutRemark(path: String) throws {
        let api = try read(path)
        #expect((api?.operations.count ?? 0) >= 10)
    }

    @Test func shopShowsEveryPattern() throws {
        let api = try #require(try read("shop/shop.yaml"))
        let operations = Dictionary(uniqueKeysWithValues: api.operations.map { ($0.identifier ?? "", $0) })
        let sketch = APISketch(api: api)
        #expect(api.operations.count == 19)
        #expect(
            operations["fetchWorkshopsNearby"].map(sketch.operation)
                == "GET /api/v1/regions/{region}/workshops path(region:string) query(distance=distance_m:int?=1000) "
                + "query(services:[Service]?) header(latitude=X-Device-Latitude:number.double) "
                + "header(longitude=X-Device-Longitude:number.double) 200:{data:Page<Workshop>} 4XX:Problem 5XX:Problem"
        )
        #expect(operations["fetchReviews"]?.path.text == "/api/v1/workshops/{workshopId}/reviews")
        #expect(operations["keepWorkshop"]?.methodChoice?.whenTrue == .delete)
        #expect(operations["fetchOpenNow"]?.directives.headerPreset == "location")
        #expect(operations["fetchOpenNow"]?.directives.envelope == "data")
        #expect(operations["signIn"]?.directives.envelope == "" && operations["signIn"]?.security == [])
        #expect(operations["fetchWorkshopsOfKind"]?.directives.pins.map(\.value) == [.number("50")])
        #expect(operations["editReview"]?.directives.pathValues.map(\.value) == [.member("reviewId")])
        #expect(operations["writeReview"]?.directives.input == .structure(name: "ReviewInput"))
        // A struct that is only the input of a query isn't a model.
        #expect(!api.namedSchemas.contains { api[$0].name == "NearbyInput" })
    }
}
