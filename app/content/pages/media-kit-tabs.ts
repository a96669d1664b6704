const headshot = { id: "headshot", label: "Headshot" } as const;
const bio = { id: "bio", label: "Professional Bio" } as const;

export type KitTab = typeof headshot | typeof bio;

const items: readonly [KitTab, ...KitTab[]] = [headshot, bio];

/** Words of the tabs of a media kit, their panels and their toasts. */
export const kitTabs = {
  label: "Parts of the media kit",
  items,
  headshot: {
    text: "Square, 1200 × 1200 pixels, PNG. Free to use to promote a talk or an episode.",
    download: "Download headshot",
    logo: { label: "Download logo", file: "/icon-512.png" },
    toast: { title: "Download started", text: "You'll find it in your downloads folder." },
  },
  bio: {
    short: "Short",
    long: "Long",
    words: (count: number) => `${count} words`,
    copyShort: "Copy short bio",
    copy: "Copy bio",
    downloadShort: "Short bio (TXT)",
    download: "Long bio (TXT)",
    copied: "Copied!",
    toast: { title: "Bio copied to clipboard", text: "Paste it wherever you need it." },
    failed: {
      title: "The bio wasn't copied",
      text: "Your browser blocked it. Select the text and copy it manually.",
    },
  },
  toasts: { label: "Notifications (F8)", close: "Close notification" },
} as const;
