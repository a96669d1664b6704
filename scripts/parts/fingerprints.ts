/** Written by `npm run stamp`: not to be edited by hand. By page; the site itself reads none of it. */
export type Fingerprints = {
  /** Of the words of the page, title and description among them. */
  readonly words: string;
  /** Of the picture that shared links show. */
  readonly card: string;
};

export const fingerprints: Readonly<Record<string, Fingerprints>> = {
  home: { words: "24025007198c6cca", card: "396c19b5e90a359e" },
  "case-studies": { words: "30399311ac45209b", card: "9e9010586303d615" },
  book: { words: "b9926851338be20c", card: "341686f13f8a9bba" },
  "book-automate90": { words: "2462ce4d2f64412b", card: "357fa1793dcd5033" },
  "book-architect": { words: "da98cb0e9fbe4e80", card: "88b4728dc0ae411e" },
  "book-strategist": { words: "52a128ae5fea3c96", card: "a207a505caa9be85" },
  "book-engineer": { words: "d28d164c671c9339", card: "9a56926edbac8dd9" },
  "book-onboarding": { words: "e86cb8b54c2c6671", card: "850966a570f67686" },
  "kit-architect": { words: "9d638feda69582df", card: "0c321478e93aeec7" },
  "kit-strategist": { words: "019df408faf03bf9", card: "923ad4f8df1ef605" },
  notetaker: { words: "c47ec5be1f91f785", card: "d19ab471986d75bf" },
  "terms-of-use": { words: "56e5f28fec306f53", card: "288c8c8434a66d75" },
  tutorial: { words: "0e8ceacfeb8d0e0f", card: "f0cbad77fe7d3b14" },
  launch: { words: "20c20abb55184626", card: "277909c555716ae9" },
  "launch-discovery": { words: "afee91ee34ea9270", card: "c67e80a1f4c57dcf" },
  "free-workspace": { words: "2850e36e4fd91b21", card: "1b8f592286308630" },
  "free-workspace-email": { words: "8d84b4f160655090", card: "dc38e89ea540c98b" },
  "free-resources": { words: "90726c9f9bd200e8", card: "14a5a15d2105e700" },
  ai4b: { words: "1ad3d8fe05c4ab1c", card: "599ade223fab6a3b" },
  "automation-blueprint": { words: "865af67b78f4ef56", card: "c0bac31da7ef8627" },
  blueprint: { words: "e75371cc574076cb", card: "8bb7734a9d6a27bd" },
  automate90: { words: "3a71b8b294bd7f5e", card: "a308ab53520a514f" },
  "site-by-tonight": { words: "488d114b3dfb61d8", card: "54498f07244155a8" },
  "move-the-needle": { words: "63bfc4c6d4b4af35", card: "0b007bd368238ac2" },
  "automate-now": { words: "16c17f70630e633c", card: "e1a81092be5938c1" },
  "automated-roofer": { words: "e7f3b480f5626359", card: "1393d15705260146" },
  "launch-my-business": { words: "247f2f696b347c30", card: "0f7613d8e1879371" },
  "workspace-pricing": { words: "f6171fa33bed117c", card: "75aaba5b2f55025b" },
  automate: { words: "c699514e58188e9f", card: "a87604576b0b64a6" },
  social: { words: "fff20f4aa269f60b", card: "6c4bd56a7a15aa9d" },
  "private-notetaker": { words: "f2714fabf94be5d3", card: "bc6d9161dd947f09" },
  privacy: { words: "db33178807467d42", card: "c0fad7ba833bca7b" },
};
