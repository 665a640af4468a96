import Foundation

nonisolated extension WorkshopRepositoryImpl {
    /// Written by hand: large pictures are refused before anything is sent.
    public func uploadPhoto(workshopId: Int, input: UploadPhotoForm) async -> Result<Photo, Error> {
        guard input.file.data.count <= 5_000_000 else {
            return .failure(CocoaError(.fileReadTooLarge))
        }
        let request = WorkshopApi.uploadPhoto(workshopId: workshopId, input: input)
        return await NetworkManager.shared.request(requestType: request, envelope: "data")
    }
}
