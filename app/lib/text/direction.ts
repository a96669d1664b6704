const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}
