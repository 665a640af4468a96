/// Answers calls when the driver says so.
@MainActor
final class Desk<Value: Sendable> {
    private var open: [Int: CheckedContinuation<Value, any Error>] = [:]
    private var order: [Int] = []
    /// How many calls came, and how many of them were cancelled.
    private(set) var count = 0
    private(set) var cancelled = 0
    /// Whether calls go on when they are cancelled.
    var isDeaf = false

    /// How many calls wait for an answer.
    var waiting: Int { open.count }

    func call() async throws -> Value {
        count += 1
        let id = count
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                open[id] = continuation
                order.append(id)
                if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            Task { @MainActor in self.cancel(id) }
        }
    }

    /// Answers the call that has waited longest.
    func answer(_ result: Result<Value, any Error>) {
        guard let id = order.first, let continuation = open.removeValue(forKey: id) else {
            return print("  nobody waits for \(result)")
        }
        order.removeFirst()
        continuation.resume(with: result)
    }

    private func cancel(_ id: Int) {
        guard !isDeaf, let continuation = open.removeValue(forKey: id) else { return }
        order.removeAll { $0 == id }
        cancelled += 1
        continuation.resume(throwing: CancellationError())
    }
}

/// What goes wrong at the service.
struct Trouble: Error {}

/// Lets everything else go on until something holds.
@MainActor
func until(_ what: String, _ holds: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(20)
    while !holds() {
        guard ContinuousClock.now < end else { return print("  in vain: \(what)") }
        try? await Task.sleep(for: .milliseconds(1))
    }
}

/// Gives everything that could still happen the time to do so.
@MainActor
func settle() async {
    for _ in 0..<20 { try? await Task.sleep(for: .milliseconds(1)) }
}
