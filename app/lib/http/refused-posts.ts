/** Load contexts of requests whose POST was refused. The action adds its context; the loader, which runs later, marks the page's title. */
export const refusedPosts = new WeakSet<object>();
