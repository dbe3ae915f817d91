/** One webpack configuration for shell and areas, and one table of what they share. */
export { areaConfig } from './area-config';
export { shellConfig } from './shell-config';
