import type { SkillMap } from '@skills-architect/contracts/personas';
import { readThemeColours } from '@skills-architect/ui-kit/extra';
import { savePicture } from '../pictures/save-picture';
import { drawMap } from './draw-map';
import type { Measure } from './map-cells';
import { MAP_SIZES } from './map-geometry';

/** Longest side of an image in pixels: browsers cannot draw much larger ones. */
const MAX_SIDE = 8000;

/** Saves the whole map as an image, as far as it fits into one. */
export const saveMap = (map: SkillMap, measure: Measure, name: string): void => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(MAX_SIDE, MAP_SIZES.nameWidth + map.columns.length * MAP_SIZES.cellWidth);
  canvas.height = Math.min(MAX_SIDE, MAP_SIZES.headHeight + map.rows.length * MAP_SIZES.cellHeight);
  const context = canvas.getContext('2d');
  const view = { left: 0, top: 0, width: canvas.width, height: canvas.height };
  const look = { measure, sizes: MAP_SIZES, colour: readThemeColours(), active: undefined };
  if (context) drawMap(context, map, view, look);
  savePicture(canvas, name);
};
