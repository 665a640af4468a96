// The declarations that the sources use and that Apple's documentation declares differently from the Linux C library.
@_exported import Glibc

extension stat {
    public var st_mtimespec: timespec { st_mtim }
    public var st_ctimespec: timespec { st_ctim }
}

public let SO_NOSIGPIPE: Int32 = 0x1022

public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer

public func _NSGetEnviron() -> UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?> { fatalError() }

public func pthread_create(
    _: UnsafeMutablePointer<pthread_t?>,
    _: UnsafePointer<pthread_attr_t>?,
    _: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?,
    _: UnsafeMutableRawPointer?
) -> Int32 { fatalError() }

@discardableResult
public func posix_spawn_file_actions_destroy(_: UnsafeMutablePointer<posix_spawn_file_actions_t?>) -> Int32 { fatalError() }

@discardableResult
public func posix_spawn_file_actions_init(_: UnsafeMutablePointer<posix_spawn_file_actions_t?>) -> Int32 { fatalError() }

@discardableResult
public func posix_spawn_file_actions_addopen(
    _: UnsafeMutablePointer<posix_spawn_file_actions_t?>,
    _: Int32,
    _: UnsafePointer<CChar>,
    _: Int32,
    _: mode_t
) -> Int32 { fatalError() }

@discardableResult
public func posix_spawn_file_actions_adddup2(_: UnsafeMutablePointer<posix_spawn_file_actions_t?>, _: Int32, _: Int32)
    -> Int32
{ fatalError() }

@discardableResult
public func execv(_: UnsafePointer<CChar>, _: UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32 { fatalError() }

@discardableResult
public func posix_spawn_file_actions_addclose(_: UnsafeMutablePointer<posix_spawn_file_actions_t?>, _: Int32) -> Int32 { fatalError() }

public func posix_spawn(
    _: UnsafeMutablePointer<pid_t>?,
    _: UnsafePointer<CChar>,
    _: UnsafePointer<posix_spawn_file_actions_t?>?,
    _: UnsafeRawPointer?,
    _: UnsafePointer<UnsafeMutablePointer<CChar>?>,
    _: UnsafePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 { fatalError() }
