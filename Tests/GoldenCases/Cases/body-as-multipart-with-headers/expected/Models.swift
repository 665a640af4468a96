import Foundation

nonisolated struct Origin: Codable, Hashable, Sendable {
    let from: String?
    let year: Int?

    init(from: String? = nil, year: Int? = nil) {
        self.from = from
        self.year = year
    }
}

nonisolated struct AddPhotoForm: Hashable, Sendable {
    let photo: FileUpload
    let more: [FileUpload]?
    let caption: String?
    let captionLanguage: String?
    let place: Place?
    let tags: [String]
    /// In pixels.
    let photoWidth: Int
    let photoKind: AddPhotoPhotoKind?
    let moreXSizes: [Int]?
    let moreSizes: String?
    let captionContentLanguage: String?
    let captionXLanguage: String?
    let placeOrigin: Origin?
    let tagsSince: Origin?

    init(
        photo: FileUpload,
        more: [FileUpload]? = nil,
        caption: String? = nil,
        captionLanguage: String? = nil,
        place: Place? = nil,
        tags: [String],
        photoWidth: Int,
        photoKind: AddPhotoPhotoKind? = nil,
        moreXSizes: [Int]? = nil,
        moreSizes: String? = nil,
        captionContentLanguage: String? = nil,
        captionXLanguage: String? = nil,
        placeOrigin: Origin? = nil,
        tagsSince: Origin? = nil
    ) {
        self.photo = photo
        self.more = more
        self.caption = caption
        self.captionLanguage = captionLanguage
        self.place = place
        self.tags = tags
        self.photoWidth = photoWidth
        self.photoKind = photoKind
        self.moreXSizes = moreXSizes
        self.moreSizes = moreSizes
        self.captionContentLanguage = captionContentLanguage
        self.captionXLanguage = captionXLanguage
        self.placeOrigin = placeOrigin
        self.tagsSince = tagsSince
    }

    nonisolated struct Place: Codable, Hashable, Sendable {
        let lat: Double?

        init(lat: Double? = nil) {
            self.lat = lat
        }
    }

    /// The parts of the multipart body.
    var parts: [MultipartPart] {
        [
            .file(
                "photo",
                photo,
                contentType: "image/png",
                headers: ["X-Width": String(photoWidth), "X-Kind": photoKind.map { headerText($0) }]
            ),
            .files("more", more, headers: ["X-Sizes": moreXSizes.map { headerText($0) }, "Sizes": moreSizes]),
            .field(
                "caption",
                caption,
                headers: ["Content-Language": captionContentLanguage, "X-Language": captionXLanguage]
            ),
            .field("captionLanguage", captionLanguage),
            .json(
                "place",
                place,
                contentType: "application/json",
                headers: ["X-Origin": placeOrigin.map { headerText(json: $0) }]
            ),
            .field(
                "tags",
                tags,
                style: .form,
                explode: false,
                headers: ["X-Since": tagsSince.map { headerText($0, explode: true) }]
            ),
        ]
    }
}

nonisolated enum AddPhotoPhotoKind: String, Codable, CaseIterable, Sendable {
    case portrait
    case landscape
}

nonisolated struct Album: Hashable, Sendable {
    let cover: FileUpload?
    let coverSize: AlbumCoverSize?

    init(cover: FileUpload? = nil, coverSize: AlbumCoverSize? = nil) {
        self.cover = cover
        self.coverSize = coverSize
    }

    /// The parts of the multipart body.
    var parts: [MultipartPart] {
        [
            .file("cover", cover, headers: ["X-Size": coverSize.map { headerText($0) }])
        ]
    }
}

nonisolated enum AlbumCoverSize: String, Codable, CaseIterable, Sendable {
    case small
    case large
}
