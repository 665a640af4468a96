/// A name that a template sees from its first line on, and the type of what it stands for: `operation`, `options`.
public struct TemplateRoot: Sendable {
    public let name: String
    public let type: ViewType

    public init(_ name: String, _ type: ViewType) {
        self.name = name
        self.type = type
    }

    public init<View: TabledView>(_ name: String, _ view: View.Type) {
        self.init(name, View.table.viewType)
    }
}
