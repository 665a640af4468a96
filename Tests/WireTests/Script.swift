import Foundation

/// A scripted exchange of a data file: what the server plays, and what becomes of the call.
///
///     reply 200 application/json {"id": 1}     or: reply dropped, reply truncated 5 …, reply slow 2 200 …
///     header X-Total-Count: 12                 of the reply above
///     retrying | refused | cancel 0.1
///     value …  |  error …
///     requests 1
struct Script {
    var replies: [String] = []
    var isRetrying = false
    var isRefused = false
    var cancelAfter: String?
    var outcome = ""
    var requests = 1

    init(_ lines: [String]) {
        for line in lines {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            switch words.first {
            case "reply"?: replies.append(Script.reply(words[1]))
            case "header"?: replies[replies.count - 1] += Script.header(words[1])
            case "retrying"?: isRetrying = true
            case "refused"?: isRefused = true
            case "cancel"?: cancelAfter = words[1]
            case "requests"?: requests = Int(words[1]) ?? -1
            default: outcome = line
            }
        }
    }

    /// `X-Total-Count: 12` → the Swift that adds it to a reply.
    private static func header(_ text: String) -> String {
        let colon = text.firstIndex(of: ":") ?? text.endIndex
        let value = text[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
        return ".with { $0.headers[##\"\(text[..<colon])\"##] = ##\"\(value)\"## }"
    }

    /// `200 application/json {"id": 1}` → the Swift expression that plays it.
    private static func reply(_ text: String) -> String {
        let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        switch words[0] {
        case "dropped":
            return ".dropped"
        case "slow":
            return reply(words[2]) + ".with { $0.delay = \(words[1]) }"
        case "truncated":
            return reply(words[2]) + ".with { $0.truncatedAfter = \(words[1]) }"
        default:
            let type = words.count > 1 ? #"["Content-Type": "\#(words[1])"]"# : "[:]"
            let body = words.count > 2 ? words[2] : ""
            return "ScriptedResponse(\(words[0]), headers: \(type), body: ##\"\(body)\"##)"
        }
    }
}
