import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';

export interface MergeFactsProps {
  merged: { name: string };
  target: { name: string };
  links: readonly { what: string; total: number; both: number; named: readonly string[] }[];
  /** Alternative names that the target gets; empty if it gets none. */
  alternativeNames: readonly string[];
  gains: readonly string[];
  warnings: readonly string[];
}

const formatCount = (count: number, noun: string) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** Preview of a merge: what moves, what the target gets, and where both records are already used. */
export function MergeFacts({ merged, target, links, alternativeNames, gains, warnings }: MergeFactsProps) {
  const moving = links.filter(({ total }) => total > 0);
  const colliding = links.filter(({ both }) => both > 0);
  return (
    <Stack gap="2" role="status">
      <Text fontWeight="medium">
        {moving.length
          ? `${moving.map(({ total, what }) => formatCount(total, what)).join(', ')} get ${target.name}.`
          : `Nothing uses ${merged.name}.`}
      </Text>
      {colliding.map(({ what, both, named }) => (
        <Text key={what} color="fg.muted">
          {`${formatCount(both, what)} ${both === 1 ? 'has' : 'have'} both: the settings of ${target.name} stay (${named.join(', ')}${both > named.length ? ', …' : ''}).`}
        </Text>
      ))}
      {alternativeNames.length > 0 && (
        <Text color="fg.muted">{`New alternative names: ${alternativeNames.join(', ')}.`}</Text>
      )}
      {gains.length > 0 && <Text color="fg.muted">{`It also gets ${gains.join(', ')}.`}</Text>}
      {warnings.map((warning) => (
        <Text key={warning} color="warning.fg">
          {warning}
        </Text>
      ))}
    </Stack>
  );
}
