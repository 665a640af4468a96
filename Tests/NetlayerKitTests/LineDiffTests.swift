import Testing

@testable import NetlayerKit

@Suite struct LineDiffTests {
    private static func text(_ letters: String) -> [UInt8] { letters.flatMap { Array("\($0)\n".utf8) } }

    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "axc", 2), ("abcabba", "cbabac", 5),
        ("abcdef", "abxcdyef", 2), ("aaaa", "aa", 2), ("xay", "yax", 4),
    ])
    func editsAreFewAndLeadFromOneTextToTheOther(old: String, new: String, edits: Int) {
        let diff = LineDiff(Self.text(old), Self.text(new))
        var left = ""
        var right = ""
        var count = 0
        for step in diff.steps {
            switch step {
            case .same(let x, let y):
                #expect(diff.old[x] == diff.new[y])
                left += diff.old[x]
                right += diff.new[y]
            case .removed(let x):
                left += diff.old[x]
                count += 1
            case .added(let y):
                right += diff.new[y]
                count += 1
            }
        }
        #expect(left == old)
        #expect(right == new)
        #expect(count == edits)
    }

    @Test func textsWithoutACommonLineAreReplacedAsAWhole() {
        let old = (0..<2000).map { "a\($0)\n" }.joined()
        let new = (0..<2000).map { "b\($0)\n" }.joined()
        let diff = LineDiff(Array(old.utf8), Array(new.utf8))
        #expect(diff.steps.count == 4000)
        #expect(diff.steps.first == .removed(0))
        #expect(diff.steps.last == .added(1999))
    }

    @Test func hunksSayWhereTheyAre() {
        let lines = (1...20).map { "\($0)\n" }
        var changed = lines
        changed[1] = "two\n"
        changed.remove(at: 15)
        let diff = UnifiedDiff(path: "A", from: Array(lines.joined().utf8), to: Array(changed.joined().utf8))
        #expect(diff.lines.filter { $0.hasPrefix("@@") } == ["@@ -1,5 +1,5 @@", "@@ -13,7 +13,6 @@"])
        #expect(diff.lines.filter { $0.hasPrefix("-") || $0.hasPrefix("+") }.dropFirst(2) == ["-2", "+two", "-16"])
        #expect(
            UnifiedDiff(path: "A", from: [], to: Array("x\n".utf8)).lines.dropFirst(2) == ["@@ -0,0 +1,1 @@", "+x"]
        )
    }
}
