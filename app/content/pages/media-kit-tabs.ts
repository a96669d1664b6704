/** Apart from `media-kit.ts`, so that the browser bundle carries these words alone. */

type KitTab = { readonly id: "headshot" | "bio"; readonly label: string };

const items: readonly [KitTab, KitTab] = [
  { id: "headshot", label: "Headshot" },
  { id: "bio", label: "Professional Bio" },
];

/** Words of the tabs of a media kit, their panels and their toasts. */
export const kitTabs = {
  label: "Parts of the media kit",
  items,
  headshot: {
    introduce: (name: string) => `Introducing ${name}`,
    square: {
      title: "Square",
      text: "For profiles and programs. 1200\u00a0×\u00a01200 PNG.",
      download: "Download headshot",
    },
    logos: [
      {
        title: "Logo for light backgrounds",
        text: "1600 × 400 PNG, transparent.",
        download: "Download logo",
        file: "/logo-dark.png",
        isLightLogo: false,
      },
      {
        title: "Logo for dark backgrounds",
        text: "1600 × 400 PNG, transparent.",
        download: "Download logo",
        file: "/logo-light.png",
        isLightLogo: true,
      },
    ],
    toast: { title: "Download started", text: "You'll find it in your downloads folder." },
  },
  bio: {
    /** Bios by length, each with the labels of a button to copy it and a link to save it. */
    lengths: [
      { id: "line", label: "One line", copy: "Copy one-liner", download: "One-liner (TXT)" },
      { id: "short", label: "Short", copy: "Copy short bio", download: "Short bio (TXT)" },
      { id: "long", label: "Long", copy: "Copy bio", download: "Long bio (TXT)" },
    ],
    words: (count: number) => `${count} words`,
    copied: "Copied!",
    toast: { title: "Bio copied to clipboard", text: "Paste it wherever you need it." },
    failed: {
      title: "The bio wasn't copied",
      text: "Your browser blocked it. Select the text and copy it manually.",
    },
  },
} as const;
