import Foundation

nonisolated struct Account: Codable, Hashable, Sendable {
    let id: Int
}

nonisolated struct Commit: Codable, Hashable, Sendable {
    let type: Kind
    let commit: Details

    nonisolated enum Kind: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case plain
        case merge
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.plain, .merge]

        init(rawValue: String) {
            switch rawValue {
            case "plain":
                self = .plain
            case "merge":
                self = .merge
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .plain:
                return "plain"
            case .merge:
                return "merge"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    nonisolated struct Details: Codable, Hashable, Sendable {
        let message: String
        let type: TypeOption?
        let kind: Kind?

        init(message: String, type: TypeOption? = nil, kind: Kind? = nil) {
            self.message = message
            self.type = type
            self.kind = kind
        }

        nonisolated enum TypeOption: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
            case signed
            case unsigned
            /// A value that was not known when this code was written.
            case unknown(String)

            static let allCases: [Self] = [.signed, .unsigned]

            init(rawValue: String) {
                switch rawValue {
                case "signed":
                    self = .signed
                case "unsigned":
                    self = .unsigned
                default:
                    self = .unknown(rawValue)
                }
            }

            var rawValue: String {
                switch self {
                case .signed:
                    return "signed"
                case .unsigned:
                    return "unsigned"
                case .unknown(let rawValue):
                    return rawValue
                }
            }
        }

        nonisolated enum Kind: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
            case squashed
            case rebased
            /// A value that was not known when this code was written.
            case unknown(String)

            static let allCases: [Self] = [.squashed, .rebased]

            init(rawValue: String) {
                switch rawValue {
                case "squashed":
                    self = .squashed
                case "rebased":
                    self = .rebased
                default:
                    self = .unknown(rawValue)
                }
            }

            var rawValue: String {
                switch self {
                case .squashed:
                    return "squashed"
                case .rebased:
                    return "rebased"
                case .unknown(let rawValue):
                    return rawValue
                }
            }
        }
    }
}

nonisolated struct BankAccount: Codable, Hashable, Sendable {
    let account: AccountChoice?
    let error: ErrorDetails?

    init(account: AccountChoice? = nil, error: ErrorDetails? = nil) {
        self.account = account
        self.error = error
    }

    nonisolated enum AccountChoice: Codable, Hashable, Sendable {
        case string(String)
        case account(Account)

        init(from decoder: any Decoder) throws {
            let candidates: [UnionCandidate<Self>] = [
                .string(String.self) { .string($0) },
                .object(Account.self) { .account($0) },
            ]
            self = try UnionDecoder(decoder).bestMatch(candidates)
        }

        func encode(to encoder: any Encoder) throws {
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            switch self {
            case .string(let value):
                try container.encode(value)
            case .account(let value):
                try container.encode(value)
            }
        }
    }

    nonisolated struct ErrorDetails: Codable, Hashable, Sendable {
        let cause: String?

        init(cause: String? = nil) {
            self.cause = cause
        }
    }
}

nonisolated struct Payment: Codable, Hashable, Sendable {
    let bankAccount: BankAccount?
    let plan: Plan?
    let payment: PaymentDetails?
    let details: Details?

    init(bankAccount: BankAccount? = nil, plan: Plan? = nil, payment: PaymentDetails? = nil, details: Details? = nil) {
        self.bankAccount = bankAccount
        self.plan = plan
        self.payment = payment
        self.details = details
    }

    nonisolated enum BankAccount: Codable, Hashable, Sendable {
        case string(String)
        case bankAccount(Details)

        /// bank_account
        nonisolated struct Details: Codable, Hashable, Sendable {
            let number: String?

            init(number: String? = nil) {
                self.number = number
            }
        }

        init(from decoder: any Decoder) throws {
            let candidates: [UnionCandidate<Self>] = [
                .string(String.self) { .string($0) },
                .object(Details.self) { .bankAccount($0) },
            ]
            self = try UnionDecoder(decoder).bestMatch(candidates)
        }

        func encode(to encoder: any Encoder) throws {
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            switch self {
            case .string(let value):
                try container.encode(value)
            case .bankAccount(let value):
                try container.encode(value)
            }
        }
    }

    nonisolated struct Plan: Codable, Hashable, Sendable {
        let phase: Phase?

        init(phase: Phase? = nil) {
            self.phase = phase
        }

        nonisolated struct Phase: Codable, Hashable, Sendable {
            let billingThresholds: PhaseBillingThresholds?

            init(billingThresholds: PhaseBillingThresholds? = nil) {
                self.billingThresholds = billingThresholds
            }

            private enum CodingKeys: String, CodingKey {
                case billingThresholds = "billing_thresholds"
            }
        }

        nonisolated enum PhaseBillingThresholds: Codable, Hashable, Sendable {
            case string(String)
            case billingThresholdsParam(PhaseBillingThresholdsParam)

            init(from decoder: any Decoder) throws {
                let candidates: [UnionCandidate<Self>] = [
                    .string(String.self) { .string($0) },
                    .object(PhaseBillingThresholdsParam.self) { .billingThresholdsParam($0) },
                ]
                self = try UnionDecoder(decoder).bestMatch(candidates)
            }

            func encode(to encoder: any Encoder) throws {
                var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
                switch self {
                case .string(let value):
                    try container.encode(value)
                case .billingThresholdsParam(let value):
                    try container.encode(value)
                }
            }
        }

        /// billing_thresholds_param
        nonisolated struct PhaseBillingThresholdsParam: Codable, Hashable, Sendable {
            let amount: Int?

            init(amount: Int? = nil) {
                self.amount = amount
            }
        }
    }

    nonisolated struct PaymentDetails: Codable, Hashable, Sendable {
        let amount: Int?

        init(amount: Int? = nil) {
            self.amount = amount
        }
    }

    nonisolated struct Details: Codable, Hashable, Sendable {
        let note: String?

        init(note: String? = nil) {
            self.note = note
        }
    }

    private enum CodingKeys: String, CodingKey {
        case bankAccount = "bank_account"
        case plan
        case payment
        case details
    }
}

nonisolated struct ReportsOfAllCommitsThatWereMergedIntoTheBranch: Codable, Hashable, Sendable {
    let count: Int?

    init(count: Int? = nil) {
        self.count = count
    }
}

nonisolated enum FindCommitsStatus: String, Codable, CaseIterable, Sendable {
    case draft
    case merged
}

nonisolated enum FindCommitsByStatusBranch: String, Codable, CaseIterable, Sendable {
    case main
    case next
}

nonisolated struct SearchCommitsInput: Codable, Hashable, Sendable {
    let text: String
}
