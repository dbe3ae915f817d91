import type { ProficiencyScheme } from '../skills/skill';

/** Default number of levels, for clients whose sources declare no scheme. */
const USUAL_LEVELS = 5;

export interface ClientScheme {
  /** Empty when the sources name no scheme. */
  schemeName: string;
  levelCount: number;
}

type Scheme = Pick<ProficiencyScheme, 'schemeName' | 'levelCount' | 'sourceIds'>;

/**
 * Derives a client's proficiency scheme from its sources: the first one, in library order, that all of them use.
 * Sources without a scheme are ignored; with no common scheme the client gets five levels.
 */
export const deriveScheme = (sourceIds: readonly number[], schemes: readonly Scheme[]): ClientScheme => {
  const speaking = sourceIds.filter((id) => schemes.some((scheme) => scheme.sourceIds.includes(id)));
  const shared = schemes.find((scheme) => speaking.every((id) => scheme.sourceIds.includes(id)));
  if (!speaking.length || !shared) return { schemeName: '', levelCount: USUAL_LEVELS };
  return { schemeName: shared.schemeName, levelCount: shared.levelCount };
};
