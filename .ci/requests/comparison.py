"""Makes the calls of one description with one client, and compares requests and results with the expected ones."""

import collections
import json
import re

from bodies import differences_of, differing, is_json, kind_of, same
from expected import RELATIVE_ORIGIN, Call, JSONText
from samples import FULL, MINIMAL, Sampler
from server import Recorder
from spelling import Unspecified, encode
from streams import format_of, streamed

# The headers that a client may add itself.
OWN_HEADERS = {"host", "user-agent", "accept", "accept-encoding", "accept-language", "connection", "content-length",
               "content-type", "cookie", "expect", "transfer-encoding", "x-compare-index", "x-compare-origin",
               "x-compare-url"}


class Comparison:
    def __init__(self, description, client, verbose):
        self.description, self.client, self.verbose = description, client, verbose
        self.counts, self.notes = collections.Counter(), []
        self.calls, self.samples = [], {}

    def run(self):
        recorder = Recorder()
        for operation in self.description.operations():
            self.prepare(operation, recorder)
        lines = [{"index": index, "operation": planned, "base": base, "arguments": call.arguments}
                 for index, (call, planned, base) in enumerate(self.calls)]
        outcomes = self.client.run(lines, recorder.port)
        recorder.close()
        found = []
        for index, (call, planned, _) in enumerate(self.calls):
            try:
                texts = self.request_differences(call, recorder.requests.get(index), outcomes.get(index))
            except Unspecified as reason:
                self.unspecified(call.operation, reason)
                texts = []
            self.counts["requests"] += 1
            if recorder.requests.get(index):
                texts += self.response_differences(index, outcomes.get(index))
            found += [(call.operation.key, call.variant, text) for text in texts]
        return found

    def prepare(self, operation, recorder):
        planned = self.client.operation(operation)
        if planned is None:
            self.unspecified(operation, "the client has no method")
            return
        # A response that can be whole or a stream has two methods.
        streamed = self.client.streamed(planned)
        self.prepare_calls(operation, planned, None if streamed is None else False, recorder)
        if streamed is not None:
            self.prepare_calls(operation, streamed, True, recorder)

    def prepare_calls(self, operation, planned, isStream, recorder):
        plan = self.client.operations[planned][0]
        seen = set()
        for variant in range(4):
            try:
                call = Call(operation, variant, plan.get("body", {}).get("kind"))
                call.choose_stream(isStream)
                reply = self.reply(operation, variant, isStream)
            except Unspecified as reason:
                self.unspecified(operation, reason)
                continue
            key = json.dumps(call.arguments, sort_keys=True)
            if (key, reply) in seen:
                continue
            seen.add((key, reply))
            index = len(self.calls)
            recorder.replies[index] = reply[:3]
            self.samples[index] = reply
            base = None
            if call.server == RELATIVE_ORIGIN:
                base = RELATIVE_ORIGIN + call.base
            self.calls.append((call, planned, base))
        if not isStream:
            self.prepare_refusals(operation, planned, plan, recorder)

    def prepare_refusals(self, operation, planned, plan, recorder):
        """Prepares two calls with all arguments for each described error: one gets its least value, one its full."""
        for status, media, node, place in self.refusals(operation):
            for variant in (MINIMAL, FULL):
                try:
                    call = Call(operation, FULL, plan.get("body", {}).get("kind"))
                    call.choose_stream(False if self.client.streamed(planned) is not None else None)
                    value = Sampler(self.description, variant, "response").value(node.get("schema", {}), place)
                except Unspecified as reason:
                    self.unspecified(operation, reason)
                    continue
                index, text = len(self.calls), json.dumps(value)
                recorder.replies[index] = status, media, text.encode()
                self.samples[index] = status, media, text.encode(), "refusal", text
                self.calls.append((call, planned, RELATIVE_ORIGIN + call.base if call.server == RELATIVE_ORIGIN else None))

    def refusals(self, operation):
        """Status, media type, schema and file of each JSON error; ranges and the default get a free status."""
        declared = {status.upper(): (response, place) for status, response, place in operation.responses()}
        for status, (response, place) in declared.items():
            wanted = [status] if status.isdigit() else range(400, 600) if status == "DEFAULT" else [
                status[0] + f"{number:02}" for number in range(100)]
            free = [one for one in map(int, wanted) if one >= 400 and (status.isdigit() or str(one) not in declared)
                    and (status != "DEFAULT" or f"{one // 100}XX" not in declared)
                    and one not in (401, 407)]
            if not free or operation.method == "HEAD":
                continue
            if self.description.version < (3, 0):
                produces = operation.node.get("produces", self.description.root.get("produces")) or ["application/json"]
                content = {media: {"schema": response["schema"]} for media in produces} if "schema" in response else {}
            else:
                content, place = self.description.at(response.get("content") or {}, place)
            media = next((one for one in content if is_json(one)), None)
            if media:
                node, file = self.description.at(content[media], place)
                if "schema" in node:
                    yield free[-1], media.replace("*", "json"), node, file

    def unspecified(self, operation, reason):
        self.counts["unspecified"] += 1
        if self.verbose:
            self.notes.append(f"NOT COMPARED {operation.key}: {reason}")

    def reply(self, operation, variant, isStream):
        """A response that the description allows: its status, type and bytes, and its value as JSON."""
        responses = [one for one in operation.responses() if re.fullmatch("2[0-9][0-9]|2XX", one[0], re.I)]
        responses = responses or [one for one in operation.responses() if one[0] == "default"]
        if not responses:
            return 204, None, b"", None, None
        status, response, place = responses[variant % len(responses)]
        declared = {one for one, _, _ in operation.responses()}
        status = int(status) if status.isdigit() else 200 if "200" not in declared else 299
        if self.description.version < (3, 0):
            produces = operation.node.get("produces", self.description.root.get("produces")) or ["application/json"]
            content = {media: {"schema": response["schema"]} for media in produces} if "schema" in response else {}
        else:
            content, place = self.description.at(response.get("content") or {}, place)
        if not content or status in (204, 205, 304) or operation.method == "HEAD":
            return status, None, b"", None, None
        media = next((one for one in content if is_json(one)), next(iter(content)))
        if isStream:
            media = next((one for one in content if format_of(one)), media)
        node, place = self.description.at(content[media], place)
        if format_of(media):
            written, text = streamed(media, node, place, Sampler(self.description, variant, "response"))
            return status, media, written, "json", text
        kind = kind_of(media)
        shown = media if "*" not in media else "application/json"
        if kind == "json":
            value = Sampler(self.description, variant, "response").value(node.get("schema", {}), place)
            text = json.dumps(value)
            return status, shown, text.encode(), kind, text
        return status, media.replace("*", "x"), "text \u00e9".encode(), kind, "text \u00e9"

    # Requests.

    def request_differences(self, call, requests, outcome):
        if not requests:
            return [f"nothing is sent: {outcome and outcome[1][:600]}"]
        if len(requests) > 1:
            return [f"{len(requests)} requests are sent"]
        method, target, headers, body = requests[0]
        found = []
        if method != call.method:
            found.append(f"the method is {method}, not {call.method}")
        given = {}
        for name, value in headers:
            if name.lower() in given:
                found.append(f"the header {name} is sent twice")
            given[name.lower()] = value
        alternatives = [self.url_and_headers(call, target, given, credentials) for credentials in call.security]
        found += min(alternatives, key=len)
        if call.body is None:
            if body:
                found.append(f"there is a body: {body[:200]!r}")
        else:
            found += call.body.differences(body, given.get("content-type"))
        if given.get("x-compare-origin", "").lower() != call.server.lower():
            found.append(f"the server is {given.get('x-compare-origin')}, not {call.server}")
        return found

    def url_and_headers(self, call, target, given, credentials):
        found = []
        query, headers, cookies = list(call.query), dict(call.headers), list(call.cookies)
        for where, name, value in credentials:
            if where == "query":
                query.append(encode(name) + "=" + encode(value))
            elif where == "cookie":
                cookies.append(encode(name) + "=" + encode(value))
            else:
                headers[name.lower()] = value
        path, _, sent = target.partition("?")
        expected = call.base + call.path
        if path != (expected or "/"):
            found.append(f"the path is {path}\n      instead of {expected}")
        sent = sent.split("&") if sent else []
        if differing(query, sent, "query"):
            found.append(f"the query is {'&'.join(sent)}\n      instead of {'&'.join(map(str, query))}")
        for name, value in headers.items():
            actual = given.get(name)
            isSame = isinstance(value, JSONText) and actual is not None and value.matches(actual)
            if name == "authorization" and actual and actual != value and self.lowered(actual) == self.lowered(value):
                found.append("the scheme of the header Authorization is written in other letters")
            elif not isSame and actual != value.strip(" \t"):
                found.append(f"the header {name} is {given.get(name)!r} instead of {value!r}")
        for name in given:
            if name in call.empty and given[name] == "":
                found.append("a list without elements is sent as an empty header")
            elif name not in headers and name not in OWN_HEADERS:
                found.append(f"the header {name} is sent: {given[name]!r}")
        sent = given["cookie"].split("; ") if given.get("cookie") else []
        if differing(cookies, sent, "cookies"):
            found.append(f"the cookies are {sent} instead of {cookies}")
        return found

    def lowered(self, value):
        scheme, _, rest = value.partition(" ")
        return scheme.lower() + " " + rest

    # Responses.

    def response_differences(self, index, outcome):
        status, media, content, kind, text = self.samples[index]
        self.counts["responses"] += 1
        if outcome is None:
            return ["no outcome"]
        if kind == "refusal":
            return self.refusal_differences(status, text, outcome)
        if outcome[0] == "error":
            return [f"the response {status} {media} {text and text[:300]} fails: {outcome[1][:500]}"]
        if kind is None:
            return []
        if kind == "json" and outcome[0] == "json":
            notes = []
            if not same(json.loads(outcome[1]), json.loads(text), notes):
                return [f"the response {status} loses: {differences_of(json.loads(outcome[1]), json.loads(text))}"]
            return notes[:1]
        elif kind == "text" and outcome[0] == "json" and json.loads(outcome[1]) != text:
            return [f"the response {text} is decoded as {outcome[1]}"]
        elif outcome[0] == "none" and kind != "data":
            return [f"the response {text[:300]} is not decoded"]
        return []

    def refusal_differences(self, status, text, outcome):
        """The faults of an error, which must be thrown with its status and the described body."""
        kind, _, rest = outcome[1].partition(" ")[2].partition(" ")
        if outcome[0] != "refused" or not outcome[1].startswith(f"{status} "):
            return [f"the error {status} is {outcome[0]} {outcome[1][:300]}"]
        if kind != "json":
            return [f"the body of the error {status} is not typed: {text[:300]}"]
        notes = []
        if not same(json.loads(rest), json.loads(text), notes):
            return [f"the error {status} loses: {differences_of(json.loads(rest), json.loads(text))}"]
        return notes[:1]
