import { type KnowledgeBase, searchKnowledgeBases } from '@skills-architect/contracts/skills';
import { notify, useCallPages } from '@skills-architect/portal-kit';
import { Button, Stack, Text, Wrap } from '@skills-architect/ui-kit';
import { Chip, Picker, toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { documentLink } from '../skill-popup/knowledge-bases';
import type { SkillFormState } from './use-skill-form';
import { WikiSuggestions } from './wiki-suggestions';

const LABEL = 'Knowledge Base';
/** Number of titles loaded at a time. */
const PAGE_SIZE = 30;

/** The knowledge bases of a skill as chips; 'Add' opens a search of the Skillopedia. */
export function KnowledgeBaseField({ form }: { form: SkillFormState }) {
  const [isAdding, setIsAdding] = useState(false);
  const chosen = form.values.encyclopedia;
  const add = (entry: KnowledgeBase) => {
    if (chosen.some(({ encyclopediaId }) => encyclopediaId === entry.encyclopediaId))
      return notify('Encyclopedia already added', { variant: 'info' });
    form.set('encyclopedia', [...chosen, entry]);
    setIsAdding(false);
  };
  return (
    <Stack gap="2" role="group" aria-label={LABEL}>
      <Wrap gap="2" align="center">
        <Text fontWeight="medium">{LABEL}</Text>
        <Button size="sm" variant="quiet" icon={isAdding ? 'close' : 'add'} onClick={() => setIsAdding(!isAdding)}>
          {isAdding ? 'Cancel' : 'Add'}
        </Button>
      </Wrap>
      {chosen.length > 0 && (
        <Wrap gap="2">
          {chosen.map((entry) => (
            <Chip
              key={entry.encyclopediaId}
              label={entry.encyclopedia}
              {...documentLink(entry)}
              onRemove={() =>
                form.set(
                  'encyclopedia',
                  chosen.filter(({ encyclopediaId }) => encyclopediaId !== entry.encyclopediaId),
                )
              }
            />
          ))}
        </Wrap>
      )}
      <WikiSuggestions form={form} onAdd={add} />
      {isAdding && <EntrySearch onFound={add} />}
      {form.fieldError('encyclopedia') && <Text color="danger.fg">{form.fieldError('encyclopedia')}</Text>}
    </Stack>
  );
}

function EntrySearch({ onFound }: { onFound: (entry: KnowledgeBase) => void }) {
  const [text, setText] = useState('');
  const found = useCallPages(searchKnowledgeBases, {
    key: text,
    input: (offset) => ({ query: { text: text || undefined, offset, pagesize: PAGE_SIZE } }),
    rows: ({ data }) => data,
    total: ({ total }) => total,
  });
  const options = found.rows.map(({ encyclopediaId, encyclopedia }) => ({
    value: encyclopediaId,
    label: encyclopedia,
  }));
  return (
    <Picker
      label="Search the Skillopedia"
      placeholder="Search titles"
      options={options}
      onSearch={setText}
      value={null}
      onChange={(option) => {
        const entry = found.rows.find(({ encyclopediaId }) => encyclopediaId === option?.value);
        if (entry) onFound(entry);
      }}
      {...toPagedPickerProps(found)}
    />
  );
}
