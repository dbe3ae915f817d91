import type { SuggestedFrom, SuggestionOrigin } from '@skills-architect/contracts';
import { formatNames } from '@skills-architect/contracts/locale';

const KINDS: Record<SuggestedFrom['kind'], string> = {
  skill: 'similar skills',
  role: 'similar roles',
  'knowledge base': 'the Skillopedia',
  scheme: 'the general text of the levels',
};
const MAX_NAMED = 3;

const formatName = ({ name, source }: SuggestedFrom) => (source && source !== name ? `${name} (${source})` : name);

const listNames = (records: readonly SuggestedFrom[]) => formatNames(records.map(formatName), MAX_NAMED);

/** Text about the records a suggestion was made from; undefined if a language model wrote it. */
export const describeSuggestionSources = (
  records: readonly SuggestedFrom[],
  { source }: SuggestionOrigin,
): string | undefined => {
  if (source === 'model') return undefined;
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  const parts = kinds.map((kind) => `${KINDS[kind]}: ${listNames(records.filter((record) => record.kind === kind))}`);
  return parts.length ? `Suggested from ${parts.join('; ')}` : 'Suggested from the texts above';
};

/** Text about the origin of suggestions. */
export const describeOrigin = ({ source, model }: SuggestionOrigin): string =>
  source === 'model' ? `Written by the model ${model}, check before use` : 'Made from the library. Check before use';
