/** A list that phones scroll sideways and that holds no link: the keyboard has to reach it. */
export const snapRow = { tabIndex: 0 };
