import APIModel
import Diagnostics
import Directives
import SourceTree

extension NativeLowering {
    mutating func add(_ parameter: Parameter, at range: SourceRange?, to draft: inout OperationDraft) {
        let key = "\(parameter.location.rawValue) \(parameter.wireName)"
        if let first = draft.places[key], let range {
            let text: Message = "\(parameter.location.rawValue) parameter `\(parameter.wireName)` is declared twice"
            return bag.report(.duplicate(text, at: range, first: first))
        }
        draft.places[key] = range
        draft.operation.parameters.append(parameter)
    }

    mutating func readPath(_ draft: inout OperationDraft) {
        for part in draft.line.path.parts {
            switch part {
            case .literal(let text):
                // The service's prefix and the path are adjacent literals.
                if case .literal(let before)? = draft.operation.path.parts.last {
                    draft.operation.path.parts.removeLast()
                    draft.operation.path.parts.append(.literal(before + text))
                } else {
                    draft.operation.path.parts.append(.literal(text))
                }
            case .parameter(let parameter):
                draft.operation.path.parts.append(.parameter(parameter.name))
                readPathParameter(parameter, of: &draft)
            }
        }
    }

    private mutating func readPathParameter(_ parameter: PathExpression.PathParameter, of draft: inout OperationDraft) {
        let origin = Origin(pointer: "\(draft.pointer)/path/\(parameter.name)", range: parameter.range)
        if parameter.isMember {
            guard let member = member(parameter.name, at: parameter.range, of: draft) else { return }
            let annotations = member.use.annotations
            if annotations.isReadOnly || annotations.isWriteOnly {
                return bag.report(
                    NativeCodes.input,
                    "`\(parameter.name)` is read-only or write-only, so its struct may lack it, but a path always needs it",
                    at: parameter.range, help: "write `{\(parameter.name)}`, an argument of its own")
            }
            var lowered = Parameter(wireName: parameter.name, location: .path, use: member.use, origin: origin)
            lowered.isInputMember = draft.isQueryMethod
            add(lowered, at: parameter.range, to: &draft)
            if !draft.isQueryMethod {
                draft.operation.directives.pathValues.append(
                    .init(name: parameter.name, value: .member(member.wireName), origin: origin))
            }
            return
        }
        if let type = parameter.type, type.isOptional || type.isNullable {
            bag.report(NativeCodes.syntax("a path parameter is never absent or null", at: type.range))
        }
        let use = parameter.type.map { self.use(of: $0, pointer: origin.pointer) } ?? builtIn("String")
        add(
            Parameter(wireName: parameter.name, location: .path, use: use, origin: origin), at: parameter.range,
            to: &draft)
    }

    private mutating func member(_ name: String, at range: SourceRange, of draft: OperationDraft) -> Property? {
        if let member = draft.inputMember(name) { return member }
        guard let input = draft.input else {
            let help: Message = "add `input:` with a struct that has `\(name)`"
            return bag.fail(NativeCodes.input("operation `\(draft.name)` has no input", at: range, help: help))
        }
        let known = input.properties.map { $0.name ?? $0.wireName }
        let help = suggestion(for: name, among: known)
        return bag.fail(NativeCodes.input("`\(input.name)` has no member `\(name)`", at: range, help: help))
    }

    mutating func readQuery(_ draft: inout OperationDraft) {
        for item in draft.line.query {
            if item.type == nil, let value = item.value {
                draft.operation.path.fixedQuery.append(.init(name: item.name, value: value.text))
                continue
            }
            let origin = Origin(pointer: "\(draft.pointer)/query/\(JSONPointer.escaped(item.name))", range: item.range)
            var use = item.type.map { self.use(of: $0, pointer: origin.pointer) } ?? builtIn("String")
            if let value = item.value {
                use.annotations.defaultValue = defaultValue(value.text, of: use, at: value.range)
            }
            var parameter = Parameter(wireName: item.name, location: .query, use: use, origin: origin)
            parameter.isRequired = !(item.type?.isOptional ?? false) && item.value == nil
            add(parameter, at: item.range, to: &draft)
        }
        readParameters(draft.node?["query"], in: .query, "query", of: &draft)
        readParameters(draft.node?["cookies"], in: .cookie, "cookies", of: &draft)
        readInputMembers(&draft)
    }

    private mutating func readParameters(
        _ node: SourceNode?, in location: Parameter.Location, _ key: String, of draft: inout OperationDraft
    ) {
        for entry in list(node, "`\(key)`") {
            let pointer = "\(draft.pointer)/\(key)"
            guard let property = property(entry, takes: NativeKeys.parameter, pointer: pointer) else { continue }
            checkStyle(of: property, entry, in: location, "`\(key)`")
            var parameter = property.parameter(in: location)
            parameter.extensions = parameter.use.annotations.extensions
            parameter.use.annotations.extensions = []
            add(parameter, at: entry.key.range, to: &draft)
        }
    }

    /// Reports a style that isn't allowed at the location.
    mutating func checkStyle(
        of property: PropertyExpression, _ entry: SourceEntry, in location: Parameter.Location, _ place: String
    ) {
        // Swagger 2.0 allows tabs between the elements of a list.
        let styles = location.styles + (location == .query ? [.tabDelimited] : [])
        guard let style = property.style, !styles.contains(style), let range = entry.value["style"]?.range else {
            return
        }
        let expected = styles.map { "`\($0.rawValue)`" }.joined(separator: ", ") + " in \(place)"
        bag.report(.wrongKind("`style`", expected: expected, at: range))
    }

    /// Adds the members of a query's input that neither the path nor a header uses. Requests have no read-only members.
    private mutating func readInputMembers(_ draft: inout OperationDraft) {
        guard draft.isQueryMethod, let input = draft.input else { return }
        let headers = draft.node?["header"].map { $0.entries.map(\.value.text) } ?? []
        for member in input.properties where !member.use.annotations.isReadOnly {
            let name = member.name ?? member.wireName
            if draft.places["path \(name)"] != nil || headers.contains("input.\(name)") { continue }
            var parameter = parameter(of: member, in: .query, wireName: member.wireName)
            fieldStyles.apply(to: &parameter, of: member)
            add(parameter, at: member.origin.range, to: &draft)
        }
        readOtherMembers(input.use, of: &draft)
    }

    /// Adds a map for further keys of a query's input, which are sent under their own names.
    private mutating func readOtherMembers(_ input: SchemaUse, of draft: inout OperationDraft) {
        guard case .object(let shape) = api.resolvedKind(of: input.schema) else { return }
        let kind: SchemaKind
        switch shape.additional {
        case .schema(let use): kind = .map(use)
        case .any: kind = .map(builtIn("Any"))
        case .unspecified, .forbidden: return
        }
        let origin = api[input.schema].origin
        let map = api.add(kind, origin: origin)
        var parameter = Parameter(wireName: "others", location: .query, use: SchemaUse(map), origin: origin)
        parameter.isInputMember = true
        add(parameter, at: origin.range, to: &draft)
    }

    private func parameter(of member: Property, in location: Parameter.Location, wireName: String) -> Parameter {
        var parameter = Parameter(wireName: wireName, location: location, use: member.use, origin: member.origin)
        let name = member.name ?? member.wireName
        parameter.name = name == wireName ? nil : name
        parameter.isRequired = member.isRequired
        parameter.documentation = member.use.annotations.documentation
        parameter.isInputMember = true
        return parameter
    }

    /// `X-Trace: trace:String?` declares an argument, `X-Lat: input.lat` sends a member, `X-Version: =2` is constant.
    mutating func readHeaders(_ draft: inout OperationDraft) {
        guard let node = draft.node?["header"], node.isMapping else { return }
        draft.operation.directives.give("header", at: Origin(range: node.range))
        var values: [OperationDirectives.NamedValue] = []
        defer { draft.operation.directives.header = .values(values) }
        for entry in node.entries {
            let name = entry.key.text
            let text = entry.value.isString ? entry.value.text : ""
            if !text.hasPrefix("="), text.contains(":") {
                readHeaderArgument(entry, of: &draft)
            } else if let source = SourceReading.read(entry.value, into: &bag) {
                let origin = Origin(range: entry.value.range)
                if case .member(let word) = source, !draft.hasPlainBody {
                    guard let member = member(word, at: entry.value.range, of: draft) else { continue }
                    if draft.isQueryMethod {
                        add(parameter(of: member, in: .header, wireName: name), at: entry.key.range, to: &draft)
                        continue
                    }
                }
                values.append(.init(name: name, value: source, origin: origin))
            }
        }
    }

    private mutating func readHeaderArgument(_ entry: SourceEntry, of draft: inout OperationDraft) {
        var parser = TypeParser(ShortFormScanner(ScalarText(entry.value)))
        let name = parser.scanner.run(until: ":")
        let hasColon = parser.scanner.take(":")
        let type = hasColon ? parser.type() : nil
        parser.scanner.expectEnd("unexpected text after a type")
        if let problem = parser.scanner.problem { bag.report(problem) }
        guard parser.scanner.problem == nil, let type else { return }
        let pointer = "\(draft.pointer)/header/\(JSONPointer.escaped(entry.key.text))"
        var parameter = Parameter(
            wireName: entry.key.text, location: .header, use: use(of: type, pointer: pointer),
            origin: Origin(pointer: pointer, range: entry.key.range))
        parameter.name = name
        parameter.isRequired = !type.isOptional
        add(parameter, at: entry.key.range, to: &draft)
    }
}

/// The `style` and `explode` of struct properties, which only have an effect in a form or in the input of a GET.
struct FieldStyles {
    private struct Entry {
        var style: Parameter.Style?
        var isExploded: Bool?
        var range: SourceRange
        var isUsed = false
    }

    private var entries: [String: Entry] = [:]
    private var order: [String] = []

    /// Notes the style of a property that has one.
    mutating func note(_ property: PropertyExpression, at range: SourceRange?) {
        guard property.style != nil || property.isExploded != nil, let range else { return }
        let pointer = property.origin.pointer
        if entries.updateValue(
            Entry(style: property.style, isExploded: property.isExploded, range: range), forKey: pointer) == nil
        {
            order.append(pointer)
        }
    }

    /// The encoding of a property as a field of a form; nil without a style.
    mutating func encoding(of property: Property) -> PartEncoding? {
        guard let entry = use(property) else { return nil }
        var encoding = PartEncoding(property: property.wireName)
        encoding.style = entry.style
        encoding.isExploded = entry.isExploded
        return encoding
    }

    /// Gives a query parameter the style of its property.
    mutating func apply(to parameter: inout Parameter, of property: Property) {
        guard let entry = use(property) else { return }
        parameter.encoding.set(entry.style, isExploded: entry.isExploded)
    }

    private mutating func use(_ property: Property) -> Entry? {
        guard !entries.isEmpty else { return nil }
        let pointer = property.origin.pointer
        entries[pointer]?.isUsed = true
        return entries[pointer]
    }

    /// Marks the style of a property that can't have one as used, and returns its place.
    mutating func refuse(_ property: Property) -> SourceRange? { use(property)?.range }

    /// The places of styles whose properties are only sent as JSON.
    var unused: [SourceRange] { order.compactMap { entries[$0] }.filter { !$0.isUsed }.map(\.range) }
}
