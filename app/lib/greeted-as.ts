/**
 * The name a mail may greet by: a first name, and nothing else that a stranger could have typed to be read
 * by somebody else. Empty for "Hello,".
 */
export function greetedAs(typed: string | null): string {
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(typed ?? "") ? (typed ?? "") : "";
}
