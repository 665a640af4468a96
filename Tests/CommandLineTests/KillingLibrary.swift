import Foundation
import Testing

/// A library that ends the program into which it is loaded at an exact moment, as a machine may at any: before a rename,
/// or in the middle of a write.
struct KillingLibrary {
    /// The call of its kind with which the program ends, counted from 1.
    enum Moment: Sendable {
        case rename(Int)
        case write(Int)

        fileprivate var text: String {
            switch self {
            case .rename(let number): return "rename \(number)"
            case .write(let number): return "write \(number)"
            }
        }
    }

    private let path: String

    init(in folder: URL) throws {
        let source = folder.appendingPathComponent("kill.c")
        try Self.source.write(to: source, atomically: true, encoding: .utf8)
        path = folder.appendingPathComponent("kill.so").path
        // The compiler that comes with Swift, which lies wherever the toolchain does.
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = ["clang", "-shared", "-fPIC", "-Wall", "-Werror", "-o", path, source.path]
        try compiler.run()
        compiler.waitUntilExit()
        #expect(compiler.terminationStatus == 0)
    }

    /// Runs the program, which is killed on the way.
    func kill(_ process: Process, at moment: Moment) throws {
        var environment = process.environment ?? [:]
        #if os(macOS)
            environment["DYLD_INSERT_LIBRARIES"] = path
        #else
            environment["LD_PRELOAD"] = path
        #endif
        environment["KILL_AT"] = moment.text
        process.environment = environment
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL, "\(moment)")
    }

    private static let source = """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <signal.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        #include <sys/types.h>
        #include <unistd.h>

        static int seen_renames, seen_writes;

        static int is_moment(const char *name, int *seen) {
            const char *moment = getenv("KILL_AT");
            size_t length = strlen(name);
            if (!moment || strncmp(moment, name, length) != 0) return 0;
            return ++*seen == atoi(moment + length);
        }

        static void before_rename(void) {
            if (is_moment("rename ", &seen_renames)) kill(getpid(), SIGKILL);
        }

        static size_t to_write(int file, size_t count) {
            if (file > 2 && is_moment("write ", &seen_writes)) return count / 2;
            return count;
        }

        #ifdef __APPLE__
        static int my_rename(const char *from, const char *to) {
            before_rename();
            return rename(from, to);
        }
        static ssize_t my_write(int file, const void *bytes, size_t count) {
            ssize_t written = write(file, bytes, to_write(file, count));
            if (written != (ssize_t)count) kill(getpid(), SIGKILL);
            return written;
        }
        __attribute__((used, section("__DATA,__interpose")))
        static struct { const void *mine, *theirs; } pairs[] = {
            { (const void *)my_rename, (const void *)rename }, { (const void *)my_write, (const void *)write },
        };
        #else
        int rename(const char *from, const char *to) {
            int (*original)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
            before_rename();
            return original(from, to);
        }
        ssize_t write(int file, const void *bytes, size_t count) {
            ssize_t (*original)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
            ssize_t written = original(file, bytes, to_write(file, count));
            if (written != (ssize_t)count) kill(getpid(), SIGKILL);
            return written;
        }
        #endif

        """
}
