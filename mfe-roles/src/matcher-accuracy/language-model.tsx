import type { LanguageModelState } from '@skills-architect/contracts';
import { formatNumber, languageName } from '@skills-architect/contracts/locale';
import { roleLanguageModel } from '@skills-architect/contracts/roles';
import { skillLanguageModel } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { Loaded, Panel, Skeleton, Stack, StatusBadge, Text, type Tone } from '@skills-architect/ui-kit';
import { FactList } from '@skills-architect/ui-kit/extra';
import { PublicFigures } from './public-figures';

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

/** The figures follow the work while it goes on. */
const POLL_MS = 5000;
const isBehind = ({ embedded, records }: Pick<LanguageModelState, 'embedded' | 'records'>) => embedded < records;
const poll = (model: LanguageModelState | undefined) =>
  model && (model.status === 'preparing' || (model.status === 'ready' && isBehind(model))) ? POLL_MS : false;

/** Why texts are not compared by meaning, or not with all records; undefined when they are. */
const describeGap = (model: LanguageModelState, libraries: readonly Library[]): string | undefined => {
  if (model.status !== 'ready') return model.sentence;
  const without = libraries.filter(({ embedded, records }) => records > 0 && embedded === 0).map(({ name }) => name);
  if (without.length)
    return `These have no vectors of this model yet: ${without.join(', ').toLowerCase()}. Until they are made, their words alone are compared.`;
  const behind = libraries
    .filter(isBehind)
    .map(
      ({ name, embedded, records }) => `${formatNumber(embedded)} of ${formatNumber(records)} ${name.toLowerCase()}`,
    );
  return behind.length
    ? `Vectors are being made (${behind.join(', ')}): until then, words alone are compared where one is missing.`
    : undefined;
};

/** Records of a kind in the library, and how many have vectors. */
type Library = Pick<LanguageModelState, 'embedded' | 'records'> & { name: string };

function Facts({ model, libraries }: { model: LanguageModelState; libraries: readonly Library[] }) {
  const { tone, label } = STATUS[model.status];
  const gap = describeGap(model, libraries);
  return (
    <Stack gap="3">
      <FactList
        facts={[
          { name: 'State', value: <StatusBadge tone={tone}>{label}</StatusBadge> },
          { name: 'Model', value: model.name },
          { name: 'Where', value: model.origin && ORIGINS[model.origin] },
          { name: 'Languages', value: model.languages.map(languageName).join(', ') },
          ...libraries.map(({ name, embedded, records }) => ({
            name,
            value: model.name && `${formatNumber(embedded)} of ${formatNumber(records)} have vectors`,
          })),
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
      {model.status !== 'off' && <PublicFigures figures={model.figures ?? []} />}
    </Stack>
  );
}

/** The model that compares texts by their meaning, and whether the library is prepared for it. */
export function LanguageModel() {
  const read = useCall(roleLanguageModel, {}, { poll });
  // The other service may be away; the state of the model is the same in both.
  const { data: skills } = useCall(skillLanguageModel, {}, { poll });
  return (
    <Panel title="Language Model">
      <Loaded result={read} waiting={<Skeleton lines={4} label="Loading the language model" />}>
        {(model) => (
          <Facts
            model={model}
            libraries={[{ ...model, name: 'Industry roles' }, ...(skills ? [{ ...skills, name: 'Skills' }] : [])]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
