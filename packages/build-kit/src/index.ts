/** Shared webpack configuration of shell and areas, and the table of shared modules. */
export type { Compiler } from 'webpack';
export { areaConfig } from './area-config';
export type { BuildMode } from './base-config';
export { shellConfig } from './shell-config';
