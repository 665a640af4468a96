import Diagnostics

/// Where something was declared: a JSON pointer for people and a range for diagnostics. No part of any equality.
public struct Origin: Sendable, Hashable {
    /// `#/paths/~1items/get`; empty for what has no address of its own.
    public var pointer: String
    public var range: SourceRange?

    public static let none = Origin(pointer: "", range: nil)

    public init(pointer: String = "", range: SourceRange?) {
        self.pointer = pointer
        self.range = range
    }

    public static func == (left: Origin, right: Origin) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}
