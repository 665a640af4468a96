import Foundation

nonisolated struct Photo: Codable, Hashable, Sendable {
    let frame: Frame?
    let shownOn: ShownOn?

    init(frame: Frame? = nil, shownOn: ShownOn? = nil) {
        self.frame = frame
        self.shownOn = shownOn
    }

    nonisolated struct Frame: Codable, Hashable, Sendable {
        let colour: Colour?

        init(colour: Colour? = nil) {
            self.colour = colour
        }

        nonisolated enum Colour: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
            case black
            case white
            /// A value that was not known when this code was written.
            case unknown(String)

            static let allCases: [Self] = [.black, .white]

            init(rawValue: String) {
                switch rawValue {
                case "black":
                    self = .black
                case "white":
                    self = .white
                default:
                    self = .unknown(rawValue)
                }
            }

            var rawValue: String {
                switch self {
                case .black:
                    return "black"
                case .white:
                    return "white"
                case .unknown(let rawValue):
                    return rawValue
                }
            }
        }
    }

    nonisolated struct ShownOn: Codable, Hashable, Sendable {
        let layout: Page.Layout?
        @Indirect var cover: Page.Cover?
        let position: Int?

        init(layout: Page.Layout? = nil, cover: Page.Cover? = nil, position: Int? = nil) {
            self.layout = layout
            _cover = Indirect(cover)
            self.position = position
        }
    }
}

nonisolated struct Page: Codable, Hashable, Sendable {
    let layout: Layout?
    let cover: Cover?

    init(layout: Layout? = nil, cover: Cover? = nil) {
        self.layout = layout
        self.cover = cover
    }

    nonisolated struct Layout: Codable, Hashable, Sendable {
        let columns: Int?

        init(columns: Int? = nil) {
            self.columns = columns
        }
    }

    nonisolated struct Cover: Codable, Hashable, Sendable {
        let frame: Photo.Frame?
        let shownOn: Photo.ShownOn?
        let title: String?

        init(frame: Photo.Frame? = nil, shownOn: Photo.ShownOn? = nil, title: String? = nil) {
            self.frame = frame
            self.shownOn = shownOn
            self.title = title
        }
    }
}

nonisolated struct Album: Codable, Hashable, Sendable {
    let first: First?

    init(first: First? = nil) {
        self.first = first
    }

    nonisolated struct First: Codable, Hashable, Sendable {
        let place: Shelf.Place?
        let number: Int?

        init(place: Shelf.Place? = nil, number: Int? = nil) {
            self.place = place
            self.number = number
        }
    }
}

nonisolated struct Shelf: Codable, Hashable, Sendable {
    let place: Place?

    init(place: Place? = nil) {
        self.place = place
    }

    nonisolated struct Place: Codable, Hashable, Sendable {
        let room: String?

        init(room: String? = nil) {
            self.room = room
        }
    }
}
