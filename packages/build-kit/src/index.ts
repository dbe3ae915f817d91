/** One webpack configuration for shell and areas, and one table of what they share. */
export type { Compiler } from 'webpack';
export { areaConfig } from './area-config';
export type { BuildMode } from './base-config';
export { shellConfig } from './shell-config';
