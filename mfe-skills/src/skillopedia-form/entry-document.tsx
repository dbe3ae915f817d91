import { Box, Panel, SimpleGrid, Stack, Text, TextArea, TextField } from '@skills-architect/ui-kit';
import { Markdown } from '../markdown/markdown';
import type { EntryFormState } from './use-entry-form';

const HELP = 'Markdown: # heading, **bold**, *italic*, - list, 1. steps, [words](https://address), | table |.';
const EXTERNAL_URL_HELP = 'If given, the entry links there instead of to its text.';

/** The document of an entry: its text with a preview, or an external URL. */
export function EntryDocument({ form }: { form: EntryFormState }) {
  const { text } = form.values;
  return (
    <Panel title="Document">
      <Stack gap="5">
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
          <TextArea label="Text" help={HELP} rows={18} error={form.fieldError('text')} {...form.text} />
          <Stack gap="1" minW="0">
            <Text fontWeight="medium">Preview</Text>
            <Box borderWidth="1px" rounded="md" p="4" minH="40" maxH="28rem" overflowY="auto" tabIndex={0}>
              {text.trim() ? (
                <Markdown text={text} label="Preview" />
              ) : (
                <Text color="fg.muted">Preview of the text as readers see it.</Text>
              )}
            </Box>
          </Stack>
        </SimpleGrid>
        <TextField
          label="Address of an external document"
          help={EXTERNAL_URL_HELP}
          type="url"
          error={form.fieldError('externalUrl')}
          {...form.externalUrl}
        />
      </Stack>
    </Panel>
  );
}
