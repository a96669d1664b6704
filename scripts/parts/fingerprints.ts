/** Written by `npm run stamp`: not to be edited by hand. By page; the site itself reads none of it. */
export type Fingerprints = {
  /** Of the words of the page, title and description among them. */
  readonly words: string;
  /** Of the picture that shared links show. */
  readonly card: string;
};

export const fingerprints: Readonly<Record<string, Fingerprints>> = {
  home: { words: "b442fb82aae404d3", card: "396c19b5e90a359e" },
  "case-studies": { words: "9435eebad948f703", card: "9e9010586303d615" },
  book: { words: "0aaabfec81573d12", card: "aed9c32e6e5b1889" },
  "book-automate90": { words: "33c4af3d114f4a4c", card: "4105a1a3301abbfd" },
  "book-architect": { words: "dae63c7f3914a00c", card: "37b480e9b769426b" },
  "book-strategist": { words: "790de5f706a82e05", card: "aca0ed8ae3ab9835" },
  "book-engineer": { words: "7bc292654198d1e7", card: "3b5202749129aa44" },
  "book-onboarding": { words: "d0083a7f61ba2277", card: "427752b9be131a68" },
  "kit-architect": { words: "43a051a45fa5fe90", card: "7ac6e594f151ae42" },
  "kit-strategist": { words: "af1a487ddb293eb9", card: "6b8b09d1ef71f692" },
  notetaker: { words: "985bd2b660bc27e7", card: "d19ab471986d75bf" },
  "terms-of-use": { words: "56e5f28fec306f53", card: "288c8c8434a66d75" },
  tutorial: { words: "ac761f71ba7df507", card: "f78a7bc179c1692f" },
  launch: { words: "240fe82ad018779e", card: "277909c555716ae9" },
  "launch-discovery": { words: "433394c0c5a22513", card: "66419cda94851fc2" },
  "free-workspace": { words: "4ac47f8ca377e4f0", card: "a30891ac7342d04d" },
  "free-workspace-email": { words: "80dcc56f08c3d060", card: "4609c568455a1a1c" },
  "free-resources": { words: "94d95e31db13408e", card: "cf332beb9bf0a365" },
  ai4b: { words: "e0b3563decafcb1c", card: "599ade223fab6a3b" },
  "automation-blueprint": { words: "cea84ff9e1264d63", card: "c0bac31da7ef8627" },
  blueprint: { words: "b26dea193f790516", card: "8bb7734a9d6a27bd" },
  automate90: { words: "3e6e1873fe98b740", card: "8394c9369a715e11" },
  "site-by-tonight": { words: "30cb3a38f18f3d51", card: "8da083406a5692ae" },
  "move-the-needle": { words: "ff083a681571d27e", card: "5582298f115691cc" },
  "automate-now": { words: "6ca6f1742c88f834", card: "74a5144b7e2d6ea0" },
  "automated-roofer": { words: "75f67f152e19d27d", card: "d9c71d2600e52cd9" },
  "launch-my-business": { words: "e3e4f2ed3813a21b", card: "bd00009bf187b97c" },
  "workspace-pricing": { words: "c220093bc7ca2dea", card: "fca139f81c47a452" },
  automate: { words: "bce2d0f5368554f1", card: "e145f9f314646c30" },
  social: { words: "cd62935ce7f86bc6", card: "6c4bd56a7a15aa9d" },
  "private-notetaker": { words: "cd68cf62a74b4528", card: "bc6d9161dd947f09" },
  privacy: { words: "db33178807467d42", card: "c0fad7ba833bca7b" },
};
