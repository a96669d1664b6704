/**
 * Replaces `react-dom` in the Worker (`[alias]` in wrangler.toml), where only the router and the
 * toasts import it, for browser calls. The real one would be a tenth of the Worker.
 */
export function flushSync<Value>(update: () => Value): Value {
  return update();
}

export function createPortal(): null {
  return null;
}
