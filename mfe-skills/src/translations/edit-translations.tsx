import { GroupKind, MAIN_LANGUAGE, type NamedKind, type TranslatedRecord } from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import { BackLink, notifyUndoable, RecordError, TranslatedTexts } from '@skills-architect/library-kit';
import { notify, useCall, useChange, useParams } from '@skills-architect/portal-kit';
import { Button, Page, Panel, Skeleton, Stack, Text, Wrap } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { Markdown } from '../markdown/markdown';
import { GroupHistory } from './group-history';
import { OwnLanguageDialog } from './own-language-dialog';
import { backOf, readKind, TRANSLATED_KINDS } from './translated-kinds';
import { TranslationDialog } from './translation-dialog';

const TITLE = 'Other Languages';

/** Screen: the texts of a record of the library in other languages, to edit them. */
export default function EditTranslations() {
  const { kind: kindText, id: idText } = useParams();
  const [kind, id] = [readKind(kindText), Number(idText)];
  if (kind && Number.isInteger(id) && id > 0) return <KnownKind key={`${kind} ${id}`} kind={kind} id={id} />;
  return (
    <Page title={TITLE}>
      <RecordError record="record" />
    </Page>
  );
}

function KnownKind({ kind, id }: { kind: NamedKind; id: number }) {
  const read = useCall(TRANSLATED_KINDS[kind].calls.read, { query: { kind, id } });
  if (read.data) return <Translated record={read.data} />;
  return (
    <Page title={TITLE}>
      {read.error ? (
        <RecordError record={kind === 'skill' || kind === 'role' || kind === 'entry' ? kind : 'record'} read={read} />
      ) : (
        <Panel>
          <Skeleton lines={6} label="Loading the texts" />
        </Panel>
      )}
    </Page>
  );
}

/** `language` is '' for a translation into a language that is chosen in the pop-up. */
type Edited = { language: string } | 'own language' | 'history' | undefined;

function Translated({ record }: { record: TranslatedRecord }) {
  const { word, calls, texts } = TRANSLATED_KINDS[record.kind];
  const back = backOf(record.kind, record.id);
  const describe = texts === 'document' ? (text: string) => <Markdown text={text} /> : undefined;
  const [edited, setEdited] = useState<Edited>();
  const close = () => setEdited(undefined);
  const groupKind = GroupKind.safeParse(record.kind).data;
  const [save, remove] = [useChange(calls.save), useChange(calls.remove)];
  const { kind, id, rev, translations, ownLanguage = MAIN_LANGUAGE } = record;
  const confirmText = ({ stale: _, ...text }: TranslatedRecord['translations'][number]) =>
    save
      .run({ body: { kind, id, rev, text } })
      .then(() => notify(`The text in ${languageName(text.language)} is up to date`, { variant: 'success' }), notify);
  const removeText = ({ stale: _, ...text }: TranslatedRecord['translations'][number]) => {
    const name = languageName(text.language);
    return remove.run({ query: { kind, id, rev, language: text.language } }).then((removed) => {
      const restore = () => save.run({ body: { kind, id, rev: removed.rev, text } });
      notifyUndoable(`The text in ${name} is removed`, () =>
        restore().then(() => notify(`The text in ${name} is back`, { variant: 'success' }), notify),
      );
    }, notify);
  };
  return (
    <Page
      title={TITLE}
      help={`The texts of the ${word} ${record.name} in other languages`}
      action={
        <>
          <BackLink to={back.to}>{back.label}</BackLink>
          {groupKind && <Button onClick={() => setEdited('history')}>History</Button>}
          <Button variant="primary" icon="add" onClick={() => setEdited({ language: '' })}>
            Add a Language
          </Button>
        </>
      }
    >
      <Panel title={`The library's own texts, in ${languageName(ownLanguage)}`}>
        <Stack gap="4">
          <TranslatedTexts translation={{ ...record, language: ownLanguage }} describe={describe} />
          {kind !== 'level' && (
            <Wrap>
              <Button size="sm" onClick={() => setEdited('own language')}>
                Change Language
              </Button>
            </Wrap>
          )}
        </Stack>
      </Panel>
      {translations.map((translation) => {
        const { language, stale } = translation;
        const name = languageName(language);
        return (
          <Panel key={language} title={name}>
            <Stack gap="4">
              <TranslatedTexts translation={translation} describe={describe} />
              <Wrap gap="2">
                <Button size="sm" icon="edit" onClick={() => setEdited({ language })} aria-label={`Edit ${name}`}>
                  Edit
                </Button>
                {stale && (
                  <Button
                    size="sm"
                    icon="check"
                    loading={save.isRunning}
                    onClick={() => void confirmText(translation)}
                    aria-label={`Still right: ${name}`}
                  >
                    Still right
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="quiet"
                  loading={remove.isRunning}
                  onClick={() => void removeText(translation)}
                  aria-label={`Remove ${name}`}
                >
                  Remove
                </Button>
              </Wrap>
            </Stack>
          </Panel>
        );
      })}
      {!translations.length && <Text color="fg.muted">There is no text in another language yet.</Text>}
      {edited === 'own language' && <OwnLanguageDialog record={record} onClose={close} />}
      {edited === 'history' && groupKind && <GroupHistory kind={groupKind} record={record} onClose={close} />}
      {typeof edited === 'object' && <TranslationDialog record={record} language={edited.language} onClose={close} />}
    </Page>
  );
}
