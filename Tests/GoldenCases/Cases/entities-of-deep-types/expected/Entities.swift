import Foundation

nonisolated struct Ship: Hashable, Sendable {
    let cargo: Cargo

    nonisolated struct Cargo: Hashable, Sendable {
        let containers: [Container]?

        init(containers: [Container]? = nil) {
            self.containers = containers
        }

        nonisolated struct Container: Hashable, Sendable {
            let size: ContainerSize
            let seals: [ContainerSeal]?
            let labels: [String: ContainerLabel]?
            let state: ContainerState?

            init(
                size: ContainerSize,
                seals: [ContainerSeal]? = nil,
                labels: [String: ContainerLabel]? = nil,
                state: ContainerState? = nil
            ) {
                self.size = size
                self.seals = seals
                self.labels = labels
                self.state = state
            }
        }

        nonisolated struct ContainerSize: Hashable, Sendable {
            let length: Int?
            let unit: ContainerSizeUnit?

            init(length: Int? = nil, unit: ContainerSizeUnit? = nil) {
                self.length = length
                self.unit = unit
            }
        }

        nonisolated struct ContainerSeal: Hashable, Sendable {
            let number: String?

            init(number: String? = nil) {
                self.number = number
            }
        }

        nonisolated struct ContainerLabel: Hashable, Sendable {
            let text: String?

            init(text: String? = nil) {
                self.text = text
            }
        }

        nonisolated enum ContainerState: RawRepresentable, CaseIterable, Hashable, Sendable {
            case open
            case closed
            /// A value that was not known when this code was written.
            case unknown(String)

            static let allCases: [Self] = [.open, .closed]

            init(rawValue: String) {
                switch rawValue {
                case "open":
                    self = .open
                case "closed":
                    self = .closed
                default:
                    self = .unknown(rawValue)
                }
            }

            var rawValue: String {
                switch self {
                case .open:
                    return "open"
                case .closed:
                    return "closed"
                case .unknown(let rawValue):
                    return rawValue
                }
            }
        }

        nonisolated enum ContainerSizeUnit: RawRepresentable, CaseIterable, Hashable, Sendable {
            case ft
            case m
            /// A value that was not known when this code was written.
            case unknown(String)

            static let allCases: [Self] = [.ft, .m]

            init(rawValue: String) {
                switch rawValue {
                case "ft":
                    self = .ft
                case "m":
                    self = .m
                default:
                    self = .unknown(rawValue)
                }
            }

            var rawValue: String {
                switch self {
                case .ft:
                    return "ft"
                case .m:
                    return "m"
                case .unknown(let rawValue):
                    return rawValue
                }
            }
        }
    }
}
