import APIModel
import Diagnostics
import SwiftModel
import TemplateEngine

/// The view types of one pack: those that are the same for all packs, with the names and options of its manifest.
public struct PackViews: Sendable {
    let operation: ViewTable<OperationView>
    let service: ViewTable<ServiceView>
    let plan: ViewTable<PlanView>
    let options: ViewType
    let swift: ViewType
    let file: ViewType

    public init(_ manifest: PackManifest) {
        let names = manifest.conventions.names
        operation = OperationView.table(names: names.operation)
        service = ServiceView.table(operation: operation.viewType, names: names.service)
        plan = PlanView.table(service: service.viewType)
        options = ViewType("options", "The options of the pack.", fields: manifest.options.map(\.field))
        swift = ViewType(
            "swift", "The words before declarations; each ends with a space.",
            fields: [
                ViewField("access", "Before a member or an actor: `public `.", .prefix),
                ViewField("declaration", "Before any other type, or a function: `public nonisolated `.", .prefix),
                ViewField(
                    "extension", "Before `extension`, and before types that only the module sees: `nonisolated `.",
                    .prefix),
                ViewField("has_support", "Whether there is support code, generated or in a module.", .flag),
                ViewField("is_nonexhaustive", "Whether enums are `@nonexhaustive` (`models.nonexhaustive`).", .flag),
            ])
        file = ViewType(
            "file", "The file that is being written.",
            fields: [
                ViewField("name", "The name of a support file: `QueryItem.swift`.", .text(words: nil)),
                ViewField("group", "The group of a support file: `Requests`.", .text(words: nil)),
                ViewField("is_for_mocks", "Whether it is a support file that only mocks need.", .flag),
                ViewField("feature", "The service that the content belongs to, or `Shared`.", .text(words: nil)),
            ])
    }

    /// Fields for the names that a manifest defines, such as `{{ service.repository }}` beside `{{ service.word }}`.
    static func names<View>(
        _ patterns: [NamingConventions.KeyedPattern], _ read: @escaping @Sendable (View) -> [NamedText]
    ) -> [ViewTable<View>.Entry] {
        patterns.enumerated().map { index, pattern in
            .text(pattern.key, "A name of the manifest: `\(pattern.pattern.text)`.") { read($0)[index].text }
        }
    }

    /// The names that every template sees.
    var roots: [TemplateRoot] {
        [
            TemplateRoot("swift", swift), TemplateRoot("options", options), TemplateRoot("plan", plan.viewType),
            TemplateRoot("file", file),
        ]
    }

    func roots(for scope: PackFile.Scope) -> [TemplateRoot] {
        switch scope {
        case .api: return roots
        case .service: return roots + [TemplateRoot("service", service.viewType)]
        case .operation, .channel:
            return roots + [TemplateRoot("service", service.viewType), TemplateRoot("operation", operation.viewType)]
        case .model: return roots + [TemplateRoot("model", ModelPlan.self)]
        case .mapper: return roots + [TemplateRoot("mapper", MapperPlan.self)]
        case .forwarders: return roots + [TemplateRoot("forwarders", ForwarderPlan.self)]
        }
    }

    /// The page for template authors.
    public var referencePage: String {
        let scopes: [PackFile.Scope] = [.operation, .model, .mapper, .forwarders]
        return ViewReference(scopes.flatMap(roots(for:)).map(\.type)).referencePage()
    }

    func views(of plan: SwiftPlan, with support: [SupportSymbol]) -> PlanView {
        let samples = plan.hasReplies ? CallSamples(plan) : nil
        let services = plan.services.map { view(of: $0, samples) }
        return PlanView(plan, services: services, support: support, table: self.plan)
    }

    private func view(of service: ServicePlan, _ samples: CallSamples?) -> ServiceView {
        let operations = service.operations.map { OperationView($0, samples, table: operation) }
        return ServiceView(service, operations: operations, table: self.service)
    }

    /// The values of templates as stable JSON: the fields of `plan` under the names that templates use, so that
    /// `.services[].operations[].response.type` is what `{{ operation.response.type }}` prints.
    /// - Parameter pattern: keeps the models, services and operations whose names match.
    public func dump(_ plan: SwiftPlan, matching pattern: String? = nil) -> String {
        let views = views(of: plan, with: plan.support)
        var writer = JSONWriter()
        writer.beginObject()
        writer.field("format", 2)
        writer.fields(of: pattern.map { views.part(matching: GlobPattern($0)) } ?? views)
        writer.endObject()
        return writer.text + "\n"
    }
}

extension PlanView {
    fileprivate func part(matching pattern: GlobPattern) -> PlanView {
        let models = plan.models.filter { pattern.matches($0.path) || ($0.wireName.map(pattern.matches) ?? false) }
        return PlanView(
            plan, part: models, services: services.compactMap { $0.part(matching: pattern) }, support: support,
            table: table)
    }
}

extension ServiceView {
    /// The whole service if its name matches, else the service with the operations whose names match.
    fileprivate func part(matching pattern: GlobPattern) -> ServiceView? {
        if pattern.matches(plan.word) || pattern.matches(plan.wireName) || pattern.matches(plan.names) { return self }
        let operations = (operations + channels).filter {
            pattern.matches($0.plan.key) || pattern.matches($0.plan.names)
        }
        if operations.isEmpty { return nil }
        return ServiceView(plan, operations: operations, table: table)
    }
}

extension GlobPattern { fileprivate func matches(_ names: [NamedText]) -> Bool { names.contains { matches($0.text) } } }

/// Fields for types and for code that contains them. A rendering reports which types of other modules it names; the
/// file imports the modules of the team's own types, publicly where its declarations are public.
extension ViewTable.Entry {
    static func type(_ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> SwiftType) -> Self {
        code(name, summary, isExposed: true) { view in
            let type = read(view)
            return (type.text, type.importedNames)
        }
    }

    static func optionalType(_ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> SwiftType?)
        -> Self
    { code(name, summary, isOptional: true, isExposed: true) { read($0).map { ($0.text, $0.importedNames) } } }

    /// `id: Money`
    static func text(
        _ name: String, _ summary: String, naming type: @escaping @Sendable (View) -> SwiftType,
        _ read: @escaping @Sendable (View) -> String
    ) -> Self { code(name, summary, isExposed: true) { (read($0), type($0).importedNames) } }

    /// A case of an enum, as its raw value.
    static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> Word
    ) -> Self { word(name, Word.allCases.map(\.rawValue), summary) { read($0).rawValue } }

    static func optionalWord<Word: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> Word?
    ) -> Self { optionalWord(name, Word.allCases.map(\.rawValue), summary) { read($0)?.rawValue } }

    static func deprecation(_ summary: String, _ read: @escaping @Sendable (View) -> Bool) -> Self {
        optionalText("deprecation", summary) { read($0) ? "@available(*, deprecated)" : nil }
    }

    /// A text as a literal of Swift.
    static func literal(_ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> String) -> Self {
        text(name, summary) { SwiftLiteral.quoted(read($0)) }.asLiteral
    }

    static func optionalLiteral(_ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> String?)
        -> Self
    { optionalText(name, summary) { read($0).map(SwiftLiteral.quoted) }.asLiteral }

    static func literals(_ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> [String]) -> Self {
        texts(name, summary) { read($0).map(SwiftLiteral.quoted) }
    }
}
