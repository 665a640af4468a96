import APIModel
import Diagnostics

/// A group of operations with their choices made, and with names that differ among them.
struct ServiceDraft {
    var group: ServiceGrouping.Group
    /// The words of the service's name.
    var words: [String]
    var operations: [OperationDraft]
}

extension ServiceDraft {
    static func drafts(
        of api: API,
        conventions: Conventions,
        style: IdentifierStyle,
        into bag: inout DiagnosticBag
    ) -> [ServiceDraft] {
        let typeStyle = IdentifierStyle(.upperCamel, acronyms: conventions.names.spellings)
        return ServiceGrouping.groups(of: api, by: conventions.operations.grouping).map { group in
            let name = conventions.names.renames.services[group.name]?.text ?? group.name
            let operations = group.operations.map { api.operations[$0] }
            let serviceWords = LeadingNumber.spelled(WordSplitter.words(of: name))
            let names = OperationWords(renames: conventions.names.renames.operations, style: style)
            let words = names.words(of: operations, service: group.name, into: &bag)
            let drafts = operations.indices.map { index in
                let operation = operations[index]
                return OperationDraft(
                    index: group.operations[index],
                    operation: operation,
                    service: group.name,
                    words: words[index],
                    isLocal: names.rename(of: operation) == nil
                        && OperationName.isLocal(words[index], of: operation, service: serviceWords),
                    api: api,
                    conventions: conventions,
                    style: typeStyle
                )
            }
            return ServiceDraft(group: group, words: serviceWords, operations: drafts)
        }
    }
}

/// Gives each operation of a service words of its own.
private struct OperationWords {
    /// By operationId or `METHOD /path`.
    let renames: [String: FixedName]
    let style: IdentifierStyle

    func rename(of operation: Operation) -> FixedName? {
        renames.isEmpty || operation.isStreamVariant
            ? nil : operation.identifier.flatMap { renames[$0] } ?? renames[operation.key]
    }

    func words(of operations: [Operation], service: String, into bag: inout DiagnosticBag) -> [[String]] {
        let renamed = operations.map(rename)
        var words = zip(operations, renamed).map { operation, rename in
            rename.map { WordSplitter.words(of: $0.text) } ?? OperationName.words(of: operation, service: service)
        }
        let plainNames = zip(words, renamed).map { words, rename in rename?.text ?? style.name(ofWords: words) }
        var scope = NameScope(style: style, reserved: .cases)
        for (index, operation) in operations.enumerated() {
            if renamed[index] != nil || operation.directives.name != nil {
                _ = scope.fix(plainNames[index], key: operation.key, origin: operation.origin, into: &bag)
                continue
            }
            _ = scope.propose(
                operation.identifier ?? operation.key,
                as: plainNames[index],
                alternatives: OperationName.alternatives(of: operations[index], style: style),
                key: operation.key,
                origin: operation.origin
            )
        }
        for (index, name) in scope.resolve().names.enumerated() where name.raw != plainNames[index] {
            words[index] = WordSplitter.words(of: name.raw)
        }
        return words
    }
}
