import { languageName } from '@skills-architect/contracts/locale';
import { type ContentRelevancy, relevancyLabels, type SkillContent } from '@skills-architect/contracts/skills';
import { formatDuration } from '@skills-architect/library-kit';
import { Stack, StatusBadge, Text, TextLink, type Tone } from '@skills-architect/ui-kit';
import { type Column, StarRating } from '@skills-architect/ui-kit/extra';

const TONES: Record<ContentRelevancy, Tone> = { 0: 'neutral', 1: 'done', 2: 'danger' };
const PARTS = { title: 'Title', description: 'Description', tag: 'Tag of the provider' } as const;

/** Columns that do not fit into a pop-up. */
const WIDE_ONLY = ['level', 'contentLanguage'];

/** Columns of the content of a skill; the skill's `sourceId` determines the names of relevancies. */
export const contentColumns = (sourceId: number, inPopup: boolean): Column<SkillContent>[] => {
  const labels = relevancyLabels(sourceId);
  const columns: Column<SkillContent>[] = [
    {
      id: 'contentTitle',
      title: 'Title',
      rowHeader: true,
      sortable: true,
      cell: (item) => (
        <Stack gap="1">
          <TextLink href={item.contentUrl} target="_blank" rel="noopener noreferrer">
            {item.contentTitle}
          </TextLink>
          <Reason item={item} />
        </Stack>
      ),
    },
    { id: 'contentType', title: 'Content Type', sortable: true, width: '8rem', cell: ({ contentType }) => contentType },
    {
      id: 'contentProvider',
      title: 'Provider',
      sortable: true,
      width: '10rem',
      cell: ({ contentProvider }) => contentProvider,
    },
    { id: 'level', title: 'Level', sortable: true, width: '7rem', cell: ({ level }) => level ?? 'Not stated' },
    {
      id: 'contentProviderRating',
      title: 'Rating',
      sortable: true,
      width: '7rem',
      cell: ({ contentProviderRating }) => <StarRating rating={contentProviderRating} />,
    },
    {
      id: 'contentDuration',
      title: 'Duration',
      sortable: true,
      width: '7rem',
      cell: ({ contentDuration }) => formatDuration(contentDuration),
    },
    {
      id: 'contentLanguage',
      title: 'Language',
      sortable: true,
      width: '7rem',
      cell: ({ contentLanguage }) => languageName(contentLanguage),
    },
    {
      id: 'relevancy',
      title: 'Relevancy',
      sortable: true,
      width: '10rem',
      cell: ({ relevancy }) => <StatusBadge tone={TONES[relevancy]}>{labels[relevancy]}</StatusBadge>,
    },
  ];
  return inPopup ? columns.filter(({ id }) => !WIDE_ONLY.includes(id)) : columns;
};

const describe = ({ part, sentence, name, foundBy }: SkillContent['why'][number]) => {
  if (foundBy === 'meaning') return `${PARTS[part]} is near to ${name} by meaning`;
  return part === 'description' ? `${PARTS.description}: ${sentence}` : `${PARTS[part]} names ${name}`;
};

/** The first reason why the item fits the skill. */
function Reason({ item: { why } }: { item: SkillContent }) {
  const [first] = why;
  if (!first) return null;
  return (
    <Text color="fg.muted" fontSize="sm" lineClamp={2}>
      {describe(first)}
    </Text>
  );
}
