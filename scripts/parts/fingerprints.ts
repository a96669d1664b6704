/** Written by `npm run stamp`: not to be edited by hand. By page; the site itself reads none of it. */
export type Fingerprints = {
  /** Of the words of the page, title and description among them. */
  readonly words: string;
  /** Of the picture that shared links show. */
  readonly card: string;
};

export const fingerprints: Readonly<Record<string, Fingerprints>> = {
  home: { words: "8076af504b9cbbdd", card: "b924feab6d9d8e80" },
  "case-studies": { words: "3efe9a46c6dbca99", card: "8afd5127c615bc87" },
  book: { words: "6c5a7588fe76aab3", card: "aed9c32e6e5b1889" },
  "book-automate90": { words: "8bfeca77b4e4ee65", card: "4105a1a3301abbfd" },
  "book-architect": { words: "4541bf0781c4e82c", card: "37b480e9b769426b" },
  "book-strategist": { words: "f3417010f4f38876", card: "aca0ed8ae3ab9835" },
  "book-engineer": { words: "7bc292654198d1e7", card: "3b5202749129aa44" },
  "book-onboarding": { words: "d0083a7f61ba2277", card: "427752b9be131a68" },
  "kit-architect": { words: "acbb8b14f7952eee", card: "7ac6e594f151ae42" },
  "kit-strategist": { words: "5bda1a94a8512fb2", card: "6b8b09d1ef71f692" },
  notetaker: { words: "985bd2b660bc27e7", card: "d19ab471986d75bf" },
  "terms-of-use": { words: "56e5f28fec306f53", card: "288c8c8434a66d75" },
  tutorial: { words: "79ca7946bc124a73", card: "f78a7bc179c1692f" },
  launch: { words: "eac6e22502c2e20c", card: "eac2b6ec8f91b775" },
  "launch-discovery": { words: "4621ecf2ea32861f", card: "66419cda94851fc2" },
  "free-workspace": { words: "e4e0441ac467852d", card: "a30891ac7342d04d" },
  "free-workspace-email": { words: "254145ad6d4284a4", card: "d854ddf539569614" },
  "free-resources": { words: "94d95e31db13408e", card: "cf332beb9bf0a365" },
  ai4b: { words: "c84a3bad0ebcfd8a", card: "599ade223fab6a3b" },
  "automation-blueprint": { words: "cea84ff9e1264d63", card: "c0bac31da7ef8627" },
  blueprint: { words: "b26dea193f790516", card: "8bb7734a9d6a27bd" },
  automate90: { words: "5186913a8236acfa", card: "8394c9369a715e11" },
  "site-by-tonight": { words: "e30c67e5fa7502b5", card: "8da083406a5692ae" },
  "move-the-needle": { words: "c9df0970bf559499", card: "a4f66a6f4887b4eb" },
  "automate-now": { words: "48e7dbddb730e499", card: "74a5144b7e2d6ea0" },
  "automated-roofer": { words: "75f67f152e19d27d", card: "d9c71d2600e52cd9" },
  "launch-my-business": { words: "062ce8d0508d4ca6", card: "b6f7f0665fab4a3f" },
  "workspace-pricing": { words: "5c367f32f9df6b07", card: "5ef6fa781feb4a9b" },
  automate: { words: "59f62bff4d1a283f", card: "cd37384e1017747d" },
  social: { words: "84ad98f771c20a7f", card: "6c4bd56a7a15aa9d" },
  "private-notetaker": { words: "cd68cf62a74b4528", card: "bc6d9161dd947f09" },
  privacy: { words: "db33178807467d42", card: "c0fad7ba833bca7b" },
};
