/** Written by `npm run stamp`: not to be edited by hand. By page; the site itself reads none of it. */
export type Fingerprints = {
  /** Of the words of the page, title and description among them. */
  readonly words: string;
  /** Of the picture that shared links show. */
  readonly card: string;
};

export const fingerprints: Readonly<Record<string, Fingerprints>> = {
  home: { words: "f0f6007f182f793f", card: "396c19b5e90a359e" },
  "case-studies": { words: "9435eebad948f703", card: "9e9010586303d615" },
  book: { words: "bf5cbdd1224f3f06", card: "341686f13f8a9bba" },
  "book-automate90": { words: "4f28a5323b5cb414", card: "357fa1793dcd5033" },
  "book-architect": { words: "803e22e2be32f859", card: "88b4728dc0ae411e" },
  "book-strategist": { words: "d3cfd67b3de404f1", card: "a207a505caa9be85" },
  "book-engineer": { words: "a08bf9205923dcb3", card: "9a56926edbac8dd9" },
  "book-onboarding": { words: "d0083a7f61ba2277", card: "850966a570f67686" },
  "kit-architect": { words: "9d638feda69582df", card: "0c321478e93aeec7" },
  "kit-strategist": { words: "019df408faf03bf9", card: "923ad4f8df1ef605" },
  notetaker: { words: "1982fb4b5bcecd25", card: "d19ab471986d75bf" },
  "terms-of-use": { words: "56e5f28fec306f53", card: "288c8c8434a66d75" },
  tutorial: { words: "ac761f71ba7df507", card: "f78a7bc179c1692f" },
  launch: { words: "dd0c236e2c3ed506", card: "277909c555716ae9" },
  "launch-discovery": { words: "02497296e2ecab96", card: "c67e80a1f4c57dcf" },
  "free-workspace": { words: "485e7aadd7595b11", card: "1b8f592286308630" },
  "free-workspace-email": { words: "c9de85a3035a2a15", card: "295e01b799391d95" },
  "free-resources": { words: "b910f0fcc1a2841a", card: "cf332beb9bf0a365" },
  ai4b: { words: "e0b3563decafcb1c", card: "599ade223fab6a3b" },
  "automation-blueprint": { words: "c374459d569a5984", card: "c0bac31da7ef8627" },
  blueprint: { words: "e75371cc574076cb", card: "8bb7734a9d6a27bd" },
  automate90: { words: "eb6a940fa5cc1535", card: "a308ab53520a514f" },
  "site-by-tonight": { words: "8795bef1603f8687", card: "54498f07244155a8" },
  "move-the-needle": { words: "0b3c36337067f215", card: "bf2b2fa879405fd7" },
  "automate-now": { words: "46bf4ad7eabaf217", card: "e1a81092be5938c1" },
  "automated-roofer": { words: "870b66dab4852ba6", card: "1393d15705260146" },
  "launch-my-business": { words: "646deffcf7df3780", card: "a3d4faf08d840721" },
  "workspace-pricing": { words: "13c96296d26dab1c", card: "fca139f81c47a452" },
  automate: { words: "5420a20e808a4e31", card: "a6ec2690f549c81b" },
  social: { words: "fff20f4aa269f60b", card: "6c4bd56a7a15aa9d" },
  "private-notetaker": { words: "6cadef1cb741b794", card: "bc6d9161dd947f09" },
  privacy: { words: "db33178807467d42", card: "c0fad7ba833bca7b" },
};
