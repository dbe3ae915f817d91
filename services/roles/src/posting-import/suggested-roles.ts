import type { Confidence } from '@skills-architect/contracts/roles';
import type { MatchResult } from '@skills-architect/matching';
import type { MatchText } from '../matching/match-task';

/** Texts per match call, well within the matcher's deadline. */
const BATCH_SIZE = 50;
const MAX_SUGGESTIONS = 3;
const MAX_SENTENCES = 8;

/** The texts of a posting that are matched. */
export interface PostingText {
  title: string;
  description: string;
}

/** The roles that fit a posting, best first, and the sentences of its description about the role. */
export interface SuggestedRoles {
  roleIds: number[];
  confidence: Confidence | null;
  sentences: string[];
}

/** The needed parts of a match: the roles, and the weights of the sentences. */
type MatchedRoles = { suggestions: Pick<MatchResult['suggestions'][number], 'roleId'>[] } & Pick<
  MatchResult,
  'sentences'
> &
  Partial<Pick<MatchResult, 'confidence'>>;
/** The part of the matcher that suggests roles. */
export interface Suggester {
  suggest: (texts: MatchText[], client: undefined, limit: number) => Promise<MatchedRoles[]>;
}

const toSuggestedRoles = (
  { suggestions, sentences, confidence }: MatchedRoles,
  { description }: PostingText,
): SuggestedRoles => ({
  roleIds: suggestions.map(({ roleId }) => roleId),
  confidence: confidence ?? null,
  sentences: sentences
    .filter(({ weight }) => weight > 0)
    .slice(0, MAX_SENTENCES)
    .map(({ start, end }) => description.slice(start, end).trim()),
});

/** Suggests roles for postings, in the order of the texts. */
export const suggestForPostings = async (
  matcher: Suggester,
  texts: readonly PostingText[],
): Promise<SuggestedRoles[]> => {
  const suggested: SuggestedRoles[] = [];
  for (let from = 0; from < texts.length; from += BATCH_SIZE) {
    const batch = texts.slice(from, from + BATCH_SIZE);
    const results = await matcher.suggest(
      batch.map((text) => ({ ...text, restored: [] })),
      undefined,
      MAX_SUGGESTIONS,
    );
    for (const [index, result] of results.entries()) {
      const text = batch[index];
      if (text) suggested.push(toSuggestedRoles(result, text));
    }
  }
  return suggested;
};
