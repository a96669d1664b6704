/** All colors of the site. Import as `colors`, so a page's script gets only those that it uses. */
export const ink950 = "#06100D";
export const ink900 = "#0A1814";
export const ink800 = "#10241E";
export const ink700 = "#1D3B32";
export const inkGlow = "#12392D";
export const inkDash = "#3B6355";
export const paper0 = "#FFFFFF";
export const paper50 = "#FAFAF6";
export const paper100 = "#F2F3EC";
export const paper200 = "#D9DDD1";
export const onLight = "#0F1F1A";
export const onLightMuted = "#46564F";
export const onLightSubtle = "#5F6D66";
export const onDark = "#F4F7F2";
export const onDarkMuted = "#B4C5BD";
export const onDarkSubtle = "#8FA69B";
export const pine800 = "#084A36";
export const pine700 = "#0B5F45";
export const pine600 = "#0E7A58";
export const pine500 = "#139A6E";
export const pine200 = "#BFE6D2";
export const pine100 = "#D8F1E4";
export const lime300 = "#C6F15E";
export const lime200 = "#DDF79C";
export const control = "#8A9189";
export const controlTrack = `${control}2E`;
export const edge = "#C9CEC1";

export const danger = "#B42318";
export const dangerTint = "#FEF0EE";
export const dangerOnDark = "#FF9B8F";
export const warn = "#8A5800";
export const warnTint = "#FFF5D9";

export const workspace = "#5B3FD6";
export const workspaceTint = "#EDE9FE";
export const automation = "#B8400E";
export const automationTint = "#FFEDE1";
export const social = "#AE2068";
export const socialTint = "#FFE8F2";
export const agents = "#0B6394";
export const agentsTint = "#E1F2FC";

export const clickup = "#7B68EE";
export const googledrive = "#4285F4";
export const googlemeet = "#00897B";
export const stripe = "#635BFF";

export const drawnPeople = {
  skins: { fair: "#F0C8A6", light: "#E3B48F", olive: "#CF9A74", brown: "#A86F4B", deep: "#7A4B33" },
  hair: {
    black: "#1D1613",
    brown: "#4A2E1F",
    chestnut: "#8A5A33",
    copper: "#B5532A",
    sand: "#D2A45C",
    silver: "#C9CCC6",
  },
  lips: "#B4584C",
} as const;

export const shadows = {
  e1: "0 1px 2px rgb(9 30 22 / 0.08)",
  e2: "0 8px 24px -8px rgb(9 30 22 / 0.14)",
  e3: "0 24px 60px -24px rgb(10 60 44 / 0.35)",
  scrim: "0 0 0 100vh rgb(6 16 13 / 0.6)",
} as const;

export const mail = {
  light: {
    ground: paper0,
    card: paper0,
    edge: paper200,
    text: onLight,
    quiet: onLightMuted,
    link: pine700,
    button: pine600,
    onButton: paper0,
  },
  dark: {
    ground: ink950,
    card: ink800,
    edge: ink700,
    text: onDark,
    quiet: onDarkMuted,
    link: lime300,
    button: lime300,
    onButton: ink900,
  },
} as const;
