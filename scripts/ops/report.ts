/** What a command has to say: `data` for machines, `text` for people. */
export type Report = { readonly data: object; readonly text: string };
