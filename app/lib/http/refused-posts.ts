/** Load contexts of refused POST requests: an action adds the request's, and its loader then marks the title. */
export const refusedPosts = new WeakSet<object>();
