import { confidenceWord, describeLanguages, type SaidOfRole } from '@skills-architect/contracts/roles';
import { Text } from '@skills-architect/ui-kit';

const toSentence = (clause: string) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

const UNMEASURED =
  "How often the first suggestion for such texts is right has not been measured, so it is called 'possible' at most.";
const ONLY = "No other role is suggested, but its score is not high enough for 'likely', so it is called 'possible'.";
const FAR = 'A role may fit although it is called not close: few words are the same in both languages.';

const reasonFor = ({ isOnly, ...said }: SaidOfRole): string | undefined => {
  const { confidence, unmeasuredLanguage, languages } = said;
  const inLanguages = languages ? toSentence(describeLanguages(languages)) : '';
  if (unmeasuredLanguage !== undefined) return `${inLanguages} ${UNMEASURED}`.trim();
  if (languages && confidence === 'no close role') return `${inLanguages} ${FAR}`;
  return confidenceWord(said, isOnly) === 'possible' ? ONLY : undefined;
};

/** Why a role is called 'possible' or not close, where that is not for its score alone. */
export function WhyThisWord({ suggestion }: { suggestion: SaidOfRole | undefined }) {
  const reason = suggestion && reasonFor(suggestion);
  return reason === undefined ? null : <Text color="fg.muted">{reason}</Text>;
}
