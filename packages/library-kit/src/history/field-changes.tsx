import { chakra } from '@skills-architect/ui-kit';
import { type ChangedField, compareFields, type HistoryField, type TextPart } from './changed-fields';

const STYLES = {
  same: {},
  added: { bg: 'accent.subtle', color: 'fg' },
  removed: { color: 'danger.fg', textDecoration: 'line-through' },
} as const;

/** Screen readers announce `ins` and `del`. */
const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const;

const Part = ({ text, kind }: TextPart) => {
  const Tag = TAGS[kind];
  return (
    <chakra.span asChild textDecoration="none" {...STYLES[kind]}>
      <Tag>{text}</Tag>
    </chakra.span>
  );
};

function Change({ field, onLines, parts }: ChangedField) {
  return (
    <>
      <chakra.dt fontSize="sm" color="fg.muted">
        {field}
      </chakra.dt>
      <chakra.dd whiteSpace="pre-wrap" overflowWrap="anywhere" minW="0">
        {parts.map((part, index) =>
          onLines ? (
            <chakra.span key={`${part.kind} ${part.text}`} display="block">
              <Part {...part} />
            </chakra.span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
            <Part key={index} {...part} />
          ),
        )}
      </chakra.dd>
    </>
  );
}

interface FieldChangesProps {
  older: readonly HistoryField[];
  newer: readonly HistoryField[];
}

/** Differences between two versions, field by field. */
export function FieldChanges({ older, newer }: FieldChangesProps) {
  const changes = compareFields(older, newer);
  if (!changes.length) return <chakra.p color="fg.muted">There is no difference.</chakra.p>;
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', md: '11rem 1fr' }} columnGap="4" rowGap="2">
      {changes.map((change) => (
        <Change key={change.field} {...change} />
      ))}
    </chakra.dl>
  );
}
