/// Finds functions that put together a request and hand it to something that sends it. Of a function that calls another
/// such one, only the inner one is an endpoint.
struct FunctionEndpoints {
    let index: SourceIndex
    let endpointTypes: Set<String>
    let responses: ResponseFinder
    private static let maximumRuns = 64

    struct Found {
        let subject: EndpointReader.Subject
        var requests: [Sent]
        var isCutShort: Bool
    }

    /// A request of one run.
    struct Sent {
        let request: Value.Instance
        let decisions: [Oracle.Decision]
        let remarks: [String]
    }

    func find() -> [Found] {
        let senders = SendingFunctions(index)
        var found: [(name: String, found: Found, callers: Set<String>)] = []
        for name in index.order {
            guard let entry = index.types[name], entry.declaration?.kind != .protocolType else { continue }
            if endpointTypes.contains(name) { continue }
            for function in entry.members.functions where function.name != "init" && senders.contains(function) {
                if let result = run(function, entry) { found.append(result) }
            }
        }
        let inner = Set(found.map(\.name))
        return found.filter { result in result.callers.isDisjoint(with: inner.subtracting([result.name])) }.map(\.found)
    }

    private func run(
        _ function: FunctionDeclaration,
        _ entry: SourceIndex.Entry
    ) -> (name: String, found: Found, callers: Set<String>)? {
        guard function.body != nil, !takesEndpoint(function), function.result?.contains("URLRequest") != true else {
            return nil
        }
        let evaluator = Evaluator(index)
        evaluator.endpointTypes = endpointTypes
        var requests: [Sent] = []
        var callers: Set<String> = []
        var runs = 0
        var isLeft = false
        repeat {
            evaluator.restart()
            let payload = function.parameters.map { parameter in
                let symbol = Symbol(text: parameter.name ?? "_", type: parameter.type, isInput: true)
                return Value.Part(label: parameter.label, value: .symbol(symbol))
            }
            let this = Value.Instance(type: entry.name, fields: [:])
            _ = evaluator.invoke(function, entry.name, payload, this: function.isStatic ? nil : .instance(this))
            for sent in evaluator.sent where isKnown(sent.request) {
                requests.append(
                    Sent(request: sent.request, decisions: evaluator.oracle.decisions, remarks: evaluator.remarks)
                )
                callers.formUnion(sent.stack)
            }
            runs += 1
            // What sends nothing at first seldom does later.
            if runs >= 8, requests.isEmpty { return nil }
            isLeft = evaluator.oracle.advance()
        } while isLeft && runs < FunctionEndpoints.maximumRuns
        guard !requests.isEmpty else { return nil }
        let subject = EndpointReader.Subject(
            owner: SourceIndex.shown(entry.name),
            name: function.name,
            documentation: function.documentation,
            file: function.file,
            place: function.place,
            inputs: Set(function.parameters.compactMap(\.name)),
            response: responses.response(of: function, in: entry.name),
            call: CallSignature(of: function)
        )
        let name = entry.name + "." + function.name + "#\(function.place.lowerBound)"
        return (name, Found(subject: subject, requests: requests, isCutShort: isLeft), callers)
    }

    /// Whether words of the address stand in the code, and not only what a caller hands over.
    private func isKnown(_ request: Value.Instance) -> Bool {
        let address = AddressSplitting(request.fields["url"]?.pieceList ?? [])
        return address.path.contains { piece in
            if case .words(let words) = piece { return words.contains { $0.isLetter } }
            return false
        }
    }

    private func takesEndpoint(_ function: FunctionDeclaration) -> Bool {
        function.parameters.contains { parameter in
            guard let type = parameter.type, let entry = index.type(type) else { return false }
            return endpointTypes.contains(entry.name)
        }
    }
}
