/** Average character width and line height of labels in pixels. */
export const CHARACTER_PX = 6;
export const LINE_PX = 13;
