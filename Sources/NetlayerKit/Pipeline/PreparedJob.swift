import TemplatePacks

/// A job with its pack, settings and templates of the project laid over it.
struct PreparedJob: Sendable {
    let job: Job
    let pack: Pack
    let digest: PackDigest

    init(job: Job, pack: Pack) {
        self.job = job
        self.pack = pack
        digest = PackDigest(pack)
    }
}
