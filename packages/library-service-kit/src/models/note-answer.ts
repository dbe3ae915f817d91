import type { SuggestionOrigin } from '@skills-architect/contracts';
import type { RoleSkillSuggestions } from '@skills-architect/contracts/roles';
import type { ServiceKit } from '@skills-architect/service-kit';

type Log = ServiceKit['suggestions'];
/** Version of what is suggested from the library without the matcher of roles. */
const MATCHER = 'library 1';

interface Asked {
  by: number;
  input: object;
}

const note = async (
  log: Log,
  { by, input }: Asked,
  origin: SuggestionOrigin,
  suggestion: { kind: 'text' | 'skills'; subject: string | null; evidence: object[] },
) => {
  const evidence = suggestion.evidence.map((record) => ({ ...record }));
  const model = origin.source === 'model' ? (origin.model ?? null) : null;
  await log.note([
    { ...suggestion, evidence, clientId: null, by, input: { ...input }, matcher: MATCHER, model, library: {} },
  ]);
};

/** Logs suggested texts, and resolves to the answer with them. */
export const noteTexts = async <A extends SuggestionOrigin & { suggestions: object[] }>(
  log: Log,
  asked: Asked,
  answer: A,
): Promise<A> => {
  await note(log, asked, answer, { kind: 'text', subject: null, evidence: answer.suggestions });
  return answer;
};

/** Logs skills suggested for a record such as `role 7`, and resolves to the answer with them. */
export const noteSkills = async (
  log: Log,
  asked: Asked & { subject: string },
  answer: RoleSkillSuggestions,
): Promise<RoleSkillSuggestions> => {
  const known = answer.skills.map(({ skill: { skillId, skillName }, aiSuggestedLevel, records }) => ({
    skillId,
    skillName,
    aiSuggestedLevel,
    records,
  }));
  const evidence = [...known, ...answer.nonExistingSkills];
  await note(log, asked, answer, { kind: 'skills', subject: asked.subject, evidence });
  return answer;
};

/** Logs which of these saved texts the user took from suggestions. */
export const noteTakenTexts = async (log: Log, subject: string, by: number, texts: readonly string[], at: Date) => {
  for (const text of new Set(texts))
    if (text) await log.decide({ kind: 'text', by, 'evidence.text': text }, { subject, chosen: [text], by, at });
};
