/** Load contexts of refused POST requests. The action adds its own; the loader, which runs later, marks the title. */
export const refusedPosts = new WeakSet<object>();
