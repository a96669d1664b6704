/**
 * For each file: the promise that a change breaks, what stands exactly once in the file, and what stands
 * there instead.
 */
export type Rows = Readonly<
  Record<string, readonly (readonly [breaks: string, find: string, replace: string])[]>
>;
