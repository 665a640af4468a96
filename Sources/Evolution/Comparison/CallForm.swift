import SwiftModel

/// How callers call an operation, for pages that show it beside its declarations.
public struct CallForm: Sendable {
    public enum Kind: Sendable {
        case method
        /// A method of the operation's own type, such as a use case.
        case ownMethod
        /// A method that opens a channel.
        case channel
        /// A case, if the pack generates no methods.
        case enumCase
    }

    public let kind: Kind
    /// `ShopRepository`
    public let type: String
    /// Whether the type is a protocol.
    public let isProtocol: Bool
    /// `fetchItem`
    public let member: String
    /// The arguments that a call must have.
    public let arguments: [ArgumentPlan]

    public init(_ operation: OperationPlan, of service: ServicePlan, _ declarations: Declarations) {
        let surface = OperationSurface.surfaces(
            of: OperationPairs.Entry(service: service, operation: operation), declarations)[0]
        kind =
            switch surface.way {
            case .enumCase: .enumCase
            case _ where operation.channel != nil: .channel
            case .own: .ownMethod
            case .service: .method
            }
        type = surface.type
        isProtocol = declarations.protocols.contains(surface.type)
        member = surface.member
        arguments =
            surface.way == .enumCase
            ? operation.caseArguments : operation.arguments.filter { $0.defaultValue == nil || !surface.omitsDefaults }
    }
}
