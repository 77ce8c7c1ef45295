import { describe, expect, it } from "vitest";
import { isPublicAddress, readPushServices } from "./push-services";

function services(list = "") {
  const read = readPushServices(list);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

describe("a push service", () => {
  it("is one of a browser, over https and at its usual port", () => {
    const { wayTo, isOn } = services();
    expect(isOn).toBe(true);
    for (const endpoint of [
      "https://fcm.googleapis.com/fcm/send/abc:def",
      "https://updates.push.services.mozilla.com/wpush/v2/abc",
      "https://web.push.apple.com/abc",
      "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ])
      expect(wayTo(endpoint)?.lookup, endpoint).toBeTypeOf("function");
    for (const endpoint of [
      "http://fcm.googleapis.com/x",
      "https://fcm.googleapis.com:8443/x",
      "https://user@fcm.googleapis.com/x",
      "https://user:secret@fcm.googleapis.com/x",
      "https://fcm.googleapis.com.example/x",
      "https://example.com/fcm.googleapis.com",
      "https://fcm.googleapis.com@example.com/",
      "https://push.apple.com.example/x",
      "https://notpush.apple.com/x",
      "https://127.0.0.1/x",
      "https://[::1]/x",
      "https://localhost/x",
      "https://169.254.169.254/latest",
      "https://2130706433/x",
      "file:///etc/passwd",
      "//fcm.googleapis.com/x",
      "",
      `https://fcm.googleapis.com/${"x".repeat(2_048)}`,
    ])
      expect(wayTo(endpoint), endpoint).toBeUndefined();
  });

  it("can be added or turned off in the settings, and a malformed setting is refused", () => {
    const { wayTo } = services("push.example.org, *.example.net, http://127.0.0.1:4000");
    expect(wayTo("https://push.example.org/x")?.lookup).toBeTypeOf("function");
    expect(wayTo("https://a.example.net/x")).toBeDefined();
    expect(wayTo("https://fcm.googleapis.com/x")).toBeDefined();
    // An origin in the settings may use http and any address and port.
    expect(wayTo("http://127.0.0.1:4000/x")).toEqual({ url: new URL("http://127.0.0.1:4000/x") });
    expect(wayTo("http://127.0.0.1:4001/x")).toBeUndefined();
    expect(wayTo("https://127.0.0.1:4000/x")).toBeUndefined();
    expect(services("none").isOn).toBe(false);
    expect(services("none").wayTo("https://fcm.googleapis.com/x")).toBeUndefined();
    for (const wrong of [
      "*",
      "127.0.0.1",
      "*.",
      "localhost",
      "https://a.example/path",
      "ftp://a.example",
      "a b",
    ])
      expect(readPushServices(`push.example.org, ${wrong}`)).toEqual({ ok: false, error: wrong });
  });

  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "fd12::1",
    "::ffff:10.0.0.1",
    "::ffff:127.0.0.1",
    "64:ff9b::a00:1",
    "ff02::1",
    "not an address",
    "",
  ])("may not be at the address %s", (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(["142.250.74.106", "172.32.0.1", "2a00:1450:4001:81b::200a", "1.1.1.1"])(
    "may be at the address %s",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});
