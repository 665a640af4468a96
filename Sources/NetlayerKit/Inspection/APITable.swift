import APIModel
import Diagnostics
import Platform

/// An API as lines for people: its services with their operations, and its models.
public struct APITable {
    private let api: API
    private let schemas: SchemaText
    private let pattern: GlobPattern?
    private let problems: [Diagnostic]
    private let width: Int?

    /// - Parameters:
    ///   - pattern: keeps the operations and schemas whose names match.
    ///   - problems: the problems of the description.
    ///   - width: the width at which lines are cut; nil for whole lines.
    public static func text(
        of api: API, matching pattern: String? = nil, problems: [Diagnostic] = [], width: Int? = nil
    ) -> String {
        let pattern = pattern.map { GlobPattern($0) }
        return APITable(api: api, schemas: SchemaText(api: api), pattern: pattern, problems: problems, width: width)
            .text
    }

    private var text: String {
        let operations = (api.operations + api.webhooks).filter { $0.isNamed(pattern) }
        let models = api.namedSchemas.map { api[$0] }.filter { pattern?.matches($0.name ?? "") ?? true }
        let sizes = "\(operations.count) operations, \(models.count) models"
        var text =
            "\(ShownText.line("\(api.title) \(api.version)"))\n\(sizes)\(problems.isEmpty ? "" : ", " + problems.summary)\n"
        var services: [String] = []
        for name in operations.map(APITable.service) where !services.contains(name) { services.append(name) }
        let rows = operations.map { [$0.method.name, $0.path.text, $0.identifier ?? "", result(of: $0)] }
        let widths = APITable.widths(rows)
        for service in services {
            text += "\n\(ShownText.line(service))\n"
            for (operation, row) in zip(operations, rows) where APITable.service(of: operation) == service {
                text += line(row, widths)
            }
        }
        text += section("Models", models.map { [$0.name ?? "", schemas.text(of: $0.kind)] })
        return text
            + section(
                "Problems",
                problems.map { problem in
                    let place = problem.range.map { "\($0.file.name):\($0.start.line)" }
                    return [problem.severity.rawValue, place ?? "", problem.message.text]
                }, isCut: false)
    }

    private func section(_ title: String, _ rows: [[String]], isCut: Bool = true) -> String {
        if rows.isEmpty { return "" }
        let widths = APITable.widths(rows)
        return "\n\(title)\n" + rows.map { line($0, widths, isCut: isCut) }.joined()
    }

    private static func service(of operation: Operation) -> String {
        operation.services.first { !$0.isEmpty } ?? "Operations without a tag"
    }

    /// The type of a success: `[Bread]`.
    private func result(of operation: Operation) -> String {
        let content = operation.responses.first { $0.status.isSuccess }?.contents.first
        return (content?.itemUse ?? content?.use).map { "→ " + schemas.text(of: $0) } ?? ""
    }

    /// The widths of columns, which are limited, so that a long text doesn't push the others away.
    private static func widths(_ rows: [[String]]) -> [Int] {
        (0..<(rows.first?.count ?? 0)).map { column in min(rows.map { $0[column].count }.max() ?? 0, 48) }
    }

    private func line(_ row: [String], _ widths: [Int], isCut: Bool = true) -> String {
        let cells = zip(row, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
        var line = "  " + cells.joined(separator: "  ")
        while line.last == " " { line.removeLast() }
        line = ShownText.line(line)
        if let width, isCut, line.count > width { line = line.prefix(width - 1) + "…" }
        return line + "\n"
    }
}
