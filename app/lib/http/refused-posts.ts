/** Contexts of refused posts: the loader, which runs after the action, marks the title of their page. */
export const refusedPosts = new WeakSet<object>();
