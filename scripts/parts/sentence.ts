/** An error that a person can do something about; shown without a stack. */
export class Sentence extends Error {}
