import Foundation

nonisolated enum Fault: Codable, Hashable, Sendable {
    case missingSignature(MissingSignature)
    case wrongAmount(WrongAmount)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(
                MissingSignature.self,
                keys: ["issue", "description"],
                where: {
                    [nil, MissingSignature.Issue.signatureOfTheInvoiceIsMissing].contains($0.issue)
                        && [
                            nil,
                            MissingSignature.Description.theInvoiceHasToBeSignedByWhoeverSendsItToACustomer,
                        ].contains($0.description)
                }
            ) { .missingSignature($0) },
            .object(
                WrongAmount.self,
                keys: ["issue", "description"],
                where: {
                    [nil, WrongAmount.Issue.amountIsWrong].contains($0.issue)
                        && [nil, WrongAmount.Description.theAmountIsWrong].contains($0.description)
                }
            ) { .wrongAmount($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .missingSignature(let value):
            try container.encode(value)
        case .wrongAmount(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct MissingSignature: Codable, Hashable, Sendable {
    let issue: Issue?
    let description: Description?

    init(issue: Issue? = nil, description: Description? = nil) {
        self.issue = issue
        self.description = description
    }

    nonisolated enum Issue: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case signatureOfTheInvoiceIsMissing
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.signatureOfTheInvoiceIsMissing]

        init(rawValue: String) {
            switch rawValue {
            case "SIGNATURE_OF_THE_INVOICE_IS_MISSING":
                self = .signatureOfTheInvoiceIsMissing
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .signatureOfTheInvoiceIsMissing:
                return "SIGNATURE_OF_THE_INVOICE_IS_MISSING"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    nonisolated enum Description: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case theInvoiceHasToBeSignedByWhoeverSendsItToACustomer
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.theInvoiceHasToBeSignedByWhoeverSendsItToACustomer]

        init(rawValue: String) {
            switch rawValue {
            case "The invoice has to be signed by whoever sends it to a customer.":
                self = .theInvoiceHasToBeSignedByWhoeverSendsItToACustomer
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .theInvoiceHasToBeSignedByWhoeverSendsItToACustomer:
                return "The invoice has to be signed by whoever sends it to a customer."
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}

nonisolated struct WrongAmount: Codable, Hashable, Sendable {
    let issue: Issue?
    let description: Description?

    init(issue: Issue? = nil, description: Description? = nil) {
        self.issue = issue
        self.description = description
    }

    nonisolated enum Issue: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case amountIsWrong
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.amountIsWrong]

        init(rawValue: String) {
            switch rawValue {
            case "AMOUNT_IS_WRONG":
                self = .amountIsWrong
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .amountIsWrong:
                return "AMOUNT_IS_WRONG"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    nonisolated enum Description: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case theAmountIsWrong
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.theAmountIsWrong]

        init(rawValue: String) {
            switch rawValue {
            case "The amount is wrong.":
                self = .theAmountIsWrong
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .theAmountIsWrong:
                return "The amount is wrong."
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}
