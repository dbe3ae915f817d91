import { ownTitle } from '@skills-architect/contracts';
import { scoreTitle } from './title-words';

/** A title with one of these words is about the level that is wanted. */
const WANTED =
  /target|required|expected|desired|needed|goal|soll|ziel|requis|cible|attendu|requerid|objetivo|esperad|richiest|atteso|exigid|vereist|gewenst|docelow|wymagan|\bm[aå]l|требуем|целев|目標/i;
const PRESENT = /current|\bactual|present|\bself\b|\bist\b|actuel|atual|attuale|huidig|obecn|nuvarande|текущ|現在/i;
/** The question about such levels. */
export const PRESENT_LEVELS = 'The title names levels that people have now. Are they the levels that are wanted?';
/** Whether a title tells the levels that people have now from those that are wanted. */
export const namesPresentLevels = (title: string): boolean =>
  scoreTitle(title).has('level') && PRESENT.test(title) && !WANTED.test(title);

/** Whether a title is about the level that is wanted. */
export const namesWanted = (title: string): boolean => WANTED.test(title);

/** Whether a title is about the level that people have. */
export const namesPresent = (title: string): boolean => PRESENT.test(title);

/** Whether a title of a column says only what its levels are: "Target", "Ist". */
export const isTitleOfLevels = (title: string): boolean =>
  scoreTitle(title).has('level') || WANTED.test(title) || PRESENT.test(title);

const groupOf = (title: string) => title.slice(0, -ownTitle(title).length);

/** Whether a title has what its levels are as its group: "Target – Fitter". */
export const hasLevelAsGroup = (title: string): boolean => {
  const group = groupOf(title);
  return group !== '' && isTitleOfLevels(group) && !isTitleOfLevels(ownTitle(title));
};

/** Whether the levels of such a column are those that people have now. */
export const hasPresentAsGroup = (title: string): boolean => hasLevelAsGroup(title) && PRESENT.test(groupOf(title));
