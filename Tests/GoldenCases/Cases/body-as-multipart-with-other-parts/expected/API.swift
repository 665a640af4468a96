import Foundation

nonisolated enum AlbumsEndpoint: Endpoint {
    case addAlbum(AddAlbumForm)

    var path: String {
        "/albums"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .addAlbum(let request):
            return .multipart(request.parts)
        }
    }
}

nonisolated enum NotesEndpoint: Endpoint {
    case addNote(AddNoteForm?)

    var path: String {
        "/notes"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .addNote(let request):
            return request.map { .multipart($0.parts) }
        }
    }
}

nonisolated enum PlacesEndpoint: Endpoint {
    case addPlace(AddPlaceForm?)

    var path: String {
        "/places"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .addPlace(let request):
            return request.map { .multipart($0.parts) }
        }
    }
}
