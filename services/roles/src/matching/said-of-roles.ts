import { Confidence, isOnlySuggestion, type SaidOfRole } from '@skills-architect/contracts/roles';
import type { MatchResult } from '@skills-architect/matching';
import type { SuggestionRecord } from '@skills-architect/service-kit';
import * as z from 'zod';

type Languages = Partial<Pick<MatchResult, 'unmeasuredLanguage' | 'languages'>>;
type Suggested = { roleId: number; confidence?: Confidence | null | undefined };

/** The languages that a suggestion names, without those that it does not. */
export const ofLanguages = ({ unmeasuredLanguage, languages }: Languages) => ({
  ...(unmeasuredLanguage !== undefined && { unmeasuredLanguage }),
  ...(languages && { languages }),
});

const saidOf = (roles: readonly Suggested[], languages: Languages): ReadonlyMap<number, SaidOfRole> =>
  new Map(
    roles.map(({ roleId, confidence = null }, index) => [
      roleId,
      { confidence, ...(index === 0 && ofLanguages(languages)), isOnly: isOnlySuggestion(roles) },
    ]),
  );

/** What a result says of each suggested role, by its id. */
export const saidOfRoles = (result: MatchResult | undefined): ReadonlyMap<number, SaidOfRole> =>
  saidOf(
    (result?.suggestions ?? []).map(({ roleId }, index) => ({
      roleId,
      confidence: index === 0 ? result?.confidence : null,
    })),
    result ?? {},
  );

const Logged = z.array(z.object({ roleId: z.number(), confidence: Confidence.nullish() }));

/** The confidence and the languages that a logged suggestion states for each role. */
export const saidInLog = ({ evidence, ...languages }: Pick<SuggestionRecord, 'evidence'> & Languages) =>
  saidOf(Logged.parse(evidence), languages);
