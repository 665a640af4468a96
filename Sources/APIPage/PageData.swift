import APIModel
import Diagnostics
import Evolution
import FakeServer
import NetlayerKit
import Platform
import SwiftModel
import TemplatePacks

/// The contents of the page, as JSON for its script. Keys are short, since a page of 900 operations has many.
struct PageData {
    private var writer = JSONWriter(isPretty: false)
    /// Whether a server of the API serves the page.
    private var isServed = false
    private var lines = TextPool()
    private var paths = TextPool()
    /// The page's numbers of each view's lines, or -1.
    private var numbers: [[Int]] = []

    /// The texts for the types and samples of a description.
    fileprivate struct Texts {
        let schemas: SchemaText
        let samples: SampleJSON
        /// Samples of the contents of bodies and responses, by the keys of operations.
        let contents: [String: [String?]]
        /// Samples of the models, in their order.
        let models: [String?]
    }

    static func json(_ sections: [PageSection], changes: [PageChanges], problems: [Diagnostic], isServed: Bool = false)
        -> [UInt8]
    {
        var data = PageData()
        data.isServed = isServed
        data.write(sections, changes, problems)
        return data.writer.bytes
    }

    private mutating func write(_ sections: [PageSection], _ changes: [PageChanges], _ problems: [Diagnostic]) {
        writer.beginObject()
        writer.field("made", "Netlayer \(Netlayer.version)")
        flag("served", isServed)
        list("sections", sections) { $0.write($1) }
        list("changes", changes) { $0.write($1) }
        let placed = sections.enumerated().flatMap { number, section in section.problems.map { ($0, number) } }
        list("problems", problems.map { (PlacedProblem(problem: $0, place: nil), 0) } + placed) {
            $0.write($1.0, of: $1.1)
        }
        list("lines", lines.texts) { $0.writer.string($1) }
        list("paths", paths.texts) { $0.writer.string($1) }
        writer.endObject()
    }

    private mutating func list<Item>(
        _ key: String, _ items: some Sequence<Item>, _ write: (inout PageData, Item) -> Void
    ) {
        writer.key(key)
        array(items, write)
    }

    private mutating func array<Item>(_ items: some Sequence<Item>, _ write: (inout PageData, Item) -> Void) {
        writer.beginArray()
        for item in items { write(&self, item) }
        writer.endArray()
    }

    private mutating func texts(_ texts: String?...) { array(texts) { $0.writer.string($1 ?? "") } }

    private mutating func field(_ key: String, _ text: String?) {
        if let text, !text.isEmpty { writer.field(key, text) }
    }

    private mutating func flag(_ key: String, _ flag: Bool) { if flag { writer.field(key, true) } }
}

// MARK: - Descriptions

extension PageData {
    private mutating func write(_ section: PageSection) {
        numbers = section.views.map { [Int](repeating: -1, count: $0.lines.texts.count) }
        let named = Dictionary(
            section.api.namedSchemas.compactMap { id in section.api[id].name.map { ($0, section.api[id]) } }
        ) { first, _ in first }
        let models = (section.views.first?.plan.models ?? []).map { model in
            (plan: model, schema: model.wireName.flatMap { named[$0] })
        }
        let texts = Texts(section.api, models: models.map(\.schema))
        writer.beginObject()
        writer.field("source", section.source)
        writer.field("title", section.api.title)
        field("version", section.api.version)
        field("doc", section.api.documentation)
        list("views", section.views) { data, view in
            data.writer.object {
                $0.field("name", view.name)
                $0.list("costs", PageData.costs(of: view)) { writer, cost in
                    writer.beginArray()
                    writer.string(cost.owner)
                    writer.string(cost.kind.rawValue)
                    writer.integer(cost.lines)
                    writer.integer(Int(CompileCost(cost.kind, lines: cost.lines).debugBuild * 1_000))
                    writer.endArray()
                }
            }
        }
        let operations = Dictionary(section.api.operations.map { ($0.key, $0) }) { first, _ in first }
        list("services", section.views.first?.plan.services ?? []) { data, service in
            data.writer.beginObject()
            data.writer.field("name", service.wireName)
            data.list("operations", service.operations) { data, plan in
                data.write(plan, operations[plan.key], of: section, texts)
            }
            data.writer.endObject()
        }
        list("models", models.indices) { data, index in
            let (model, schema) = models[index]
            data.write(model, schema, sample: texts.models[index], of: section, texts)
        }
        writer.endObject()
    }

    private mutating func write(_ plan: OperationPlan, _ operation: Operation?, of section: PageSection, _ texts: Texts)
    {
        writer.beginObject()
        writer.field("key", plan.key)
        field("id", plan.identifier)
        flag("deprecated", plan.isDeprecated)
        if let operation {
            field("summary", operation.summary)
            if operation.documentation != operation.summary { field("doc", operation.documentation) }
            list("parameters", operation.parameters) { data, parameter in
                data.texts(
                    parameter.wireName, parameter.location.rawValue, texts.schemas.text(of: parameter.use),
                    parameter.isRequired ? "required" : "", parameter.documentation,
                    data.isServed ? texts.samples.text(of: parameter) : nil,
                    data.isServed && section.api.repeats(parameter) ? "repeated" : nil)
            }
            var samples = (texts.contents[plan.key] ?? []).makeIterator()
            list("body", operation.body?.contents ?? []) { $0.write($1, texts, sample: samples.next() ?? nil) }
            list("responses", operation.responses) { data, response in
                data.writer.beginObject()
                data.writer.field("status", response.status.text)
                data.field("doc", response.documentation)
                data.list("contents", response.contents) { $0.write($1, texts, sample: samples.next() ?? nil) }
                data.writer.endObject()
            }
            if isServed { list("given", section.api.given(by: operation)) { $0.texts($1.name, $1.location, $1.value) } }
            let alternatives = operation.security.map { $0.requirements.map(\.scheme).joined(separator: " and ") }
            field("security", alternatives.map { $0.isEmpty ? "none" : $0 }.joined(separator: ", or "))
        }
        list("calls", section.views.indices) { data, index in
            let view = section.views[index]
            guard let call = view.callLines[plan.key] else { return data.writer.null() }
            data.array(call) { $0.writer.integer($0.number(of: $1, of: view, index)) }
        }
        snippets(section.views) { $0.snippets[plan.key] ?? [] }
        writer.endObject()
    }

    private mutating func write(_ content: MediaContent, _ texts: Texts, sample: String?) {
        let use = content.itemUse ?? content.use
        writer.beginArray()
        writer.string(content.mediaType.text)
        writer.string(use.map { texts.schemas.text(of: $0) } ?? "")
        writer.string(content.itemUse == nil ? "" : "one by one")
        if let sample { lines(of: sample) }
        writer.endArray()
    }

    /// Writes the numbers of a text's lines.
    private mutating func lines(of text: String) {
        array(Code.lines(of: text)) { $0.writer.integer($0.lines.number(of: $1)) }
    }

    private mutating func write(
        _ model: ModelPlan, _ schema: Schema?, sample: String?, of section: PageSection, _ texts: Texts
    ) {
        writer.beginObject()
        writer.field("name", model.path)
        field("doc", schema?.annotations.documentation)
        if case .object(let shape)? = schema?.kind {
            list("properties", shape.properties) { data, property in
                data.texts(
                    property.wireName, texts.schemas.text(of: property.use), property.isRequired ? "required" : "",
                    property.use.annotations.documentation)
            }
        } else if let schema {
            writer.field("is", texts.schemas.text(of: schema.kind))
        }
        if let sample {
            writer.key("sample")
            lines(of: sample)
        }
        snippets(section.views) { $0.snippets(of: model) }
        writer.endObject()
    }

    /// Writes each view's code for an operation or a model: the number of its path, and those of its lines.
    private mutating func snippets(_ views: [PageView], _ snippets: (PageView) -> [PageView.Snippet]) {
        list("code", views.indices) { data, index in
            let view = views[index]
            data.array(snippets(view)) { data, snippet in
                data.writer.beginArray()
                data.writer.integer(data.paths.number(of: snippet.path))
                for line in snippet.code { data.writer.integer(data.number(of: line, of: view, index)) }
                data.writer.endArray()
            }
        }
    }

    private mutating func number(of line: Int, of view: PageView, _ index: Int) -> Int {
        if numbers[index][line] < 0 { numbers[index][line] = lines.number(of: view.lines.texts[line]) }
        return numbers[index][line]
    }

    /// The lines of code by service and kind; all models count as one service.
    private static func costs(of view: PageView) -> [(owner: String, kind: ArtefactKind, lines: Int)] {
        var lines: [String: [ArtefactKind: Int]] = [:]
        for size in view.sizes {
            let owner: String
            switch size.owner {
            case .service(let name)?: owner = name
            case .model?: owner = "Models"
            case nil: owner = "Shared"
            }
            lines[owner, default: [:]][size.kind, default: 0] += size.lines
        }
        return lines.keys.sorted().flatMap { owner in
            ArtefactKind.allCases.compactMap { kind in lines[owner]?[kind].map { (owner, kind, $0) } }
        }
    }
}

extension PageData.Texts {
    init(_ api: API, models: [Schema?]) {
        schemas = SchemaText(api: api)
        samples = SampleJSON(api)
        let operations = api.operations
        let contents = Self.inPortions(of: operations, api) { operation, samples in
            (operation.body?.contents ?? []).map { samples.text(of: $0, isSent: true) }
                + operation.responses.flatMap { $0.contents.map { samples.text(of: $0, isSent: false) } }
        }
        self.contents = Dictionary(zip(operations.map(\.key), contents)) { first, _ in first }
        self.models = Self.inPortions(of: models, api) { model, samples in
            model.flatMap { samples.text(of: SchemaUse($0.id)) }
        }
    }

    /// Each portion has samples of its own, since these have state and portions run on several threads.
    private static func inPortions<Item: Sendable, Sample: Sendable>(
        of items: [Item], _ api: API, _ make: @Sendable (Item, SampleJSON) -> Sample
    ) -> [Sample] {
        let size = 64
        return inParallel((items.count + size - 1) / size, portion: 1) { portion in
            let samples = SampleJSON(api)
            return items[portion * size..<min(items.count, (portion + 1) * size)].map { make($0, samples) }
        }.flatMap(\.self)
    }
}

// MARK: - Changes and problems

extension PageData {
    private mutating func write(_ changes: PageChanges) {
        writer.beginObject()
        writer.field("old", changes.old)
        writer.field("new", changes.new)
        writer.field("step", changes.comparison.step.rawValue)
        list("list", changes.comparison.changes) { data, change in
            data.writer.beginObject()
            let plain = PlainChange(change)
            data.writer.field("verdict", change.verdict.rawValue)
            data.field("title", changes.titles.title(of: change))
            data.writer.field("meaning", plain.meaning)
            data.field("agreement", plain.agreement)
            data.writer.field("symbol", change.symbol)
            data.writer.field("message", change.message)
            data.field("note", change.note)
            data.write(change.old, as: "old")
            data.write(change.new, as: "new")
            data.writer.endObject()
        }
        writer.endObject()
    }

    private mutating func write(_ range: SourceRange?, as key: String) {
        guard let range else { return }
        writer.key(key)
        texts("\(range.file.name):\(range.start.line)", Self.excerpt(of: range))
    }

    /// The line, and the first lines that belong to it by their indentation.
    private static func excerpt(of range: SourceRange) -> String {
        let (file, lineLimit) = (range.file, 6)
        var offset = Int(range.startOffset)
        var lines: [String] = []
        while lines.count < lineLimit {
            let line = file.lineText(at: offset)
            // A line can have megabytes.
            guard line.utf8.count <= 400 else {
                return lines.isEmpty ? String(line.prefix(400)) : lines.joined(separator: "\n")
            }
            let indentation = { (line: String) in line.prefix { $0 == " " }.count }
            if let first = lines.first, indentation(line) <= indentation(first) { break }
            lines.append(line)
            guard let end = file.bytes[min(offset, file.bytes.count)...].firstIndex(of: UInt8(ascii: "\n")) else {
                break
            }
            offset = end + 1
        }
        let margin = lines.first.map { $0.prefix { $0 == " " }.count } ?? 0
        return lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
    }

    /// - Parameter section: the index of the description.
    private mutating func write(_ placed: PlacedProblem, of section: Int) {
        let problem = placed.problem
        writer.beginObject()
        writer.field("severity", problem.severity.rawValue)
        writer.field("message", problem.message.text)
        writer.field("code", problem.code.name)
        field("help", problem.help?.text)
        write(problem.range, as: "at")
        switch placed.place {
        case .operation(let key)?: list("of", ["operation", String(section), key]) { $0.writer.string($1) }
        case .model(let path)?: list("of", ["model", String(section), path]) { $0.writer.string($1) }
        case nil: break
        }
        writer.endObject()
    }
}

extension API {
    /// Whether a query repeats the name for each element of a list: `a=1&a=2`
    fileprivate func repeats(_ parameter: Parameter) -> Bool {
        guard case .array = resolvedKind(of: parameter.use.schema) else { return false }
        return parameter.location == .query && parameter.encoding.isExploded && !parameter.encoding.isJSON
    }

    /// The values of a request besides its parameters: the fixed items of its query, and placeholders for the
    /// credentials of the operation's first alternative.
    fileprivate func given(by operation: Operation) -> [(name: String, location: String, value: String)] {
        let fixed = operation.path.fixedQuery.map { (name: $0.name, location: "query", value: $0.value ?? "") }
        return fixed
            + (operation.security.first?.requirements ?? []).compactMap { requirement in
                switch securitySchemes.first(where: { $0.name == requirement.scheme })?.kind {
                case .apiKey(let name, let location)?: (name, location.rawValue, "key")
                case .http(let scheme, _)? where scheme.lowercased() == "basic":
                    ("Authorization", "header", "Basic dTpw")
                case .http?, .oauth2?, .openIDConnect?: ("Authorization", "header", "Bearer token")
                case .mutualTLS?, nil: nil
                }
            }
    }
}
