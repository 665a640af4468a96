import Diagnostics
import SwiftModel

/// What became of one operation.
struct OperationComparison {
    typealias Entry = OperationPairs.Entry

    let old: Entry
    let new: Entry
    let oldGeneration: Generation
    let places: (old: Places, new: Places)
    let renames: TypeRenames
    private(set) var log = ChangeLog()
    private(set) var oldSurfaces: [OperationSurface]
    private(set) var newSurfaces: [OperationSurface]

    init(
        _ old: Entry,
        _ new: Entry,
        _ oldGeneration: Generation,
        _ newGeneration: Generation,
        places: (old: Places, new: Places),
        renames: TypeRenames
    ) {
        self.old = old
        self.new = new
        self.oldGeneration = oldGeneration
        self.places = places
        self.renames = renames
        oldSurfaces = OperationSurface.surfaces(of: old, oldGeneration.declarations)
        newSurfaces = OperationSurface.surfaces(of: new, newGeneration.declarations)
    }

    var symbol: String { old.symbol(oldSurfaces) }

    mutating func run(isServiceRenamed: Bool) {
        compareNames(isServiceRenamed: isServiceRenamed)
        compareArguments()
        compareResponse()
        compareChannel()
        compareErrors()
        compareWire()
        compareWords()
    }

    mutating func add(_ change: Change) {
        log.add(change, old: places.old.operation(old.operation), new: places.new.operation(new.operation))
    }

    mutating func add(_ change: Change, old: ArgumentPlan?, new: ArgumentPlan?) {
        log.add(
            change,
            old: old.map { places.old.argument($0, of: self.old.operation) }
                ?? places.old.operation(self.old.operation),
            new: new.map { places.new.argument($0, of: self.new.operation) } ?? places.new.operation(self.new.operation)
        )
    }

    private mutating func compareNames(isServiceRenamed: Bool) {
        if old.service.word != new.service.word, !isServiceRenamed {
            let target = new.symbol(newSurfaces)
            let renames = oldSurfaces.first.map { surface in
                [SymbolRename(kind: .method, old: surface.type, new: newSurfaces.first?.type ?? "")]
            }
            add(
                Change(.operationMoved, .breaking, symbol, "moved to `\(target)`").renaming(
                    renames ?? []
                )
            )
        }
        let found = renamedSymbols()
        guard !found.isEmpty else { return }
        let reachesCallers = found.contains { $0.kind != .case } || oldSurfaces.contains { $0.way == .enumCase }
        let list = found.map { "`\($0.old)` is `\($0.new)` now" }.joined(separator: ", ")
        let note = reachesCallers ? nil : "only code that names the case has to follow"
        add(
            Change(.operationRenamed, reachesCallers ? .breaking : .addition, symbol, "renamed: " + list)
                .renaming(found).noting(note)
        )
    }

    /// Types and methods of the operation's own that have another name, and its case.
    private func renamedSymbols() -> [SymbolRename] {
        let (before, after) = (old.operation.declaredNames, new.operation.declaredNames)
        let declared = oldGeneration.declarations
        var found = SymbolRename.among(before, after) { declared.types.contains($0) ? .type : nil }
        let members = [oldSurfaces, newSurfaces].map { $0.first { $0.way == .service }?.member }
        if let member = members[0], let other = members[1], member != other {
            found.append(SymbolRename(kind: .method, old: member, new: other))
        }
        let cases = SymbolRename.among(before, after) { name in
            let isCase = old.service.names.contains { declared.cases[$0.text]?.contains(name) ?? false }
            return isCase || declared.isEmpty ? .case : nil
        }
        return found + cases.filter { item in !found.contains { $0.old == item.old && $0.new == item.new } }
    }

    private mutating func compareWords() {
        let (before, after) = (old.operation, new.operation)
        if !before.isDeprecated, after.isDeprecated {
            add(Change(.operationDeprecated, .deprecation, symbol, "deprecated"))
        } else if before.isDeprecated, !after.isDeprecated {
            add(Change(.operationDeprecated, .documentation, symbol, "no longer deprecated"))
        }
        let words =
            (before.documentation + before.caseArguments.flatMap(\.documentation))
            + before.response.documentation
        let newWords =
            (after.documentation + after.caseArguments.flatMap(\.documentation))
            + after.response.documentation
        if words != newWords { add(Change(.documentation, .documentation, symbol, "documented in other words")) }
    }
}

extension SymbolRename {
    /// Names of one key that differ, where the old one is declared at all.
    static func among(_ old: [NamedText], _ new: [NamedText], kind: (String) -> Kind?) -> [SymbolRename] {
        var found: [SymbolRename] = []
        for name in old {
            guard let partner = new.first(where: { $0.key == name.key }), partner.text != name.text,
                let kind = kind(name.text)
            else { continue }
            let rename = SymbolRename(kind: kind, old: name.text, new: partner.text)
            if !found.contains(rename) { found.append(rename) }
        }
        return found
    }
}
