import { getEncyclopedia } from '@skills-architect/contracts/skills';
import { RecordError, Translations } from '@skills-architect/library-kit';
import { useCall, useOpenedRecord, useQueryState } from '@skills-architect/portal-kit';
import { Page, Panel, Skeleton } from '@skills-architect/ui-kit';
import { EntryContent } from '../skillopedia-content/entry-content';
import { EntryEditor, TITLE } from './entry-editor';

/** Screen: edits a Skillopedia entry, its document and content, once loaded. */
export default function EditEntry() {
  const [{ id: encyclopediaId }] = useQueryState({ id: 0 });
  const isId = encyclopediaId > 0;
  const read = useCall(getEncyclopedia, isId ? { params: { encyclopediaId } } : undefined);
  const entry = read.data;
  useOpenedRecord(entry && { to: `/skillopedia/edit?id=${encyclopediaId}`, title: entry.name, kind: 'Skillopedia' });
  if (entry)
    return (
      <EntryEditor key={encyclopediaId} entry={entry}>
        <EntryContent entry={entry} />
        <Translations
          translations={entry.translations}
          records={[{ kind: 'entry', id: encyclopediaId, name: entry.name }]}
        />
      </EntryEditor>
    );
  const waiting = read.error ? (
    <RecordError record="entry" read={read} />
  ) : (
    <Panel>
      <Skeleton lines={8} label="Loading the entry" />
    </Panel>
  );
  return <Page title={TITLE}>{isId ? waiting : <RecordError record="entry" />}</Page>;
}
