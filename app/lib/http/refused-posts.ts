/** Contexts of refused POSTs. Remix gives the same object to the request's loader, which marks the page's title. */
export const refusedPosts = new WeakSet<object>();
