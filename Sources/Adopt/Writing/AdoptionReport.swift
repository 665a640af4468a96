import Diagnostics

/// The report as Markdown: what was taken over, with remarks, and what is left. Texts of the code are never markup.
package struct AdoptionReport {
    private let spec: AdoptedSpec
    /// The line of each operation in the spec, by service and name.
    private let lines: [String: Int]
    private let specPath: String
    /// The results of comparing requests, for each operation; nil if no comparison was requested.
    private let proof: [ProofResult]?
    /// The reasons for which a derived pack leaves out operations, by their numbers.
    private let leftOfPack: [Int: String]
    /// The folders that hold more than is looked at.
    private let unread: [String]

    package init(
        _ spec: AdoptedSpec, lines: [String: Int], specPath: String, proof: [ProofResult]? = nil,
        leftOfPack: [Int: String] = [:], unread: [String] = []
    ) {
        self.proof = proof
        self.leftOfPack = leftOfPack
        self.unread = unread
        self.spec = spec
        self.lines = lines
        self.specPath = specPath
    }

    package var text: String {
        let full = spec.operations.filter(\.remarks.isEmpty)
        let remarked = spec.operations.filter { !$0.remarks.isEmpty }
        var text = "# What `netlayer adopt` took over\n\n"
        let (taken, found) = (full.count + remarked.count, spec.found)
        text += found == 1 ? "1 request was found: " : "\(found) requests were found: "
        text += "\(taken) \(taken == 1 ? "is" : "are") taken over, \(remarked.count) of them with a field "
        text += "that is assumed or unknown; \(spec.left.count) \(spec.left.count == 1 ? "is" : "are") left.\n"
        if !remarked.isEmpty { text += "Look first at \(spec.doubts.joined(separator: "; ")).\n" }
        if !unread.isEmpty {
            let names = unread.map(MarkdownRenderer.span).joined(separator: ", ")
            text += "A part of \(names) wasn't read: there are more files, or deeper folders, than are looked at.\n"
        }
        if let proof { text += section(proof) }
        if !leftOfPack.isEmpty { text += leftOut }
        if !remarked.isEmpty { text += doubts(remarked) }
        if !spec.left.isEmpty {
            text += "\n## Left\n\nWrite these by hand, in the spec or beside the generated code.\n\n"
            text += left
        }
        let calls = spec.operations.filter { $0.otherCall != nil || !$0.lostDefaults.isEmpty }
        if !calls.isEmpty {
            text +=
                "\n## Called otherwise\n\nThese take other arguments than the code hands over: look at the places that call them.\n\n"
            for operation in calls {
                let names = operation.lostDefaults.map(MarkdownRenderer.span).joined(separator: ", ")
                let notes =
                    (operation.otherCall.map { ["\(MarkdownRenderer.span($0)) in the code"] } ?? [])
                    + (names.isEmpty ? [] : ["the code has a default for \(names), which callers have to write now"])
                text += "- \(MarkdownRenderer.span(operation.service + "." + operation.name)): "
                text += notes.joined(separator: "; ") + "\n"
            }
        }
        if !spec.useCases.isEmpty { text += useCases }
        if spec.hasNoAddress {
            text +=
                "\n## The address\n\nThese sources don't say where requests go. What stands in front of the paths, which may be "
            text += "the beginning of a path, too, has to be written in the spec: `servers: { main: https://… }`.\n"
        }
        if !spec.conditions.isEmpty {
            text += "\n## Not looked at\n\nOf these, the branch was read that a release for iOS has.\n\n"
            for condition in spec.conditions {
                let place = MarkdownRenderer.text("\(condition.file.path):\(condition.file.line(condition.place))")
                text += "- \(MarkdownRenderer.span(condition.text)) (\(place))\n"
            }
        }
        if !spec.clientHeaders.isEmpty {
            let names = spec.clientHeaders.map(MarkdownRenderer.span).joined(separator: ", ")
            text +=
                "\n## Left to the client\n\nThe app's client takes these headers from elsewhere: \(names). They are in no "
            text += "operation; the client has to add them.\n"
        }
        if !spec.remarks.isEmpty || !spec.undeclared.isEmpty {
            text += "\n## Types\n\n"
            if !spec.undeclared.isEmpty {
                text += "- not declared in these files, and taken to be in the module of the code that names them: "
                text += spec.undeclared.map(MarkdownRenderer.span).joined(separator: ", ") + "\n"
            }
            for remark in spec.remarks { text += "- \(MarkdownRenderer.text(remark))\n" }
        }
        if !full.isEmpty {
            text += "\n## Taken over\n\nAll fields of these are known.\n\n"
            for operation in full { text += "- \(head(operation))\n" }
        }
        return text
    }

    /// The remarks by field, each once, with the endpoints that it concerns.
    private func doubts(_ operations: [AdoptedSpec.Operation]) -> String {
        var text = "\n## To look at\n\nCompare these with the code before you generate.\n"
        for (field, unknown, assumed) in spec.doubtful {
            let concerned = operations.filter { !$0.remarks.of(field).isEmpty }
            text += "\n- \(field.rawValue): \(unknown) unknown, \(assumed) assumed\n"
            let told = concerned.flatMap { operation in
                operation.remarks.of(field).map { (remark: $0, place: operation.service + "." + operation.name) }
            }
            for (remark, places) in told.grouped(by: \.remark) {
                let state = remark.isUnknown ? "unknown" : "assumed"
                text += "  - \(state): \(MarkdownRenderer.text(remark.text)) (\(shown(places.map(\.place))))\n"
            }
        }
        text += "\n## With a field that is assumed or unknown\n\n"
        for operation in operations { text += "- \(head(operation))\n" }
        return text
    }

    /// At most three names, and the number of the others.
    private func shown(_ names: [String]) -> String {
        let list = names.prefix(3).map(MarkdownRenderer.span).joined(separator: ", ")
        return names.count > 3 ? list + " and \(names.count - 3) more" : list
    }

    /// The requests that are left, by reason.
    private var left: String {
        spec.left.grouped(by: \.reason).map { reason, found in
            let list = found.map { left in
                let place = MarkdownRenderer.text(left.file.shown(left.place))
                return "\(MarkdownRenderer.span(left.fullName)) (\(place))"
            }
            if list.count == 1 { return "- \(list[0]): \(MarkdownRenderer.text(reason))\n" }
            return "- \(MarkdownRenderer.text(reason)):\n" + list.map { "  - \($0)\n" }.joined()
        }.joined()
    }

    /// The use cases: those that generated ones replace, and those that stay hand-written.
    private var useCases: String {
        var text = "\n## Use cases\n\n"
        for useCase in spec.useCases {
            let place = MarkdownRenderer.text("\(useCase.file.path):\(useCase.file.line(useCase.place))")
            text += "- \(MarkdownRenderer.span(useCase.name)) (\(place)): "
            switch useCase.outcome {
            case .left(let reason): text += "left, since " + MarkdownRenderer.text(reason) + "\n"
            case .taken:
                text += "taken over\(useCase.remarks.isEmpty ? "" : " with a remark"), "
                text += "for \(MarkdownRenderer.span(useCase.endpoint ?? ""))\n"
                for remark in useCase.remarks { text += "  - \(MarkdownRenderer.text(remark))\n" }
            }
        }
        return text
    }

    /// Which requests are equal, which differ, and which couldn't be compared, by reason.
    private func section(_ proof: [ProofResult]) -> String {
        let summary = ProofSummary(spec.operations, proof)
        var text = "\n## Verified\n\nThe same arguments went through the code by hand and through the generated code: "
        text += summary.sum + ".\n"
        let list = summary.equal.map(MarkdownRenderer.span).joined(separator: ", ")
        if !list.isEmpty { text += "\nEqual: \(list).\n" }
        for (parts, names) in summary.partial { text += "\nEqual but for \(parts): \(shown(names)).\n" }
        if !summary.different.isEmpty { text += "\nDifferent:\n" }
        for (operation, texts) in summary.different {
            text += "\n- \(MarkdownRenderer.span(operation.service + "." + operation.name))\n"
            for difference in texts { text += "  - \(MarkdownRenderer.text(difference))\n" }
        }
        if !summary.open.isEmpty { text += "\nNot compared by sending them:\n\n" }
        for (reason, names) in summary.open { text += "- \(MarkdownRenderer.text(reason)) (\(shown(names)))\n" }
        return text
    }

    /// The operations that a derived pack can't write, by reason.
    private var leftOut: String {
        let told = leftOfPack.keys.sorted().map { number in
            let operation = spec.operations[number]
            return (reason: leftOfPack[number] ?? "", name: operation.service + "." + operation.name)
        }
        var text = "\n## Left out of the pack\n\n`netlayer.yml` excludes \(told.count) of \(spec.operations.count) "
        text += "operations, since the code that the pack writes for them doesn't compile with the team's own code, or "
        text += "sends another request. Write these by hand.\n\n"
        for (reason, found) in told.grouped(by: \.reason) {
            let names = found.map { MarkdownRenderer.span($0.name) }.joined(separator: ", ")
            text += "- \(MarkdownRenderer.text(reason)) (\(names))\n"
        }
        return text
    }

    /// `Store.fetch`: `GET /stores/{id}`, of `StoreApi.fetch` (Store.swift:12, api.yaml:9)
    private func head(_ operation: AdoptedSpec.Operation) -> String {
        let endpoint = operation.endpoint
        let name = operation.service + "." + operation.name
        let span = MarkdownRenderer.span
        var text = "\(span(name)): \(span(endpoint.methodText + " " + endpoint.pathText)), "
        text += "of \(span(endpoint.fullName))"
        if let condition = endpoint.condition { text += " when \(span(condition))" }
        text += " (" + MarkdownRenderer.text("\(endpoint.file.path):\(endpoint.file.line(endpoint.place))")
        if let twin = endpoint.twin { text += ", and its twin in " + MarkdownRenderer.text(twin) }
        if let line = lines[name] { text += ", \(specPath):\(line)" }
        return text + ")"
    }
}

extension AdoptedSpec {
    /// The numbers of operations in which a field is unknown or assumed, the most frequent first.
    fileprivate var doubtful: [(field: EndpointField, unknown: Int, assumed: Int)] {
        EndpointField.allCases.compactMap { field in
            let concerned = operations.map { $0.remarks.of(field) }.filter { !$0.isEmpty }
            let unknown = concerned.count { $0.contains(where: \.isUnknown) }
            return concerned.isEmpty ? nil : (field, unknown, concerned.count - unknown)
        }.sorted { $0.unknown + $0.assumed > $1.unknown + $1.assumed }
    }

    /// `the response of 28 (unknown)`
    package var doubts: [String] {
        doubtful.flatMap { field, unknown, assumed in
            [(unknown, "unknown"), (assumed, "assumed")].filter { $0.0 > 0 }.map { count, state in
                "the \(field.rawValue) of \(count) (\(state))"
            }
        }
    }
}
