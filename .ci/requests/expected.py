"""The expected request of a call, computed from the description alone."""

import base64
import json
import re
from urllib.parse import unquote

from bodies import body_of, same
from samples import MINIMAL, Sampler
from spelling import COLLECTIONS, Unspecified, encode, form_fields, spell

IGNORED_HEADERS = {"accept", "content-type", "authorization"}
RELATIVE_ORIGIN = "http://relative.example"


class Parameter:
    """A parameter of any version, with its defaults filled in."""

    def __init__(self, node, place, description):
        self.node, self.place, self.description = node, place, description
        self.where, self.name = node["in"], node["name"]
        self.required = node.get("required", False) or self.where == "path"
        places = ("query", "path", "cookie") if description.version >= (3, 2) else ("query",)
        self.allowReserved = bool(node.get("allowReserved")) and self.where in places
        self.media = self.delimiter = None
        default = "form" if self.where in ("query", "cookie", "formData") else "simple"
        if description.version < (3, 0):
            # A misplaced `schema`, which only bodies have, counts as the parameter's.
            self.schema = node.get("schema") or {
                key: value for key, value in node.items() if key not in ("name", "in", "required")}
            format = node.get("collectionFormat", "csv")
            self.style = COLLECTIONS.get(format, default) if default == "form" else default
            self.explode = format == "multi"
            if default == "simple":
                plain = {"ssv": " ", "tsv": "\t", "pipes": "|"}.get(format, ",")
                self.delimiter = plain if self.where == "header" or plain == "," else encode(plain)
            return
        if node.get("content"):
            content, file = description.at(node["content"], place)
            self.media, media = next(iter(content.items()))
            media, self.place = description.at(media, file)
            self.schema = media.get("schema", {})
            self.encoding = media.get("encoding") or {}
        else:
            self.schema = node.get("schema", {})
        self.style = node.get("style", default)
        self.explode = node.get("explode", self.style in ("form", "cookie"))

    def texts(self, value):
        """The texts to send: one, or for a query one for each name."""
        escape = cookie_text if self.style == "cookie" else (
            lambda text: encode(text, self.allowReserved, self.where if self.allowReserved else "query"))
        escape = (lambda text: text) if self.where == "header" else escape
        if self.where == "querystring" and self.media == "application/x-www-form-urlencoded":
            return form_fields(value, self.encoding)
        if self.media is not None:
            if "json" not in self.media:
                raise Unspecified(f"a parameter of the type {self.media}")
            text = JSONText(value, escape)
            return [text if self.where in ("path", "header", "querystring") else text.named(escape(self.name))]
        if self.style == "deepObject" and not isinstance(value, dict):
            raise Unspecified("deepObject for what is no object")
        style = "form" if self.style == "cookie" else self.style
        texts = spell(self.name, value, style, self.explode, escape, self.delimiter)
        return texts


def cookie_text(text):
    """OpenAPI 3.2, style `cookie`: "data values that require any sort of escaping MUST be provided in escaped form".
    Characters that RFC 6265, section 4.1.1, forbids in cookies are escaped, so that the cookie stays unambiguous."""
    return re.sub(r'[^!#-+\--:<-\[\]-~]', lambda match: encode(match.group()), text)


class JSONText(str):
    """JSON that is compared as a value, escaped as it is sent."""

    def __new__(cls, value, escape, name=""):
        made = super().__new__(cls, name + escape(json.dumps(value, separators=(",", ":"), ensure_ascii=False)))
        made.value, made.escape, made.name = value, escape, name
        return made

    def named(self, name):
        return JSONText(self.value, self.escape, name + "=")

    def matches(self, text):
        """Whether a text is the same value, with the right escapes."""
        if not text.startswith(self.name):
            return False
        plain = unquote(text[len(self.name):])
        try:
            return same(json.loads(plain), self.value) and self.name + self.escape(plain) == text
        except ValueError:
            return False


class Call:
    """One call of an operation: its arguments for the client, and the request that must arrive."""

    def __init__(self, operation, variant, body_kind=None):
        self.operation, self.variant = operation, variant
        self.description = operation.description
        self.arguments = {}
        self.query, self.headers, self.cookies, self.empty = [], {}, [], set()
        self.method = operation.method
        self.sampler = Sampler(self.description, variant, "request")
        path, _, fixed = re.split(r"#(?![^{]*\})", operation.template)[0].partition("?")
        for node, place in operation.parameters() + self.undeclared(path):
            if node["in"] in ("body", "formData"):
                continue
            parameter = Parameter(node, place, self.description)
            if parameter.where == "header" and not is_sent(parameter.name, self.description.version):
                continue
            variable = self.variable(parameter.name, path) if parameter.where == "path" else None
            if parameter.where == "path" and variable is None:
                continue
            if variant == MINIMAL and not parameter.required:
                continue
            value = self.sample(parameter)
            if isinstance(value, dict) and self.description.version < (3, 0):
                raise Unspecified("an object in a parameter of Swagger 2.0")
            texts = parameter.texts(value)
            key = parameter.name.lower() if parameter.where == "header" else parameter.name
            self.arguments[f"{parameter.where}:{key}"] = json.dumps(value)
            if parameter.where == "path":
                if "".join(texts) == "":
                    raise Unspecified("an empty path parameter")
                path = path.replace("{" + variable + "}", texts[0])
            elif parameter.where in ("query", "querystring"):
                self.query += texts
            elif parameter.where == "header" and texts:
                self.headers[key] = texts[0]
            elif parameter.where == "header":
                self.empty.add(key)
            elif parameter.where == "cookie":
                self.cookies += texts
        self.query = [part for part in fixed.split("&") if part] + self.query
        self.server, self.base = server_of(operation)
        self.path = encode_path(path)
        self.body = body_of(operation, self.sampler, variant, body_kind)
        if self.body is not None:
            self.arguments["body"] = self.body.argument
        self.security = security_of(operation)

    def choose_stream(self, isStream):
        """Sets the body's member `stream` to whether the method returns a stream."""
        if isStream is not None and self.body is not None and "stream" in (self.body.schema.get("properties") or {}):
            self.body.value["stream"] = isStream

    def variable(self, name, path):
        """The variable of a path that a parameter declares: `apiVersion` for `{api-version}`."""
        return next((one for one in re.findall(r"\{([^{}]*)\}", path) if bare(one) == bare(name)), None)

    def undeclared(self, path):
        """Parameters for variables of a path that no parameter declares: they are texts."""
        declared = {bare(node["name"]) for node, _ in self.operation.parameters() if node["in"] == "path"}
        names = [name for name in re.findall(r"\{([^{}]*)\}", path) if bare(name) not in declared]
        text = {"type": "string"} if self.description.version < (3, 0) else {"schema": {"type": "string"}}
        return [({"in": "path", "name": name, "required": True, **text}, self.operation.place) for name in names]

    def sample(self, parameter):
        """A value that the styles can spell: objects in parameters contain no lists or objects."""
        value = self.sampler.value(parameter.schema, parameter.place)
        if parameter.media is None and isinstance(value, dict):
            value = {key: one for key, one in value.items() if not isinstance(one, (dict, list)) and one is not None}
        if parameter.where == "path" and (value == [] or value == ""):
            value = Sampler(self.description, 1, "request").value(parameter.schema, parameter.place)
        return value


def is_sent(name, version):
    """Whether a header counts as a parameter, and its name is a token of RFC 9110, section 5.6.2."""
    ignored = IGNORED_HEADERS if version >= (3, 0) else IGNORED_HEADERS - {"authorization"}
    return name.lower() not in ignored and re.fullmatch(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+", name) is not None


def bare(name):
    return name.lower().replace("_", "").replace("-", "")


def encode_path(path):
    """The literal text of a template, with characters escaped that a URL can't contain."""
    return re.sub(r"[^A-Za-z0-9\-._~:/?@!$&'()*+,;=%]", lambda match: encode(match.group()), path)


def server_of(operation):
    """The server's origin and path; a relative server has the description's own origin, which is made up here."""
    description = operation.description
    if description.version < (3, 0):
        host, schemes = description.root.get("host"), description.root.get("schemes") or ["https"]
        schemes = operation.node.get("schemes") or schemes
        base = "/" + (description.root.get("basePath") or "").strip("/")
        base = base.rstrip("/")
        scheme = next((one for one in ("https", "http") if one in schemes), schemes[0])
        return (f"{scheme}://{host}" if host else RELATIVE_ORIGIN), base
    servers, _ = operation.inherited("servers")
    url = (servers or [{"url": "/"}])[0]["url"]
    for name, variable in ((servers or [{}])[0].get("variables") or {}).items():
        url = url.replace("{" + name + "}", str(variable["default"]))
    match = re.match(r"([a-zA-Z][a-zA-Z0-9+.-]*://[^/?#]*)(.*)", url)
    origin, path = match.groups() if match else (RELATIVE_ORIGIN, "/" + url.lstrip("./"))
    return origin, encode_path(path.rstrip("/"))


def security_of(operation):
    """The alternatives, each a list of places, names and values of credentials."""
    description = operation.description
    requirements = operation.node.get("security", description.root.get("security"))
    if not requirements:
        return [[]]
    schemes = description.root.get("securityDefinitions") if description.version < (3, 0) else (
        description.root.get("components") or {}).get("securitySchemes")
    alternatives = []
    for requirement in requirements:
        credentials = []
        for name in requirement:
            if name not in (schemes or {}):
                raise Unspecified(f"the security scheme {name}, which is not declared")
            scheme, _ = description.at(schemes[name], description.path)
            kind, key = scheme["type"].lower(), f"key-{name}"
            http = str(scheme.get("scheme", "")).lower()
            if kind == "apikey":
                credentials.append((scheme["in"], scheme["name"], key))
            elif kind == "basic" or (kind == "http" and http == "basic"):
                credentials.append(("header", "Authorization", "Basic " + base64.b64encode(b"user:pass").decode()))
            elif kind == "http" and http != "bearer":
                credentials.append(("header", "Authorization", f"{scheme['scheme']} {key}"))
            elif kind != "mutualtls":
                credentials.append(("header", "Authorization", f"Bearer {key}"))
        alternatives.append(credentials)
    return alternatives
