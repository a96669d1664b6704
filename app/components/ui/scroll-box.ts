/** Props of a box that scrolls sideways: a keyboard must reach it even if it has no links. */
export const scrollBox = { tabIndex: 0 };
