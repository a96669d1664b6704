/** Contexts of refused POST requests: the action adds its context, and the loader then marks the page's title. */
export const refusedPosts = new WeakSet<object>();
