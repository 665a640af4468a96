import Testing

@testable import TemplatePacks

@Suite struct FileNameLengthTests {
    @Test func namesThatFitStay() {
        #expect(FileNameLength.shortened("Model/Pet.swift") == "Model/Pet.swift")
        let folders = String(repeating: "Folder/", count: 40) + "Pet.swift"
        #expect(FileNameLength.shortened(folders) == folders)
    }

    @Test(arguments: ["ab", "é", "日本"])
    func longNamesAreCutAndStayApart(text: String) {
        let name = String(repeating: text, count: 200)
        let first = FileNameLength.shortened("Model/\(name)1.swift")
        let second = FileNameLength.shortened("Model/\(name)2.swift")
        #expect(first != second)
        #expect(first == FileNameLength.shortened("Model/\(name)1.swift"))
        for path in [first, second] {
            #expect(path.hasPrefix("Model/\(text)\(text)") && path.hasSuffix(".swift"))
            #expect((path.split(separator: "/").last?.utf8.count ?? 0) <= 180)
        }
    }
}
