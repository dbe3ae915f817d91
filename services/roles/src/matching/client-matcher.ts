import type { MatchResult } from '@skills-architect/matching';
import type { ClientReader } from '@skills-architect/service-kit';
import type { DecidedTitles } from '../match-decisions/decided-titles';
import type { MatchText } from './match-task';
import type { RoleExplanation, RoleMatcher } from './role-matcher';

/** Number of roles suggested per persona. */
const MAX_SUGGESTIONS = 3;

interface ClientMatcherDependencies {
  matcher: RoleMatcher;
  readClient: ClientReader;
  addDecisions: DecidedTitles;
  /** Whether decisions of other clients are used. */
  isShared: boolean;
}

/** Matches texts to the roles of a client's library, taking earlier decisions into account. */
export const clientMatcher = ({ matcher, readClient, addDecisions, isShared }: ClientMatcherDependencies) => {
  const prepare = async (texts: readonly MatchText[], clientId: number) => {
    const [{ sourceIds, subSectorIds, clientName }, textsWithDecisions] = await Promise.all([
      readClient(clientId),
      addDecisions(texts, { clientId, isShared }),
    ]);
    return { library: { sourceIds, subSectorIds }, clientName, texts: textsWithDecisions };
  };

  return {
    /** The state of the library that suggestions come from. */
    release: matcher.release,
    async suggest(texts: readonly MatchText[], clientId: number): Promise<MatchResult[]> {
      const request = await prepare(texts, clientId);
      return matcher.suggest(request.texts, request.library, MAX_SUGGESTIONS);
    },
    async explain(
      text: MatchText,
      clientId: number,
      roleIds: number[],
    ): Promise<{ clientName: string; explanations: RoleExplanation[] }> {
      const { texts, library, clientName } = await prepare([text], clientId);
      return { clientName, explanations: await matcher.explain(texts[0] ?? text, library, roleIds) };
    },
  };
};
export type ClientMatcher = ReturnType<typeof clientMatcher>;
