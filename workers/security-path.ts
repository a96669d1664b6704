/**
 * Where a path with slashes at its end belongs: the same path without them, on this site, query kept
 * (decisions 2). null when there is nothing to take off. The answer starts with exactly one slash, so
 * that `//evil.test/` and `/\evil.test/` cannot send anyone to another host.
 */
export function withoutTrailingSlash(url: URL): string | null {
  const { pathname, search } = url;
  if (pathname === "/" || !pathname.endsWith("/")) return null;

  let end = pathname.length;
  while (end > 0 && pathname[end - 1] === "/") end -= 1;
  let start = 0;
  while (start < end && (pathname[start] === "/" || pathname[start] === "\\")) start += 1;
  return `/${pathname.slice(start, end)}${search}`;
}
