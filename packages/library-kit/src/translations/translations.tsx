import { ADMIN_LIKE, type NamedKind, type Translation } from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import { Link, useSession } from '@skills-architect/portal-kit';
import { chakra, Panel, Stack, StatusBadge, Text, TextLink, Wrap } from '@skills-architect/ui-kit';
import { type Fact, FactList } from '@skills-architect/ui-kit/extra';
import type { ReactNode } from 'react';

interface TranslatedTextsProps {
  translation: Translation;
  /** Shows a description that is more than plain text. */
  describe?: ((description: string) => ReactNode) | undefined;
}

const asText = (description: string) => <Text color="fg.muted">{description}</Text>;

/** The texts of a record in one language, and those that they are a translation of if these have changed. */
export function TranslatedTexts({ translation, describe = asText }: TranslatedTextsProps) {
  const { language, name, alternativeNames, description, stale } = translation;
  return (
    <Stack gap="2">
      <chakra.div lang={language}>
        <Text fontWeight="semibold">{name}</Text>
        {alternativeNames.length > 0 && <Text>{alternativeNames.join(', ')}</Text>}
        {description && describe(description)}
      </chakra.div>
      {stale && (
        <Stack gap="1" borderInlineStartWidth="2px" paddingInlineStart="3">
          <div>
            <StatusBadge tone="warning" wraps>
              Translated before the {Object.keys(stale).join(' and ')} changed. Before:
            </StatusBadge>
          </div>
          {stale.name !== undefined && <Text>{stale.name}</Text>}
          {stale.description !== undefined &&
            (stale.description ? describe(stale.description) : asText('No description'))}
        </Stack>
      )}
    </Stack>
  );
}

interface TranslationsProps {
  translations?: readonly Translation[] | undefined;
  /** The records whose texts can be edited: the record itself first, then its groups. */
  records?: readonly { kind: NamedKind; id: number; name: string }[];
}

/** The names and texts of a record in other languages, with links that edit them for those who may. */
export function Translations({ translations = [], records = [] }: TranslationsProps) {
  const { user } = useSession();
  const editable = ADMIN_LIKE.includes(user.userType) ? records.filter(({ id }) => id > 0) : [];
  if (!translations.length && !editable.length) return null;
  return (
    <Panel title="Other Languages">
      {editable.length > 0 && (
        <Wrap gap="4" mb="3">
          {editable.map(({ kind, id, name }) => (
            <TextLink key={`${kind} ${id}`} asChild>
              <Link to={`/skill/translations/${kind}/${id}`}>Edit: {name}</Link>
            </TextLink>
          ))}
        </Wrap>
      )}
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
