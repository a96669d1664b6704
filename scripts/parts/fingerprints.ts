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
  book: { words: "13efbc94fb2d5a79", card: "d8d7b4eb4a037ae9" },
  "book-automate90": { words: "293246574e54b457", card: "730091611d380e41" },
  "book-architect": { words: "dae63c7f3914a00c", card: "03ede0e2b0229212" },
  "book-strategist": { words: "d3cfd67b3de404f1", card: "efb07d7b4b9ce413" },
  "book-engineer": { words: "a08bf9205923dcb3", card: "51ef6fdf30cb0ba3" },
  "book-onboarding": { words: "d0083a7f61ba2277", card: "38e222dd123a324a" },
  "kit-architect": { words: "9d638feda69582df", card: "2707790f7e25764a" },
  "kit-strategist": { words: "019df408faf03bf9", card: "0fc7db7cc528a30c" },
  notetaker: { words: "1982fb4b5bcecd25", card: "d19ab471986d75bf" },
  "terms-of-use": { words: "56e5f28fec306f53", card: "288c8c8434a66d75" },
  tutorial: { words: "ac761f71ba7df507", card: "f78a7bc179c1692f" },
  launch: { words: "240fe82ad018779e", card: "277909c555716ae9" },
  "launch-discovery": { words: "8030eadabeb6e2e7", card: "34de2f3990be0d41" },
  "free-workspace": { words: "0ad742be6e0bb382", card: "1b8f592286308630" },
  "free-workspace-email": { words: "c9de85a3035a2a15", card: "295e01b799391d95" },
  "free-resources": { words: "748ce3339090c13d", card: "cf332beb9bf0a365" },
  ai4b: { words: "e0b3563decafcb1c", card: "599ade223fab6a3b" },
  "automation-blueprint": { words: "c374459d569a5984", card: "c0bac31da7ef8627" },
  blueprint: { words: "e75371cc574076cb", card: "8bb7734a9d6a27bd" },
  automate90: { words: "125686d4f3d4feb5", card: "1b7ad2f204a7a533" },
  "site-by-tonight": { words: "8795bef1603f8687", card: "54498f07244155a8" },
  "move-the-needle": { words: "feada0d76bd72b1d", card: "bf2b2fa879405fd7" },
  "automate-now": { words: "4c8c9440f3190df2", card: "e1a81092be5938c1" },
  "automated-roofer": { words: "2ca9d9da86d00bf9", card: "1393d15705260146" },
  "launch-my-business": { words: "893d0109be49034c", card: "a3d4faf08d840721" },
  "workspace-pricing": { words: "4587828f4aa55fcc", card: "fca139f81c47a452" },
  automate: { words: "8c2c0decfc1ce52c", card: "a6ec2690f549c81b" },
  social: { words: "fff20f4aa269f60b", card: "6c4bd56a7a15aa9d" },
  "private-notetaker": { words: "6b56b0f8022aef98", card: "bc6d9161dd947f09" },
  privacy: { words: "db33178807467d42", card: "c0fad7ba833bca7b" },
};
