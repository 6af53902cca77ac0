/** Pixels of the screenshots. */
export const PICTURE_WIDTH = 1000
export const PICTURE_HEIGHT = 640
