import Diagnostics
import Platform
import SourceTree

@testable import Adopt

/// Swift files with what the compiler's parser says of them, of which a fuzzer makes others: the input chooses a file and
/// edits it, so that most of what comes out is like a dump of a program. `NETLAYER_FUZZ_DUMPS` names their folder:
/// `a.swift` and `a.swift.json`.
struct AdoptSample {
    private let bytes: [UInt8]
    private let dump: SourceTree

    static let all: [AdoptSample] = {
        guard let folder = Terminal.environment("NETLAYER_FUZZ_DUMPS"), let names = try? Disk.names(in: folder) else {
            fatalError("NETLAYER_FUZZ_DUMPS names no folder of dumps")
        }
        return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            let path = FilePath.join(folder, name)
            guard let bytes = try? Disk.read(path), let dump = try? Disk.read(path + ".json") else { return nil }
            var bag = DiagnosticBag()
            return SourceReader.read(dump, name: "dump.json", into: &bag).map { AdoptSample(bytes: bytes, dump: $0) }
        }
    }()

    /// A description of the endpoints in what the input makes: YAML, whatever the names in the code are.
    static func adopt(_ input: [UInt8], _ limits: Limits, _ bag: inout DiagnosticBag) -> [UInt8]? {
        guard let choice = input.first else { return nil }
        let source = all[Int(choice) % all.count].source(input.dropFirst(), limits)
        let reader = EndpointReader([source])
        let adoption = reader.read { _ in true }
        let spec = AdoptedSpec(adoption, reader.index, models: choice < 128 ? .spec : .own(module: nil))
        _ = AdoptionReport(spec, lines: [:], specPath: "api.yaml").text
        _ = AdoptionJSON.text(of: spec)
        return Array(spec.text(title: "Fuzzed").utf8)
    }

    /// Each edit has a kind and two numbers: a node or a place in the text, and where its new value comes from.
    private func source(_ input: ArraySlice<UInt8>, _ limits: Limits) -> SwiftSource {
        var (text, edit) = (bytes, TreeEdit(dump, limits))
        var rest = input.prefix(200)
        while rest.count >= 5 {
            let numbers = Array(rest.prefix(5).map(Int.init))
            let (first, second) = (numbers[1] << 8 | numbers[2], numbers[3] << 8 | numbers[4])
            rest = rest.dropFirst(5)
            if numbers[0] % 4 == 0 {
                guard text.count > 8 else { continue }
                let (place, from) = (first % (text.count - 8), second % (text.count - 8))
                text.replaceSubrange(place..<place + 1 + numbers[0] / 32, with: text[from..<from + 1 + numbers[0] / 32])
                continue
            }
            let places = places(in: edit)
            let (place, from) = (places[first % places.count], places[second % places.count])
            if numbers[0] % 4 == 1, edit.kind(place.parent) == .sequence {
                var children = Array(edit.children(of: place.parent))
                children.remove(at: place.position)
                edit.setChildren(children, of: place.parent)
            } else {
                edit.setChild(edit.copy(from.node), at: place.position, of: place.parent)
            }
        }
        edit.checkDepth()
        let file = SwiftFile(SourceFile(name: "Api.swift", bytes: text), module: "Fuzzed")
        return DumpReader(file).source(edit.budget.exceeded == nil ? edit.finish().root : dump.root)
    }

    /// All values of mappings and elements of lists.
    private func places(in edit: TreeEdit) -> [(parent: UInt32, position: Int, node: UInt32)] {
        var places: [(parent: UInt32, position: Int, node: UInt32)] = []
        var open = [edit.root]
        while let parent = open.popLast() {
            let step = edit.kind(parent) == .mapping ? 2 : 1
            for (position, node) in edit.children(of: parent).enumerated() where step == 1 || position % 2 == 1 {
                places.append((parent, position, node))
                open.append(node)
            }
        }
        return places
    }
}
