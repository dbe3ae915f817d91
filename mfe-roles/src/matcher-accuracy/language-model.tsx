import type { LanguageModelState } from '@skills-architect/contracts';
import { formatNumber, languageName } from '@skills-architect/contracts/locale';
import { roleLanguageModel } from '@skills-architect/contracts/roles';
import { useCall } from '@skills-architect/portal-kit';
import { Loaded, Panel, Skeleton, Stack, StatusBadge, Text, type Tone } from '@skills-architect/ui-kit';
import { FactList } from '@skills-architect/ui-kit/extra';

const STATUS: Record<LanguageModelState['status'], { tone: Tone; label: string }> = {
  ready: { tone: 'done', label: 'Running' },
  preparing: { tone: 'accent', label: 'Being prepared' },
  unavailable: { tone: 'warning', label: 'Not available' },
  off: { tone: 'neutral', label: 'Off' },
};
const ORIGINS: Record<NonNullable<LanguageModelState['origin']>, string> = {
  own: 'comes with the portal and runs in it',
  hub: 'from a model hub or a folder (EMBEDDING_MODEL), runs in the portal',
  endpoint: 'behind an address (EMBEDDING_URL)',
};

/** Why roles are not compared by meaning, or not all of them; undefined when they are. */
const describeGap = ({ status, sentence, embedded, records }: LanguageModelState): string | undefined => {
  if (status !== 'ready') return sentence;
  if (embedded >= records) return undefined;
  return embedded === 0
    ? 'The industry roles have no vectors of this model yet: until they are made, roles are suggested by words alone.'
    : 'The vectors of the other roles are being made: until then, roles are suggested by words alone where one is missing.';
};

function Facts({ model }: { model: LanguageModelState }) {
  const { tone, label } = STATUS[model.status];
  const gap = describeGap(model);
  return (
    <Stack gap="3">
      <FactList
        facts={[
          { name: 'State', value: <StatusBadge tone={tone}>{label}</StatusBadge> },
          { name: 'Model', value: model.name },
          { name: 'Where', value: model.origin && ORIGINS[model.origin] },
          { name: 'Languages', value: model.languages.map(languageName).join(', ') },
          {
            name: 'Industry roles',
            value: model.name && `${formatNumber(model.embedded)} of ${formatNumber(model.records)} have vectors`,
          },
        ]}
      />
      {gap && (
        <Text
          role={model.status === 'off' ? undefined : 'status'}
          color={model.status === 'off' ? 'fg.muted' : 'warning.fg'}
        >
          {gap}
        </Text>
      )}
    </Stack>
  );
}

/** The model that compares texts by their meaning, and whether the library is prepared for it. */
export function LanguageModel() {
  const read = useCall(roleLanguageModel, {});
  return (
    <Panel title="Language Model">
      <Loaded result={read} waiting={<Skeleton lines={4} label="Loading the language model" />}>
        {(model) => <Facts model={model} />}
      </Loaded>
    </Panel>
  );
}
