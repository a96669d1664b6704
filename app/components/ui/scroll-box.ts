/** What scrolls sideways and may hold no link: the keyboard has to reach it. */
export const scrollBox = { tabIndex: 0 };
