const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether any letter of a text is written from right to left. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}
