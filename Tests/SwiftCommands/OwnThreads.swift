import Foundation
import Testing

/// Runs tests that wait for the compiler, or for another program, on threads of their own: on those of the pool that all
/// tests share, they would keep others from running while a core is idle.
public struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true

    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing run: @Sendable () async throws -> Void
    ) async throws {
        guard #available(macOS 15, *), testCase != nil else { return try await run() }
        try await withTaskExecutorPreference(ThreadPool.shared) { try await run() }
    }
}

extension Trait where Self == OwnThreads {
    /// For tests that wait for other programs.
    public static var onOwnThreads: OwnThreads { OwnThreads() }
}

extension Trait where Self == ConditionTrait {
    /// For tests whose neighbours in the gate share most of their code with them.
    public static var thorough: ConditionTrait {
        .enabled(if: SwiftCommands.takesAllCases, "`NETLAYER_ALL_CASES=1` runs it, as `.ci/thorough` does")
    }
}

/// As many threads as keep two cores busy with programs that wait for files now and then.
@available(macOS 15, *)
private final class ThreadPool: TaskExecutor, @unchecked Sendable {
    static let shared = ThreadPool(count: 4)

    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []

    init(count: Int) {
        for _ in 0..<count {
            let thread = Thread { [self] in while true { take().runSynchronously(on: asUnownedTaskExecutor()) } }
            // As large as the main thread's stack.
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.withLock {
            jobs.append(job)
            condition.signal()
        }
    }

    private func take() -> UnownedJob {
        condition.withLock {
            while jobs.isEmpty { condition.wait() }
            return jobs.removeFirst()
        }
    }
}
