/**
 * The network a request comes from: an IPv4 address, or the /64 of an IPv6 address, which is what one
 * household or office has. Only Cloudflare's own header counts; X-Forwarded-For is anybody's.
 */
export function networkOf(headers: Headers): string {
  const address = headers.get("CF-Connecting-IP")?.trim().slice(0, 64) ?? "";
  if (address === "") return "unknown";

  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return address.includes(":") ? prefix64(address) : address;
}

function prefix64(address: string): string {
  const [head = "", tail] = address.split("%", 1)[0]?.split("::") ?? [];
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill("0"), ...after];

  const prefix = groups.slice(0, 4).map((group) => (parseInt(group, 16) || 0).toString(16));
  return `${prefix.join(":")}::/64`;
}
