import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// What is left of a run that the machine ends or hinders. `.ci/kill-generate` does the first of these on a large
/// description, at random moments.
@Suite(.serialized) struct RobustnessTests {
    /// Whether a file system of our own can be mounted, which takes a Linux and its root.
    private static let canMount: Bool = {
        #if os(Linux)
            guard geteuid() == 0 else { return false }
            let lines = try? Shell.run(
                "mkdir m && mount -t tmpfs -o size=64k tmpfs m && umount m",
                in: FileManager.default.url(
                    for: .itemReplacementDirectory,
                    in: .userDomainMask,
                    appropriateFor: FileManager.default.temporaryDirectory,
                    create: true
                )
            )
            return lines == []
        #else
            return false
        #endif
    }()

    /// The manifest is written first and last, with the files in between: a run that is killed with its third rename has
    /// replaced one of them.
    @Test func killedRunLeavesEachFileOldOrNew() throws {
        let project = try Project()
        let library = try KillingLibrary(in: project.place)
        try project.configure(access: "public")
        try project.shell("netlayer generate --quiet")
        let new = project.files()
        try project.configure()
        try project.shell("netlayer generate --quiet")
        let old = project.files()
        #expect(old.count > 60 && old.keys == new.keys && old.allSatisfy { new[$0.key] != $0.value })
        let moments: [(moment: KillingLibrary.Moment, replaced: Int)] = [
            (.rename(1), 0), (.rename(2), 0), (.rename(3), 1), (.rename(30), 28),
            (.rename(old.count + 1), old.count - 1),
            (.rename(old.count + 2), old.count), (.write(1), 0), (.write(2), 0), (.write(30), 28),
            (.write(old.count + 2), old.count),
        ]
        for (moment, replaced) in moments {
            try project.configure(access: "public")
            try library.kill(try project.process("generate", "--quiet"), at: moment)
            let found = project.files()
            #expect(found.keys == old.keys)
            for (path, data) in found { #expect(data == old[path] || data == new[path], "\(path) after \(moment)") }
            #expect(found.count { $0.value == new[$0.key] } == replaced, "after \(moment)")
            #expect(try project.shell("netlayer generate --quiet").isEmpty)
            #expect(project.files() == new)
            #expect(project.leftovers.isEmpty)
            #expect(try project.shell("netlayer check 2>&1") == ["up to date"])
            try project.configure()
            try project.shell("netlayer generate --quiet")
        }
    }

    @Test func runsAtTheSameTimeEndInACorrectTree() throws {
        let project = try Project()
        try project.configure(access: "public")
        try project.shell("netlayer generate --quiet")
        let wanted = project.files()
        for round in 0..<3 {
            try project.configure()
            try project.shell("netlayer generate --quiet")
            try project.configure(access: "public")
            let processes = try (0..<3).map { _ in try project.process("generate") }
            for process in processes { try process.run() }
            for process in processes { process.waitUntilExit() }
            #expect(processes.allSatisfy { $0.terminationStatus == 0 }, "round \(round)")
            #expect(project.files() == wanted)
            #expect(project.leftovers.isEmpty)
            #expect(try project.shell("netlayer check") == ["up to date"])
        }
    }

    @Test(.enabled(if: canMount, "mounting a small file system takes a Linux and its root"))
    func fullDiskLosesNothing() throws {
        let project = try Project(services: 2)
        try project.shell("mkdir Out && mount -t tmpfs -o size=96k tmpfs Out")
        defer { _ = try? project.shell("umount Out") }
        #expect(try project.shell("netlayer generate --quiet").isEmpty)
        let old = project.files()
        try project.describe(services: 12)
        let said = try project.shell("netlayer generate --quiet")
        #expect(said.last == "[exit 4]")
        #expect(said.first?.contains("can't write `Out/") ?? false, "\(said)")
        #expect(said.first?.contains("No space left on device") ?? false, "\(said)")
        for (path, data) in old { #expect(project.files()[path] == data, "\(path)") }
        #expect(project.leftovers.isEmpty)
        try project.shell("mount -o remount,size=20m Out")
        #expect(try project.shell("netlayer generate --quiet").isEmpty)
        #expect(try project.shell("netlayer check") == ["up to date"])
    }

    @Test func fileThatMayNotGrowLosesNothing() throws {
        let project = try Project(services: 2)
        try project.shell("netlayer generate --quiet")
        let old = project.files()
        try project.describe(services: 40)
        // The manifest grows beyond the limit.
        let said = try project.shell("export NETLAYER_CACHE=off; ulimit -f 8; netlayer generate --quiet")
        #expect(said.last == "[exit 4]")
        #expect(said.first?.contains("can't write `Out/") ?? false, "\(said)")
        for (path, data) in old { #expect(project.files()[path] == data, "\(path)") }
        #expect(project.leftovers.isEmpty)
        #expect(try project.shell("netlayer generate --quiet").isEmpty)
        #expect(try project.shell("netlayer check") == ["up to date"])
    }

    /// Root may write anywhere, but not on a file system that is read only.
    @Test(.enabled(if: canMount || geteuid() != 0, "root may write anywhere, and nothing can be mounted"))
    func folderThatRefusesLosesNothing() throws {
        let project = try Project(services: 2)
        try project.shell("mkdir Out")
        if Self.canMount { try project.shell("mount -t tmpfs -o size=10m tmpfs Out") }
        defer { _ = try? project.shell(Self.canMount ? "umount Out" : "chmod -R u+w Out") }
        try project.shell("netlayer generate --quiet")
        let old = project.files()
        try project.configure(access: "public")
        try project.shell(Self.canMount ? "mount -o remount,ro Out" : "chmod -R a-w Out")
        let said = try project.shell("netlayer generate --quiet")
        #expect(said.last == "[exit 4]")
        #expect(said.first?.contains("can't write `Out/") ?? false, "\(said)")
        #expect(project.files() == old)
        // Looking is allowed.
        #expect(try project.shell("netlayer check > /dev/null 2>&1") == ["[exit 3]"])
        try project.configure()
        #expect(try project.shell("netlayer check") == ["up to date"])
        try project.configure(access: "public")
        try project.shell(Self.canMount ? "mount -o remount,rw Out" : "chmod -R u+w Out")
        #expect(try project.shell("netlayer generate --quiet").isEmpty)
        #expect(try project.shell("netlayer check") == ["up to date"])
    }

    /// A whole checkout that can't be written to, with a revision to compare with.
    @Test(.enabled(if: canMount, "mounting a small file system takes a Linux and its root"))
    func readOnlyCheckoutIsChecked() throws {
        let project = try Project(services: 2)
        try project.shell("mkdir ro && mount -t tmpfs -o size=20m tmpfs ro")
        defer { _ = try? project.shell("umount ro") }
        let git = "git -c user.name=a -c user.email=a@example.com -c init.defaultBranch=main"
        let said = try project.shell(
            "cp api.yaml netlayer.yml ro && cd ro && netlayer generate --quiet && \(git) init -q && git add -A && \(git) commit -qm a"
        )
        #expect(said.isEmpty)
        try project.shell("mount -o remount,ro ro")
        #expect(try project.shell("cd ro && netlayer check") == ["up to date"])
        #expect(try project.shell("cd ro && netlayer check --diff-base main") == ["up to date"])
    }
}
