import Diagnostics

/// Where something was declared: a JSON pointer for people and a range for diagnostics.
public struct Origin: Sendable, Hashable {
    private enum Address: Sendable {
        case text(String)
        case node(any PointerSource, UInt32)
    }

    private var address: Address
    public var range: SourceRange?

    public static let none = Origin(pointer: "", range: nil)

    public init(pointer: String = "", range: SourceRange?) {
        address = .text(pointer)
        self.range = range
    }

    /// An origin whose pointer is made when somebody asks for it.
    public init(node: UInt32, of source: any PointerSource, range: SourceRange?) {
        address = .node(source, node)
        self.range = range
    }

    /// `#/paths/~1items/get`; empty for what has no address of its own.
    public var pointer: String {
        switch address {
        case .text(let text): return text
        case .node(let source, let node): return source.pointer(to: node)
        }
    }

    public static func == (left: Origin, right: Origin) -> Bool {
        left.range == right.range && left.pointer == right.pointer
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(range) }
}

/// A document that can say where its nodes lie.
public protocol PointerSource: AnyObject, Sendable {
    /// The JSON pointer of a node, by the number that the document knows it by.
    func pointer(to node: UInt32) -> String
}
