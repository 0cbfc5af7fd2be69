"""Scripts that make a browser refuse to store anything."""

REFUSAL = "throw new DOMException('refused', 'SecurityError');"
REFUSED = {
    "named": f"Object.defineProperty(window, name, {{configurable: true, get() {{ {REFUSAL} }}}});",
    "read": f"for (const each of ['getItem', 'key']) refused[each] = () => {{ {REFUSAL} }};",
    "written": f"refused.setItem = () => {{ {REFUSAL} }};",
}


def refusing(how: str, *names: str) -> str:
    """Return a script that makes these storages, each with one entry, fail on the given kind of access."""
    return f"""
    for (const name of {list(names)!r}) {{
        const refused = {{}};
        {REFUSED[how]}
        if (Object.keys(refused).length === 0) continue;
        const get = (_, key) => refused[key] ?? (key === 'length' ? 1 : () => 'kept');
        Object.defineProperty(window, name, {{configurable: true, value: new Proxy({{}}, {{get}})}});
    }}
    """


WITHOUT_SITE_DATA = f"""
navigator.locks.request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
window.BroadcastChannel = class {{ constructor() {{ {REFUSAL} }} }};
"""
