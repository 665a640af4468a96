import Diagnostics
import SourceTree

extension KitMessages {
    static func sameForm(_ tree: SourceTree) -> Diagnostic {
        KitCodes.sameForm("this is a native spec already").at(tree.root.entries.first?.key.range)
    }

    static func faultyResult(_ problem: Diagnostic) -> Diagnostic {
        let place = problem.range.map { " (\($0.file.lineText(at: Int($0.startOffset))))" } ?? ""
        return KitCodes.faultyConversion("the result can't be read: \(problem.message)\(place)")
    }

    /// One warning for each kind of loss, at its first place; the others are counted.
    static func loss(_ loss: DumpDifference.Loss) -> Diagnostic {
        let count = loss.places.count
        let name = loss.places[0].name
        let first = count == 1 ? (name.isEmpty ? "" : ": \(name)") : " (\(count) places)"
        let notes = loss.places.dropFirst().prefix(3).map { place in
            Diagnostic.Note(place.name.isEmpty ? "here, too" : "and of \(place.name)", at: place.range)
        }
        return KitCodes.conversionLoss("\(loss.subject) \(loss.verb)\(first)")
            .at(loss.places[0].range).notes(Array(notes))
    }
}
