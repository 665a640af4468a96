import NetlayerKit
import Platform
import Testing

@Suite struct FilePathTests {
    @Test(arguments: [
        ("a/./b/../c", "a/c"), ("./", "."), ("", "."), ("../a", "../a"), ("a/../../b", "../b"), ("/../a", "/a"),
        ("a//b/", "a/b"), ("/", "/"),
    ])
    func normalises(path: String, expected: String) { #expect(FilePath.normalised(path) == expected) }

    @Test(arguments: [
        ("specs", "../api.yaml", "api.yaml"), ("", "a.yaml", "a.yaml"), ("x", "/a", "/a"), ("..", "a", "../a"),
    ])
    func joins(folder: String, path: String, expected: String) { #expect(FilePath.join(folder, path) == expected) }

    @Test func takesPartsOfPaths() {
        #expect(FilePath.folder(of: "a/b.yaml") == "a")
        #expect(FilePath.folder(of: "b.yaml") == "")
        #expect(FilePath.folder(of: "/b.yaml") == "/")
        #expect(FilePath.stem(of: "a/b.v1.yaml") == "b.v1")
        #expect(FilePath.stem(of: ".yaml") == ".yaml")
    }
}
