import type { Translation } from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import { chakra, Panel, Stack, StatusBadge, Text } from '@skills-architect/ui-kit';
import { type Fact, FactList } from '@skills-architect/ui-kit/extra';

function TranslatedTexts({ translation }: { translation: Translation }) {
  const { language, name, alternativeNames, description, stale } = translation;
  return (
    <Stack gap="2">
      <chakra.div lang={language}>
        <Text fontWeight="semibold">{name}</Text>
        {alternativeNames.length > 0 && <Text>{alternativeNames.join(', ')}</Text>}
        {description && <Text color="fg.muted">{description}</Text>}
      </chakra.div>
      {stale && (
        <Stack gap="1" borderInlineStartWidth="2px" paddingInlineStart="3">
          <div>
            <StatusBadge tone="warning" wraps>
              Translated before the {Object.keys(stale).join(' and ')} changed. Before:
            </StatusBadge>
          </div>
          {stale.name !== undefined && <Text>{stale.name}</Text>}
          {stale.description !== undefined && <Text color="fg.muted">{stale.description || 'No description'}</Text>}
        </Stack>
      )}
    </Stack>
  );
}

/** The names and texts of a record in other languages; nothing without any. */
export function Translations({ translations = [] }: { translations?: readonly Translation[] | undefined }) {
  if (!translations.length) return null;
  return (
    <Panel title="Other Languages">
      <FactList
        facts={translations.map((translation) => ({
          name: languageName(translation.language),
          value: <TranslatedTexts translation={translation} />,
        }))}
      />
    </Panel>
  );
}

/** The names of a record in other languages as facts of a pop-up. */
export const translatedNames = (translations: readonly Translation[] = []): Fact[] =>
  translations.map(({ language, name, alternativeNames }) => ({
    name: languageName(language),
    value: <chakra.span lang={language}>{[name, ...alternativeNames].join(', ')}</chakra.span>,
  }));
