import TemplatePacks

/// A job with its pack, settings and templates of the project laid over it.
struct PreparedJob: Sendable {
    let job: Job
    let pack: Pack
}
