import SwiftModel

extension OperationComparison {
    private typealias Pair = (old: ArgumentPlan, new: ArgumentPlan)

    /// Which of the differences between two lists of arguments callers notice. Each one is judged alone: as if it were
    /// the only one, does each call that was possible before still fit?
    mutating func compareArguments() {
        let isCase = oldSurfaces.allSatisfy { $0.way == .enumCase }
        let before = isCase ? old.operation.caseArguments : old.operation.arguments
        let after = isCase ? new.operation.caseArguments : new.operation.arguments
        let arguments = ArgumentPairs(old.operation, new.operation, isCase: isCase)
        let pairs = arguments.matched
        for argument in arguments.removed {
            let change = Change(.argumentRemoved, .breaking, symbol, "no longer takes `\(argument.spelling)`")
            add(change, old: argument, new: nil)
        }
        for pair in pairs { compare(pair, before) }
        compareOrder(pairs, before, after)
        for argument in arguments.added { addArgument(argument, before, after) }
    }

    private mutating func compare(_ pair: Pair, _ before: [ArgumentPlan]) {
        if pair.old.label != pair.new.label {
            let text = "`\(pair.old.spelling)` is `\(pair.new.spelling)` now"
            add(Change(.argumentRenamed, .breaking, symbol, text), old: pair.old, new: pair.new)
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
            let text = "`\(pair.old.spelling)` is \(newValue.text) where nothing is said, and was \(value.text)"
            add(Change(.argumentDefault, .behaviour, symbol, text), old: pair.old, new: pair.new)
        }
        if let value = pair.old.pinnedValue, let newValue = pair.new.pinnedValue, value != newValue {
            let text = "`\(pair.old.spelling)` is always \(newValue.text) now, and was \(value.text)"
            add(Change(.argumentDefault, .behaviour, symbol, text), old: pair.old, new: pair.new)
        }
    }

    private mutating func compareOrder(_ pairs: [Pair], _ before: [ArgumentPlan], _ after: [ArgumentPlan]) {
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

    private mutating func addArgument(_ argument: ArgumentPlan, _ before: [ArgumentPlan], _ after: [ArgumentPlan]) {
        var parameters = self.parameters(before)
        let followers = after.drop { $0 != argument }.dropFirst().map { $0.label ?? "_" }
        let place = before.firstIndex { followers.contains($0.label ?? "_") } ?? parameters.count
        parameters.insert(CallShape.Parameter(argument), at: place)
        let verdict = verdict(parameters)
        let need = argument.defaultValue == nil ? "takes" : "can take"
        var change = Change(.argumentAdded, verdict, symbol, "\(need) `\(argument.spelling): \(argument.type.text)`")
        if verdict == .addition { change.note = "mocks and other implementations of your own have to take it" }
        add(change, old: nil, new: argument)
    }

    private func parameters(_ arguments: [ArgumentPlan]) -> [CallShape.Parameter] {
        arguments.map { argument in
            var parameter = CallShape.Parameter(argument)
            parameter.type = renames.old(argument.type)
            return parameter
        }
    }

    /// Whether callers would notice that the arguments are these ones.
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
    /// The label as people say it: `id`, and `_ request` for one without.
    var spelling: String { label ?? "_ \(identifier.raw)" }
}
