import APIModel

/// A group of operations with their choices made, and with names that differ among them.
struct ServiceDraft {
    var group: ServiceGrouping.Group
    /// The words of the service's name.
    var words: [String]
    var operations: [OperationDraft]
}

extension ServiceDraft {
    static func drafts(of api: API, conventions: Conventions, style: IdentifierStyle) -> [ServiceDraft] {
        ServiceGrouping.groups(of: api, by: conventions.operations.grouping).map { group in
            let name = conventions.names.renames.services[group.name] ?? group.name
            let operations = group.operations.map { api.operations[$0] }
            let serviceWords = LeadingNumber.spelled(WordSplitter.words(of: name))
            let names = OperationWords(renames: conventions.names.renames.operations, style: style)
            let words = names.words(of: operations, service: group.name)
            let drafts = operations.indices.map { index in
                OperationDraft(
                    index: group.operations[index],
                    operation: operations[index],
                    service: group.name,
                    words: words[index],
                    isLocal: names.rename(of: operations[index]) == nil
                        && OperationName.isLocal(words[index], of: operations[index], service: serviceWords),
                    api: api,
                    conventions: conventions.operations
                )
            }
            return ServiceDraft(group: group, words: serviceWords, operations: drafts)
        }
    }
}

/// Gives each operation of a service words of its own.
private struct OperationWords {
    /// By operationId or `METHOD /path`.
    let renames: [String: String]
    let style: IdentifierStyle

    func rename(of operation: Operation) -> String? {
        renames.isEmpty ? nil : operation.identifier.flatMap { renames[$0] } ?? renames[operation.key]
    }

    func words(of operations: [Operation], service: String) -> [[String]] {
        let fixed = operations.map(rename)
        var words = zip(operations, fixed).map { operation, rename in
            rename.map { WordSplitter.words(of: $0) } ?? OperationName.words(of: operation, service: service)
        }
        let plainNames = zip(words, fixed).map { words, rename in rename ?? style.name(ofWords: words) }
        let names = NameScope.resolve(style: style, reserved: .cases) { scope, needsAlternatives in
            for (index, operation) in operations.enumerated() {
                if let rename = fixed[index] {
                    _ = scope.fix(rename, key: operation.key, origin: operation.origin)
                    continue
                }
                _ = scope.propose(
                    operation.directives.name?.text ?? operation.identifier ?? operation.key,
                    as: plainNames[index],
                    alternatives: needsAlternatives ? OperationName.alternatives(of: operation, style: style) : [],
                    key: operation.key,
                    origin: operation.origin
                )
            }
        }
        for (index, name) in names.names.enumerated() where name.raw != plainNames[index] {
            words[index] = WordSplitter.words(of: name.raw)
        }
        return words
    }
}
