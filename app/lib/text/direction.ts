const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Finds any letter written from right to left. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}
