import SwiftModel

struct OperationComparison {
    typealias Entry = OperationPairs.Entry

    let old: Entry
    let new: Entry
    let context: ComparisonContext
    let oldSurfaces: [OperationSurface]
    let newSurfaces: [OperationSurface]

    init(_ old: Entry, _ new: Entry, _ context: ComparisonContext) {
        self.old = old
        self.new = new
        self.context = context
        oldSurfaces = OperationSurface.surfaces(of: old, context.old.declarations)
        newSurfaces = OperationSurface.surfaces(of: new, context.new.declarations)
    }

    var renames: TypeRenames { context.renames }

    var symbol: String { old.symbol(oldSurfaces) }

    func run(isServiceRenamed: Bool) {
        compareNames(isServiceRenamed: isServiceRenamed)
        compareArguments()
        compareResponse()
        compareChannel()
        compareErrors()
        compareWire()
        compareWords()
    }

    /// Adds a change at the places of its arguments, or else of the operation.
    func add(_ change: Change, old argument: ArgumentPlan? = nil, new newArgument: ArgumentPlan? = nil) {
        let (places, operation, newOperation) = (context.places, old.operation, new.operation)
        var change = change
        change.argument = (newArgument ?? argument)?.wireName
        context.log.add(
            change, old: argument.map { places.old.argument($0, of: operation) } ?? places.old.operation(operation),
            new: newArgument.map { places.new.argument($0, of: newOperation) } ?? places.new.operation(newOperation))
    }

    private func compareNames(isServiceRenamed: Bool) {
        if old.service.word != new.service.word, !isServiceRenamed {
            let target = new.symbol(newSurfaces)
            let renames = oldSurfaces.first.map { surface in
                [SymbolRename(kind: .method, old: surface.type, new: newSurfaces.first?.type ?? "")]
            }
            add(Change(.operationMoved, .breaking, symbol, "moved to `\(target)`").renaming(renames ?? []))
        }
        compareExtras()
        let found = renamedSymbols()
        guard !found.isEmpty else { return }
        let reachesCallers = found.contains { $0.kind != .case } || oldSurfaces.contains { $0.way == .enumCase }
        let list = found.map { "`\($0.old)` is `\($0.new)` now" }.joined(separator: ", ")
        let note = reachesCallers ? nil : "only code that names the case has to change"
        add(
            Change(.operationRenamed, reachesCallers ? .breaking : .addition, symbol, "renamed: " + list).renaming(
                found
            ).noting(note))
    }

    /// Compares the declarations beside the method and the case, which only a directive requests: types such as a use
    /// case, methods such as the one for the items of all pages.
    private func compareExtras() {
        let names = (old.operation.declaredNames, new.operation.declaredNames)
        let lost = names.0.filter { !names.1.isDeclared($0, in: context.new.declarations) }
        for name in lost where context.old.declarations.types.contains(name.text) {
            add(Change(.typeRemoved, .breaking, name.text, "is gone"))
        }
        guard let surface = oldSurfaces.first, surface.way == .service else { return }
        for (method, other) in zip(old.operation.furtherMethods, new.operation.furtherMethods) {
            guard let method, method != other else { continue }
            let text = other.map { "renamed: `\(method)` is `\($0)` now" } ?? "is gone"
            let kind: ChangeKind = other == nil ? .operationRemoved : .operationRenamed
            add(Change(kind, .breaking, "\(surface.type).\(method)", text))
        }
    }

    /// The operation's own types, methods and case whose names have changed.
    private func renamedSymbols() -> [SymbolRename] {
        let (before, after) = (old.operation.declaredNames, new.operation.declaredNames)
        let declared = context.old.declarations
        let kept = before.filter { after.isDeclared($0, in: context.new.declarations) }
        var found = SymbolRename.among(kept, after) { declared.types.contains($0) ? .type : nil }
        for way in [OperationSurface.Way.service, .own] {
            let members = [oldSurfaces, newSurfaces].map { $0.first { $0.way == way }?.member }
            if let member = members[0], let other = members[1], member != other {
                found.append(SymbolRename(kind: .method, old: member, new: other))
            }
        }
        let cases = SymbolRename.among(before, after) { name in
            let isCase = old.service.names.contains { declared.cases[$0.text]?.contains(name) ?? false }
            return isCase || declared.isEmpty ? .case : nil
        }
        return found + cases.filter { item in !found.contains { $0.old == item.old && $0.new == item.new } }
    }

    private func compareWords() {
        let (before, after) = (old.operation, new.operation)
        if !before.isDeprecated, after.isDeprecated {
            add(Change(.operationDeprecated, .deprecation, symbol, "deprecated"))
        } else if before.isDeprecated, !after.isDeprecated {
            add(Change(.operationDeprecated, .documentation, symbol, "no longer deprecated"))
        }
        let words =
            (before.documentation + before.caseArguments.flatMap(\.documentation)) + before.response.documentation
        let newWords =
            (after.documentation + after.caseArguments.flatMap(\.documentation)) + after.response.documentation
        if words != newWords { add(.otherWords(symbol)) }
    }
}

extension SymbolRename {
    /// The names that differ under the same key, if the old one is declared at all.
    static func among(_ old: [NamedText], _ new: [NamedText], kind: (String) -> Kind?) -> [SymbolRename] {
        var found: [SymbolRename] = []
        for name in old {
            guard let partner = new.first(where: { $0.key == name.key }), let kind = kind(name.text) else { continue }
            let rename = SymbolRename(kind: kind, old: name.text, new: partner.text)
            if rename.old != rename.new, !found.contains(rename) { found.append(rename) }
        }
        return found
    }
}

extension OperationComparison {
    private typealias Pair = (old: ArgumentPlan, new: ArgumentPlan)

    /// Finds the differences between two lists of arguments that callers notice. Each is judged alone, by whether every
    /// call that was possible before would still compile if it were the only one.
    func compareArguments() {
        let isCase = oldSurfaces.allSatisfy { $0.way == .enumCase }
        let before = isCase ? old.operation.caseArguments : old.operation.arguments
        let after = isCase ? new.operation.caseArguments : new.operation.arguments
        let arguments = Pairing(argumentsOf: old.operation, new.operation, isCase: isCase, renames)
        let pairs = arguments.matched
        for argument in arguments.removed {
            let change = Change(.argumentRemoved, .breaking, symbol, "no longer takes `\(argument.spelling)`")
            add(change, old: argument)
        }
        for pair in pairs { compare(pair, before, after) }
        compareOrder(pairs, before, after)
        for argument in arguments.added { addArgument(argument, before, after) }
    }

    private func compare(_ pair: Pair, _ before: [ArgumentPlan], _ after: [ArgumentPlan]) {
        if pair.old.label != pair.new.label {
            var text = "`\(pair.old.spelling)` is `\(pair.new.spelling)` now"
            // Calls that still compile pass their values to the argument that has the old label.
            let isUnnoticed = verdict(after.map(CallShape.Parameter.init)) != .breaking
            if after.contains(where: { $0.label == pair.old.label }) {
                text += ", and `\(pair.old.spelling)` is something else"
            }
            let change = Change(.argumentRenamed, isUnnoticed ? .behaviour : .breaking, symbol, text)
            add(change, old: pair.old, new: pair.new)
        }
        let type = renames.old(pair.old.type)
        let hadDefault = pair.old.defaultValue != nil
        let hasDefault = pair.new.defaultValue != nil
        if type != pair.new.type {
            var parameters = self.parameters(before)
            if let index = before.firstIndex(of: pair.old) {
                parameters[index].type = pair.new.type
                parameters[index].hasDefault = hasDefault
            }
            let text = "`\(pair.old.spelling)` is `\(pair.new.type.text)` now, and was `\(pair.old.type.text)`"
            add(Change(.argumentType, verdict(parameters), symbol, text), old: pair.old, new: pair.new)
        } else if hadDefault != hasDefault {
            var parameters = self.parameters(before)
            if let index = before.firstIndex(of: pair.old) { parameters[index].hasDefault = hasDefault }
            let text = "`\(pair.old.spelling)` " + (hasDefault ? "may be left out now" : "must be given now")
            add(Change(.argumentDefault, verdict(parameters), symbol, text), old: pair.old, new: pair.new)
        } else if let value = pair.old.defaultValue, let newValue = pair.new.defaultValue, value != newValue,
            renames.old(value) != newValue
        {
            let text = "`\(pair.old.spelling)` defaults to \(newValue.text) now, and defaulted to \(value.text)"
            add(Change(.argumentDefault, .behaviour, symbol, text), old: pair.old, new: pair.new)
        }
        if let value = pair.old.pinnedValue, let newValue = pair.new.pinnedValue, value != newValue {
            let text = "`\(pair.old.spelling)` is always \(newValue.text) now, and was \(value.text)"
            add(Change(.argumentDefault, .behaviour, symbol, text), old: pair.old, new: pair.new)
        }
    }

    private func compareOrder(_ pairs: [Pair], _ before: [ArgumentPlan], _ after: [ArgumentPlan]) {
        let partners = Dictionary(pairs.map { ($0.new.identifier, $0.old) }) { first, _ in first }
        let common = after.compactMap { partners[$0.identifier] }
        let names = Set(common.map(\.identifier))
        let usual = before.filter { names.contains($0.identifier) }
        guard common != usual else { return }
        let list = common.map(\.spelling).joined(separator: ", ")
        let text = "the order of the arguments is `\(list)` now"
        let isNoticed = verdict(parameters(common), from: parameters(usual))
        add(Change(.argumentOrder, isNoticed, symbol, text))
    }

    private func addArgument(_ argument: ArgumentPlan, _ before: [ArgumentPlan], _ after: [ArgumentPlan]) {
        var parameters = self.parameters(before)
        let followers = after.drop { $0 != argument }.dropFirst().map { $0.label ?? "_" }
        let place = before.firstIndex { followers.contains($0.label ?? "_") } ?? parameters.count
        parameters.insert(CallShape.Parameter(argument), at: place)
        let verdict = verdict(parameters)
        let need = argument.defaultValue == nil ? "takes" : "can take"
        var change = Change(.argumentAdded, verdict, symbol, "\(need) `\(argument.spelling): \(argument.type.text)`")
        if verdict == .addition {
            change.note = "mocks and other implementations of your own have to add this argument"
        }
        add(change, new: argument)
    }

    private func parameters(_ arguments: [ArgumentPlan]) -> [CallShape.Parameter] {
        arguments.map { argument in
            var parameter = CallShape.Parameter(argument)
            parameter.type = renames.old(argument.type)
            return parameter
        }
    }

    /// Whether callers would notice if the arguments were these ones.
    private func verdict(_ parameters: [CallShape.Parameter], from known: [CallShape.Parameter]? = nil) -> Verdict {
        for surface in oldSurfaces {
            guard let partner = newSurfaces.first(where: { $0.way == surface.way }) else { return .breaking }
            let forms = surface.forms(with: known ?? self.parameters(arguments(of: surface)))
            if !forms.areAccepted(by: partner.forms(with: parameters)) { return .breaking }
        }
        return .addition
    }

    private func arguments(of surface: OperationSurface) -> [ArgumentPlan] {
        surface.way == .enumCase ? old.operation.caseArguments : old.operation.arguments
    }
}

extension ArgumentPlan {
    /// The label for messages: `id`, or `_ request` for an argument without one.
    var spelling: String { label ?? "_ \(identifier.raw)" }
}

extension OperationComparison {
    /// Compares the types of a channel's messages; the types themselves are compared as models.
    func compareChannel() {
        guard let before = old.operation.channel, let after = new.operation.channel else { return }
        compareMessages("sends", before.sent, after.sent)
        compareMessages("receives", before.received, after.received)
        if before.subprotocols != after.subprotocols {
            let (was, now) = (before.subprotocolWords, after.subprotocolWords)
            add(Change(.valueSent, .behaviour, symbol, "offers \(now) now, and offered \(was)"))
        }
    }

    private func compareMessages(_ verb: String, _ before: SwiftType?, _ after: SwiftType?) {
        guard before.map({ renames.old($0) }) != after else { return }
        let words = [after, before].map { $0.map { "`\($0.text)`" } ?? "nothing" }
        add(Change(.messageType, .breaking, symbol, "\(verb) \(words[0]) now, and \(verb) \(words[1]) before"))
    }
}

extension ChannelPlan {
    fileprivate var subprotocolWords: String {
        subprotocols.isEmpty ? "no subprotocol" : subprotocols.map(SwiftLiteral.quoted).joined(separator: ", ")
    }
}

extension [NamedText] {
    /// Whether a type with the key of this name is declared.
    func isDeclared(_ name: NamedText, in declarations: Declarations) -> Bool {
        contains { $0.key == name.key && declarations.types.contains($0.text) }
    }
}

extension OperationPlan {
    /// The methods beside the one that sends the request, in a fixed order.
    fileprivate var furtherMethods: [String?] { [pages?.name, live?.name.raw] }

    /// The operation's own names, with those of the types of its channel.
    var declaredNames: [NamedText] {
        guard let channel else { return names }
        return names + [
            NamedText(key: "channel", text: channel.name.type),
            NamedText(key: "channelImplementation", text: channel.implementation.type),
        ]
    }
}
