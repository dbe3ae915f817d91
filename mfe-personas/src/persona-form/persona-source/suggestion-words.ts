import { formatDateTime } from '@skills-architect/contracts/locale';
import type { LoggedSuggestion } from '@skills-architect/contracts/roles';

type Evidence = LoggedSuggestion['evidence'][number];
type Decision = LoggedSuggestion['decisions'][number];

const MOST_NAMED = 10;

const idOf = ({ roleId, skillId }: Evidence) => roleId ?? skillId;
const nameOf = ({ roleName, skillName }: Evidence) => String(roleName ?? skillName ?? '');
const listNames = (names: readonly string[]) =>
  names.length > MOST_NAMED
    ? `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`
    : names.join(', ');

/** What was suggested, best first. */
export const describeSuggested = ({ evidence }: LoggedSuggestion): string =>
  evidence.length ? `Suggested: ${listNames(evidence.map(nameOf))}` : 'Nothing was suggested.';

/** Who chose what, and when. */
export const describeDecision = (
  { kind, evidence }: LoggedSuggestion,
  { chosen, userName, at }: Pick<Decision, 'chosen' | 'userName' | 'at'>,
): string => {
  const names = chosen.map((id) => {
    const place = evidence.findIndex((record) => idOf(record) === id);
    const found = evidence[place];
    if (!found) return kind === 'role' ? `another role (${id})` : `another skill (${id})`;
    return kind === 'role' ? `${nameOf(found)} (number ${place + 1})` : nameOf(found);
  });
  return `Chosen by ${userName}, ${formatDateTime(at)}: ${names.length ? listNames(names) : 'none'}`;
};

/** By which matcher, model and state of the library. */
export const madeBy = ({ matcher, model, library }: LoggedSuggestion): string =>
  [
    `Matcher ${matcher}`,
    model === null ? 'no language model' : `language model ${model}`,
    ...(library.step === undefined ? [] : [`library update ${String(library.step)}`]),
  ].join(' · ');
