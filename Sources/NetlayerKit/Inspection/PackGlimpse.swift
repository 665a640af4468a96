import APIModel
import Diagnostics
import Platform
import SwiftModel

/// The first operation of a description in a pack's code, to show how packs differ: its case, its method, a call.
public enum PackGlimpse {
    public static func lines(of description: String, by pack: String) throws(MachineError) -> [String] {
        var job = Job()
        job.pack = pack
        // Problems of the description are reported when code is generated.
        var ignored = DiagnosticBag()
        let first = { (api: API) in
            var api = api
            api.operations = api.operations.first { !$0.isDeprecated && $0.channel == nil }.map { [$0] } ?? []
            api.webhooks = []
            return api
        }
        let planned = try GenerationReader.plan(.file(description), of: job, editing: first, into: &ignored)
        guard let planned, let operation = planned.plan.services.lazy.flatMap(\.operations).first else { return [] }
        let (pieces, calls) = planned.piecesAndCalls(into: &ignored)
        let code = pieces.flatMap { piece in
            piece.spans.filter { $0.subject == operation.key }.map { piece.bytes[$0.bytes] }
        }.flatMap { $0.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) } }
        let declared = ["case \(operation.caseMember.dropFirst())", "func \(operation.function.declaration)("]
        let lines = declared.compactMap { start in code.lazy.compactMap { declaration($0, startingWith: start) }.first }
        return lines + (calls[operation.key].map { [joined($0.code)] } ?? [])
    }

    /// `    public func fetchPets() async throws -> [Pet] {` → `func fetchPets() async throws -> [Pet]`
    private static func declaration(_ line: String, startingWith start: String) -> String? {
        var text = line.drop { $0 == " " }
        for word in ["public ", "package "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
        guard text.hasPrefix(start), text.hasSuffix("(") || !text.hasSuffix(":") else { return nil }
        return (text.hasSuffix(" {") ? String(text.dropLast(2)) : String(text)) + (text.hasSuffix("(") ? "…)" : "")
    }

    private static func joined(_ code: String) -> String {
        var line = ""
        for part in code.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
            let isTight =
                line.isEmpty || line.hasSuffix("(") || line.hasSuffix("[") || part.first == ")" || part.first == "]"
            line += (isTight ? "" : " ") + part
        }
        return line
    }
}
