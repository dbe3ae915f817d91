import type { CellLook } from './styled-sheet';

/** The light theme's colours of the levels 1 to 7. */
export const LEVEL_LOOKS: readonly CellLook[] = [
  { fill: 'F3F8C4' },
  { fill: 'C7E9B4' },
  { fill: '7FCDBB' },
  { fill: '41B6C4' },
  { fill: '1D91C0' },
  { fill: '225EA8', colour: 'FFFFFF' },
  { fill: '0C2C84', colour: 'FFFFFF' },
];
