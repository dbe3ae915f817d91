/** Loads the library that draws pages and opens pictures; its package is optional. */
export const loadCanvas = () => import('@napi-rs/canvas');
