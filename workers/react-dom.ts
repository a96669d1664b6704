/**
 * Stands in for `react-dom` in the Worker (`[alias]` in wrangler.toml). Only the router asks for it
 * there, for a call that is made in browsers; the real one would be a tenth of the Worker.
 */
export function flushSync<Value>(update: () => Value): Value {
  return update();
}
