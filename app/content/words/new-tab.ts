export const newTab = "(opens in a new tab)";
