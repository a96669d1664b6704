/** Written by `npm run stamp`: not to be edited by hand. By page; the site itself reads none of it. */
export type Fingerprints = {
  /** Of the words of the page, title and description among them. */
  readonly words: string;
  /** Of the picture that shared links show. */
  readonly card: string;
};

export const fingerprints: Readonly<Record<string, Fingerprints>> = {
  home: { words: "c51818120ed2175e", card: "396c19b5e90a359e" },
  "case-studies": { words: "9435eebad948f703", card: "9e9010586303d615" },
  book: { words: "0aaabfec81573d12", card: "aed9c32e6e5b1889" },
  "book-automate90": { words: "33c4af3d114f4a4c", card: "4105a1a3301abbfd" },
  "book-architect": { words: "dae63c7f3914a00c", card: "37b480e9b769426b" },
  "book-strategist": { words: "d3cfd67b3de404f1", card: "aca0ed8ae3ab9835" },
  "book-engineer": { words: "a08bf9205923dcb3", card: "3b5202749129aa44" },
  "book-onboarding": { words: "d0083a7f61ba2277", card: "427752b9be131a68" },
  "kit-architect": { words: "8c1e41ac9fa5f5d8", card: "7ac6e594f151ae42" },
  "kit-strategist": { words: "35b2aadc44bf4e88", card: "6b8b09d1ef71f692" },
  notetaker: { words: "1982fb4b5bcecd25", card: "d19ab471986d75bf" },
  "terms-of-use": { words: "56e5f28fec306f53", card: "288c8c8434a66d75" },
  tutorial: { words: "ac761f71ba7df507", card: "f78a7bc179c1692f" },
  launch: { words: "240fe82ad018779e", card: "277909c555716ae9" },
  "launch-discovery": { words: "433394c0c5a22513", card: "66419cda94851fc2" },
  "free-workspace": { words: "0ad742be6e0bb382", card: "1b8f592286308630" },
  "free-workspace-email": { words: "c9de85a3035a2a15", card: "295e01b799391d95" },
  "free-resources": { words: "748ce3339090c13d", card: "cf332beb9bf0a365" },
  ai4b: { words: "e0b3563decafcb1c", card: "599ade223fab6a3b" },
  "automation-blueprint": { words: "c374459d569a5984", card: "c0bac31da7ef8627" },
  blueprint: { words: "e75371cc574076cb", card: "8bb7734a9d6a27bd" },
  automate90: { words: "3e6e1873fe98b740", card: "8394c9369a715e11" },
  "site-by-tonight": { words: "8795bef1603f8687", card: "54498f07244155a8" },
  "move-the-needle": { words: "ff083a681571d27e", card: "5582298f115691cc" },
  "automate-now": { words: "6ca6f1742c88f834", card: "74a5144b7e2d6ea0" },
  "automated-roofer": { words: "2ca9d9da86d00bf9", card: "1393d15705260146" },
  "launch-my-business": { words: "e3e4f2ed3813a21b", card: "bd00009bf187b97c" },
  "workspace-pricing": { words: "4587828f4aa55fcc", card: "fca139f81c47a452" },
  automate: { words: "bce2d0f5368554f1", card: "e145f9f314646c30" },
  social: { words: "fff20f4aa269f60b", card: "6c4bd56a7a15aa9d" },
  "private-notetaker": { words: "6b56b0f8022aef98", card: "bc6d9161dd947f09" },
  privacy: { words: "db33178807467d42", card: "c0fad7ba833bca7b" },
};
