import { Stack, Text } from '@skills-architect/ui-kit';

/** What people should know about an uploaded workbook: its sheets, columns and hidden rows, and what it says of personas. */
export function SheetNotes({ notes = [] }: { notes?: readonly string[] | undefined }) {
  if (!notes.length) return null;
  return (
    <Stack gap="1" px="4" py="2" rounded="md" bg="warning.subtle" color="warning.fg">
      {notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
    </Stack>
  );
}
