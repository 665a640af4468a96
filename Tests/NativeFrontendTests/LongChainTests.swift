import APIModel
import Testing

/// Specs with chains of types that would exceed the stack if they were followed recursively.
@Suite(.timeLimit(.minutes(20)))
struct LongChainTests {
    private func faults(_ types: (Int) -> String, count: Int, last: String) -> [String] {
        var text = "netlayer: 1\ntypes:\n"
        for index in 0..<count { text += "  T\(index): \(types(index))\n" }
        return read(text + "  T\(count): \(last)\n").diagnostics
    }

    @Test(arguments: ["T", "'[T", "Map<T"])
    func namesOfNames(_ start: String) {
        let end = ["'[T": "]'", "Map<T": ">"][start] ?? ""
        #expect(faults({ "\(start)\($0 + 1)\(end)" }, count: 20_000, last: "{ a: String }").isEmpty)
    }

    @Test func basesOfBases() {
        #expect(faults({ "{ extends: T\($0 + 1), a: String }" }, count: 20_000, last: "{ b: String }").isEmpty)
    }

    @Test func aCircleOfBases() {
        let found = faults({ "{ extends: T\($0 + 1), a: String }" }, count: 20_000, last: "{ extends: T0 }")
        #expect(found.count == 1 && found[0].contains("native-base"))
    }
}
