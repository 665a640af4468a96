"""A server on the loopback interface that records requests and sends prepared responses."""

import socket
import threading


class Recorder:
    def __init__(self):
        self.requests, self.replies = {}, {}
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.port = self.socket.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                connection, _ = self.socket.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=(connection,), daemon=True).start()

    def close(self):
        self.socket.close()

    def serve(self, connection):
        with connection, connection.makefile("rb") as stream:
            while self.exchange(connection, stream):
                pass

    def exchange(self, connection, stream):
        line = stream.readline().decode("latin-1").rstrip("\r\n")
        if not line:
            return False
        method, target, _ = line.split(" ", 2)
        headers = []
        while True:
            line = stream.readline().decode("utf-8", "replace").rstrip("\r\n")
            if not line:
                break
            name, _, value = line.partition(":")
            headers.append((name.strip(), value.strip(" \t")))
        found = {name.lower(): value for name, value in headers}
        if found.get("expect", "").lower() == "100-continue":
            connection.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")
        body = self.body(stream, found)
        index = int(found.get("x-compare-index", -1))
        self.requests.setdefault(index, []).append((method, target, headers, body))
        status, kind, content = self.replies.get(index, (204, None, b""))
        lines = [f"HTTP/1.1 {status} Status"]
        if kind is not None:
            lines.append(f"Content-Type: {kind}")
        if status >= 200 and status != 204:
            lines.append(f"Content-Length: {len(content)}")
        head = "\r\n".join(lines) + "\r\n\r\n"
        connection.sendall(head.encode() + (b"" if method == "HEAD" or status == 204 else content))
        return True

    def body(self, stream, headers):
        if headers.get("transfer-encoding", "").lower() != "chunked":
            return stream.read(int(headers.get("content-length", 0)))
        content = b""
        while True:
            size = int(stream.readline().split(b";")[0], 16)
            content += stream.read(size)
            stream.readline()
            if size == 0:
                return content
