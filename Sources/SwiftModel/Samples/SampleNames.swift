/// Names the samples of one type: after the example, or after the operation where the example's name says nothing or is
/// taken, so that an added operation renames no other sample.
///
///     closed_shop → previewClosedShop      default of getShop → previewGetShop      a second one → previewGetShop2
struct SampleNames {
    private let style: IdentifierStyle
    private var taken: Set<String>
    /// What says nothing as the name of an example.
    private static let empty: Set<String> = [
        "default", "example", "examples", "response", "request", "sample", "value",
    ]

    init(_ conventions: Conventions, taken name: SwiftIdentifier) {
        style = IdentifierStyle(.lowerCamel, acronyms: conventions.names.spellings)
        taken = [name.raw]
    }

    mutating func name(of given: SampleBodies.Given) -> SwiftIdentifier {
        let words = given.example.name.map(WordSplitter.words) ?? []
        let isEmpty = words.allSatisfy { SampleNames.empty.contains($0.lowercased()) || Int($0) != nil }
        let own = style.name(ofWords: ["preview"] + words)
        if !isEmpty, taken.insert(own).inserted { return SwiftIdentifier(own) }
        let stem = style.name(ofWords: ["preview"] + given.place)
        var name = stem
        var number = 2
        while !taken.insert(name).inserted {
            name = stem + (stem.utf8.last.map { $0 >= 0x30 && $0 <= 0x39 } == true ? "_" : "") + "\(number)"
            number += 1
        }
        return SwiftIdentifier(name)
    }
}
