import { formatDateTime } from '@skills-architect/contracts/locale';
import {
  getPersonaSource,
  type Persona,
  type PersonaSource,
  ROW_FIELD_NAMES,
  ROW_FIELDS,
  type RowFieldName,
} from '@skills-architect/contracts/personas';
import { useCall } from '@skills-architect/portal-kit';
import { Box, EmptyState, Loaded, Skeleton, Stack, Text } from '@skills-architect/ui-kit';
import { FilterChips, MarkedText } from '@skills-architect/ui-kit/extra';
import { useEffect, useRef, useState } from 'react';
import { blockMarks, findHighlights, type Highlight, shownBlock } from '../../role-matching/row-review/highlights';
import { isField } from '../../role-matching/row-review/row-fields';

/** Shows the job description from which a persona was created, with the text of each field highlighted. */
export function SourceDocument({ persona }: { persona: Persona }) {
  const result = useCall(getPersonaSource, { params: { personaId: persona.personaId } });
  return (
    <Loaded result={result} waiting={<Skeleton lines={10} label="Loading the document" />}>
      {({ source }) =>
        source ? (
          <Document persona={persona} source={source} />
        ) : (
          <EmptyState icon="document">
            No document is kept for this persona. Only personas from an import or an uploaded job description have one.
          </EmptyState>
        )
      }
    </Loaded>
  );
}

function Document({ persona, source }: { persona: Persona; source: PersonaSource }) {
  const [shownField, setShownField] = useState<RowFieldName>();
  const { fileName, createdAt, blocks, origins } = source;
  const values = {
    ...persona,
    groupName: persona.personaGroup.personaGroupName,
    rolesAndResponsibilities: persona.rolesResponsibilities,
    origins,
  };
  const highlights = findHighlights(values, blocks);
  const count = (field: RowFieldName) => highlights.filter((highlight) => highlight.field === field).length;
  return (
    <Stack gap="3">
      <Text color="fg.muted">
        {fileName}, {formatDateTime(createdAt)}
      </Text>
      {blocks.length === 0 && (
        <EmptyState icon="document">Its text is not kept: the persona came from a row of this workbook.</EmptyState>
      )}
      {highlights.length > 0 && (
        <FilterChips
          label="Passages of"
          options={ROW_FIELD_NAMES.filter((field) => count(field) > 0).map((field) => ({
            value: field,
            label: ROW_FIELDS[field].title,
            count: count(field),
          }))}
          value={shownField ?? ''}
          onChange={(value) => setShownField(isField(value) && value !== shownField ? value : undefined)}
        />
      )}
      <Blocks blocks={blocks} highlights={highlights} shownField={shownField} />
    </Stack>
  );
}

interface BlocksProps {
  blocks: PersonaSource['blocks'];
  highlights: readonly Highlight[];
  shownField: RowFieldName | undefined;
}

function Blocks({ blocks, highlights, shownField }: BlocksProps) {
  const list = useRef<HTMLDivElement>(null);
  const revealedBlock = shownBlock(highlights, shownField);
  useEffect(() => {
    if (revealedBlock !== undefined) list.current?.children[revealedBlock]?.scrollIntoView?.({ block: 'center' });
  }, [revealedBlock]);
  return (
    <div ref={list}>
      {blocks.map((block, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a document never move
          key={index}
          py="1"
          ps={block.kind === 'item' ? '6' : '0'}
          fontWeight={block.kind === 'heading' ? 'semibold' : undefined}
        >
          <MarkedText text={block.text} marks={blockMarks(highlights, index, shownField)} />
        </Box>
      ))}
    </div>
  );
}
