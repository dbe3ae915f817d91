import {
  type FieldDifference,
  type Persona,
  ReviewedField,
  reviewedFieldName,
} from '@skills-architect/contracts/personas';
import { Box, Panel, SimpleGrid, Text } from '@skills-architect/ui-kit';
import { DutyList } from '@skills-architect/ui-kit/extra';
import { CommentedPlace } from '../comments/commented-place';
import type { Comments } from '../comments/use-comments';
import { fieldText, readableText } from '../field-names';
import { ChangeMark } from './change-mark';
import type { groupComments } from './shown-comments';

function Version({ title, ...value }: FieldValueProps & { title: string }) {
  return (
    <Box>
      <Text color="fg.muted" fontSize="sm">
        {title}
      </Text>
      <FieldValue {...value} />
    </Box>
  );
}

interface FieldValueProps {
  field: ReviewedField;
  text: string;
}

function FieldValue({ field, text }: FieldValueProps) {
  if (field === 'rolesResponsibilities' && text)
    return <DutyList label={reviewedFieldName(field)} duties={[{ name: '', tasks: text.split('\n') }]} />;
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere" color={text ? undefined : 'fg.muted'}>
      {text || 'Empty'}
    </Text>
  );
}

interface FieldListProps {
  persona: Persona;
  differences: readonly FieldDifference[];
  shown: ReturnType<typeof groupComments>;
  comments: Comments;
  onlyDifferences: boolean;
}

/** The fields of a persona: as they are, or beside the approved version where they differ from it. */
export function FieldList({ persona, differences, shown, comments, onlyDifferences }: FieldListProps) {
  const differenceOf = (field: ReviewedField) => differences.find((difference) => difference.field === field);
  const isCommented = (field: string) => shown.has(field) || comments.drafts.isOpen(field);
  const fields = ReviewedField.options.filter((field) => !onlyDifferences || differenceOf(field) || isCommented(field));
  return (
    <Panel title="Fields">
      {fields.length === 0 && <Text color="fg.muted">No field differs from the approved version.</Text>}
      {fields.map((field) => {
        const difference = differenceOf(field);
        return (
          <CommentedPlace
            key={field}
            place={{ field }}
            name={reviewedFieldName(field)}
            beside={difference && <ChangeMark change="changed" />}
            shown={shown.get(field) ?? []}
            comments={comments}
          >
            {difference ? (
              <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
                <Version title="Approved" field={field} text={readableText(field, difference.approved)} />
                <Version title="Current" field={field} text={readableText(field, difference.current)} />
              </SimpleGrid>
            ) : (
              <FieldValue field={field} text={fieldText(field, persona)} />
            )}
          </CommentedPlace>
        );
      })}
    </Panel>
  );
}
