/** Props of a box that scrolls sideways: the keyboard must reach it, with or without links inside. */
export const scrollBox = { tabIndex: 0 };
