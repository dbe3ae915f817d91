import { languageName } from '@skills-architect/contracts/locale';
import { type Assessment, LIBRARY_STATUS_NAMES, LibraryStatus } from '@skills-architect/contracts/skills';
import { describeOrigin } from '@skills-architect/library-kit';
import { Stack, StatusBadge, Text, type Tone } from '@skills-architect/ui-kit';
import { ClampedText, type Column } from '@skills-architect/ui-kit/extra';

const TONES: Partial<Record<LibraryStatus, Tone>> = { [LibraryStatus.Published]: 'done' };

/** The text of an assessment, or its URL or test id. */
export const getContent = ({ assessmentText, assessmentUrl, assessmentTestId }: Assessment): string =>
  assessmentText || assessmentUrl || assessmentTestId || 'Without a question';

export const ASSESSMENT_COLUMNS: Column<Assessment>[] = [
  {
    id: 'content',
    title: 'Assessment',
    rowHeader: true,
    cell: (row) => (
      <Stack gap="1">
        <ClampedText lines={3}>{getContent(row)}</ClampedText>
        {row.suggestedBy && (
          <Text color="fg.muted" fontSize="sm">
            {describeOrigin(row.suggestedBy)}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'type',
    title: 'Type',
    width: '9rem',
    cell: ({ type, subType }) => (subType ? `${type.name}, ${subType.name}` : type.name),
  },
  { id: 'evaluator', title: 'Evaluator', width: '7rem', cell: ({ evaluatorType }) => evaluatorType?.name ?? '' },
  { id: 'level', title: 'Level', width: '8rem', cell: ({ levelName }) => levelName },
  {
    id: 'language',
    title: 'Language',
    width: '7rem',
    cell: ({ assessmentLanguage }) => languageName(assessmentLanguage),
  },
  {
    id: 'status',
    title: 'Status',
    width: '8rem',
    cell: ({ status }) => <StatusBadge tone={TONES[status]}>{LIBRARY_STATUS_NAMES[status]}</StatusBadge>,
  },
];

/** Columns for the width of a pop-up. */
export const POPUP_COLUMNS = ASSESSMENT_COLUMNS.filter(({ id }) => ['content', 'type', 'level'].includes(id));
