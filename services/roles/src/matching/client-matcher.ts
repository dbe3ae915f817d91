import type { SaidOfRole } from '@skills-architect/contracts/roles';
import type { MatchResult } from '@skills-architect/matching';
import type { ClientReader, ServiceKit } from '@skills-architect/service-kit';
import type { DecidedTitles } from '../match-decisions/decided-titles';
import type { MatchText } from './match-task';
import type { RoleExplanation, RoleMatcher } from './role-matcher';
import { ofLanguages, saidInLog, saidOfRoles } from './said-of-roles';

/** Number of roles suggested per persona. */
export const MAX_SUGGESTIONS = 3;

interface ClientMatcherDependencies {
  log: ServiceKit['suggestions'];
  matcher: RoleMatcher;
  readClient: ClientReader;
  addDecisions: DecidedTitles;
  /** Whether decisions of other clients are used. */
  isShared: boolean;
}

/** What the log has of a result: the roles with the parts of their scores, and the confidence of the first. */
export const toEvidence = (result: MatchResult | undefined) =>
  (result?.suggestions ?? []).map(({ roleId, score, parts }, index) => ({
    roleId,
    score,
    parts: { ...parts },
    ...(index === 0 && { confidence: result?.confidence ?? null }),
  }));

/** An explanation, with what the suggestion for the same text says of the role. */
export type SuggestedExplanation = RoleExplanation & { suggestion: SaidOfRole | undefined };

/** Matches texts to the roles of a client's library, taking earlier decisions into account. */
export const clientMatcher = ({ log, matcher, readClient, addDecisions, isShared }: ClientMatcherDependencies) => {
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
    /** Suggests roles, and logs them; `by` is the user who asks. */
    async suggest(texts: readonly MatchText[], clientId: number, by: number | null): Promise<MatchResult[]> {
      const request = await prepare(texts, clientId);
      const results = await matcher.suggest(request.texts, request.library, MAX_SUGGESTIONS);
      const made = await matcher.made();
      const toRecord = (text: MatchText, at: number) => ({
        ...made,
        kind: 'role' as const,
        clientId,
        by,
        subject: null,
        input: { ...text, ...request.library },
        evidence: toEvidence(results[at]),
        ...ofLanguages(results[at] ?? {}),
      });
      await log.note(request.texts.map(toRecord));
      return results;
    },
    async explain(
      text: MatchText,
      clientId: number,
      roleIds: number[],
    ): Promise<{ clientName: string; explanations: SuggestedExplanation[] }> {
      const { title, description } = text;
      const [{ texts, library, clientName }, logged] = await Promise.all([
        prepare([text], clientId),
        log.latest(clientId, 'role', { title, description }),
      ]);
      const prepared = texts[0] ?? text;
      const explanations = await matcher.explain(prepared, library, roleIds);
      // It may be older than the log keeps, or the text was changed since.
      const [made] = logged ? [] : await matcher.suggest([prepared], library, MAX_SUGGESTIONS);
      const said = logged ? saidInLog(logged) : saidOfRoles(made);
      return {
        clientName,
        explanations: explanations.map((explanation) => ({
          ...explanation,
          suggestion: said.get(explanation.roleId),
        })),
      };
    },
  };
};
export type ClientMatcher = ReturnType<typeof clientMatcher>;
