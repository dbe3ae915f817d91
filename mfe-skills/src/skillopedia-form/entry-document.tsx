import type { SkillopediaEntry } from '@skills-architect/contracts/skills';
import { Box, Button, chakra, Panel, SimpleGrid, Stack, Text, TextArea, TextField } from '@skills-architect/ui-kit';
import { Markdown } from '../markdown/markdown';
import { useDocumentForm } from './use-document-form';

const FORM = 'skillopedia-document';
const HELP = 'Markdown: # heading, **bold**, *italic*, - list, 1. steps, [words](https://address), | table |.';
const EXTERNAL_URL_HELP = 'If given, the entry links there instead of to its text.';

/** The document of an entry: its text with a preview, or an external URL. */
export function EntryDocument({ entry }: { entry: SkillopediaEntry }) {
  const form = useDocumentForm(entry);
  const { text } = form.values;
  return (
    <Panel
      title="Document"
      actions={
        <Button
          type="submit"
          form={FORM}
          icon="save"
          loading={form.isSaving}
          disabledReason={form.isDirty ? undefined : 'Nothing has changed'}
        >
          Save Document
        </Button>
      }
    >
      <chakra.form id={FORM} onSubmit={form.submit} noValidate aria-label="Document">
        <Stack gap="5">
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
            <TextArea label="Text" help={HELP} rows={18} error={form.error('text')} {...form.text} />
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
            error={form.error('externalUrl')}
            {...form.externalUrl}
          />
        </Stack>
      </chakra.form>
    </Panel>
  );
}
