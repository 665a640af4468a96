import APIModel
import Diagnostics
import Platform

/// An API as lines for people: its services with their operations, and its models.
public struct APITable {
    private let api: API
    private let schemas: SchemaText
    private let pattern: GlobPattern?

    /// - Parameter pattern: keeps the operations and schemas whose names match.
    public static func text(of api: API, matching pattern: String? = nil) -> String {
        APITable(api: api, schemas: SchemaText(api: api), pattern: pattern.map { GlobPattern($0) }).text
    }

    private var text: String {
        let operations = (api.operations + api.webhooks).filter { $0.isNamed(pattern) }
        let models = api.namedSchemas.map { api[$0] }.filter { pattern?.matches($0.name ?? "") ?? true }
        var text = "\(api.title) \(api.version)\n\(operations.count) operations, \(models.count) models\n"
        var services: [String] = []
        for name in operations.map(APITable.service) where !services.contains(name) { services.append(name) }
        let rows = operations.map { [$0.method.name, $0.path.text, $0.identifier ?? "", result(of: $0)] }
        let widths = APITable.widths(rows)
        for service in services {
            text += "\n\(service)\n"
            for (operation, row) in zip(operations, rows) where APITable.service(of: operation) == service {
                text += APITable.line(row, widths)
            }
        }
        if models.isEmpty { return text }
        let modelRows = models.map { [$0.name ?? "", schemas.text(of: $0.kind)] }
        let modelWidths = APITable.widths(modelRows)
        return text + "\nModels\n" + modelRows.map { APITable.line($0, modelWidths) }.joined()
    }

    private static func service(of operation: Operation) -> String {
        operation.services.first { !$0.isEmpty } ?? "Operations without a tag"
    }

    /// What a success returns: `[Bread]`.
    private func result(of operation: Operation) -> String {
        let content = operation.responses.first { $0.status.isSuccess }?.contents.first
        return (content?.itemUse ?? content?.use).map { "→ " + schemas.text(of: $0) } ?? ""
    }

    /// Columns that are wider than most lines don't push the others away.
    private static func widths(_ rows: [[String]]) -> [Int] {
        (0..<(rows.first?.count ?? 0)).map { column in min(rows.map { $0[column].count }.max() ?? 0, 48) }
    }

    private static func line(_ row: [String], _ widths: [Int]) -> String {
        let cells = zip(row, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
        var line = "  " + cells.joined(separator: "  ")
        while line.last == " " { line.removeLast() }
        return ShownText.line(line) + "\n"
    }
}
