import Platform
import Testing

@Suite struct DeepStackTests {
    private struct Refusal: Error {}

    /// The frames take more than the 8 MB of a usual stack.
    @Test func deepCallsComeBack() throws {
        func depth(_ rest: [Int]) -> Int {
            guard let first = rest.first, first > 0 else { return 0 }
            let deeper = [first - 1]
            return 1 + depth(deeper)
        }
        #expect(try DeepStack.run { depth([200_000]) } == 200_000)
    }

    @Test func errorsAreThrown() {
        #expect(throws: Refusal.self) { try DeepStack.run { throw Refusal() } }
    }
}
