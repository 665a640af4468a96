/// Something that the machine refused: a file that can't be read, a full disk, a missing permission. It always names
/// the path. What is wrong with an input is never one of these.
public struct MachineError: Error, Sendable {
    /// What was tried, as it follows "can't": `read`, `write`.
    public let action: String
    public let path: String
    public let reason: String
    package let code: Int32

    public init(_ action: String, _ path: String, reason: String, code: Int32 = 0) {
        self.action = action
        self.path = path
        self.reason = reason
        self.code = code
    }

    /// The error of the call that failed last: `can't read \`a.yaml\`: No such file or directory`.
    package static func last(_ action: String, _ path: String) -> MachineError {
        let code = errno
        let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
        return MachineError(action, path, reason: reason, code: code)
    }

    /// The error of a path that leads to nothing, in somebody else's words.
    package static func missing(_ path: String, reason: String) -> MachineError {
        MachineError("read", path, reason: reason, code: ENOENT)
    }

    public var message: String { "can't \(action) `\(ShownText.line(path))`: \(ShownText.line(reason))" }

    /// Whether the path leads to nothing that could be read as a file, as a mistyped one does.
    public var isWrongPath: Bool { code == ENOENT || code == ENOTDIR || code == EISDIR || code == ENAMETOOLONG }

    /// Whether the path leads to nothing at all.
    package var isAbsence: Bool { code == ENOENT || code == ENOTDIR }
}
