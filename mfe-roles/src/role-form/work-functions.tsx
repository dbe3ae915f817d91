import { Button, Flex, IconButton, SimpleGrid, Stack, Text, TextArea, TextField } from '@skills-architect/ui-kit';
import { EMPTY_SECTION, type Section } from './sections';
import type { RoleFormState } from './use-role-form';

const LABEL = 'Critical Work Functions and Tasks';
const HELP = 'One task per line. For tasks without a work function, leave its name empty.';
const MAX_ROWS = 10;

/** Editor of the work functions of a role, each with one task per line. */
export function WorkFunctions({ form }: { form: RoleFormState }) {
  const { workFunctions } = form.values;
  const error = form.fieldError('workFunctions');
  const setSections = (sections: Section[]) => form.set('workFunctions', sections);
  const change = (changedIndex: number, part: Partial<Section>) =>
    setSections(workFunctions.map((section, index) => (index === changedIndex ? { ...section, ...part } : section)));
  return (
    <Stack gap="4" role="group" aria-label={LABEL}>
      <Text color="fg.muted" fontSize="sm">
        {HELP}
      </Text>
      <SimpleGrid columns={{ base: 1, lg: 2, xl: 3 }} gap="5" alignItems="start">
        {workFunctions.map((section, sectionIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled and have no other identity
          <Stack key={sectionIndex} gap="2">
            <Flex gap="2" align="end">
              <TextField
                label={`Work function ${sectionIndex + 1}`}
                value={section.name}
                onChange={({ target }) => change(sectionIndex, { name: target.value })}
              />
              <IconButton
                icon="trash"
                label={`Remove work function ${sectionIndex + 1}`}
                onClick={() => setSections(workFunctions.filter((_, index) => index !== sectionIndex))}
              />
            </Flex>
            <TextArea
              required={sectionIndex === 0}
              label={`Tasks of work function ${sectionIndex + 1}`}
              rows={Math.min(MAX_ROWS, section.tasks.split('\n').length + 1)}
              value={section.tasks}
              onChange={({ target }) => change(sectionIndex, { tasks: target.value })}
            />
          </Stack>
        ))}
      </SimpleGrid>
      <div>
        <Button icon="add" onClick={() => setSections([...workFunctions, EMPTY_SECTION])}>
          Add a work function
        </Button>
      </div>
      {error && (
        <Text role="alert" color="danger.fg">
          {error}
        </Text>
      )}
    </Stack>
  );
}
