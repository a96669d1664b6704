export const scrollBox = { tabIndex: 0 };
