import Diagnostics
import TemplateEngine

/// A service whose operations are cases of an enum, for switches.
struct ServiceSample: TabledView {
    var operations: [OperationSample] = []
    var tags: [String] = []

    static let table = ViewTable<ServiceSample>(
        "service",
        "A service.",
        [
            .views("operations", "Its operations.") { $0.operations },
            .texts("tags", "Its tags.") { $0.tags },
        ]
    )
}

/// A case: its fields, and the arguments that they use.
struct OperationSample: TabledView, SwitchCase {
    var name: String
    var arguments: [(name: String, type: String)] = []
    var path = ""
    var bound: [String] = []
    var accept: String?
    var items: [ItemSample] = []

    static let table = ViewTable<OperationSample>(
        "operation",
        "An operation.",
        [
            .text("name", "Its name.") { $0.name },
            .text("path", "Its path.") { $0.path }.using { $0.bound },
            .optionalText("accept", "What it accepts.") { $0.accept },
            .views("items", "What it sends.") { $0.items },
        ],
        areCases: true
    )

    func arguments(ofField position: Int) -> [String] { Self.table.arguments(of: self, ofField: position) }

    func types(of names: [String]) -> [String] { arguments.filter { names.contains($0.name) }.map(\.type) }

    func pattern(binding names: [String]) -> String {
        names.isEmpty ? unboundPattern : "\(unboundPattern)(\(bindings(of: names).joined(separator: ", ")))"
    }

    var unboundPattern: String { "." + name }

    func bindings(of names: [String]) -> [String] {
        names.isEmpty ? [] : arguments.map { names.contains($0.name) ? "let \($0.name)" : "_" }
    }
}

/// A value that differs from others only in its fields.
struct ItemSample: TabledView {
    var key: String

    static let table = ViewTable<ItemSample>("item", "An item.", [.text("key", "Its key.") { $0.key }])
}

/// Renders a template for a service.
func render(_ text: String, service: ServiceSample, mergesArms: Bool = true, width: Int = 120) -> Outcome {
    let file = SourceFile(name: "main", bytes: Array(text.utf8))
    var compiler = TemplateCompiler(TemplateLibrary(["main": file]), lineWidth: width, mergesArms: mergesArms)
    var bag = DiagnosticBag()
    var outcome = Outcome()
    let roots = [TemplateRoot("service", ServiceSample.self)]
    if let template = compiler.compile("main", roots: roots, into: &bag) {
        outcome.text = String(decoding: template.render([service], for: "a service", into: &bag), as: UTF8.self)
    }
    outcome.problems = bag.diagnostics.map(describe)
    return outcome
}
