/**
 * Stands in for `react-dom` in the Worker (`[alias]` in wrangler.toml). Only the router and the toasts
 * ask for it there, for calls that are made in browsers; the real one would be a tenth of the Worker.
 */
export function flushSync<Value>(update: () => Value): Value {
  return update();
}

export function createPortal(): null {
  return null;
}
