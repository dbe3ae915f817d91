import { formatCount } from '@skills-architect/contracts/locale';
import { Stack, Text } from '@skills-architect/ui-kit';

export interface MergeFactsProps {
  merged: { name: string };
  target: { name: string };
  /** Records that use the merged one, by kind (`what`, a singular noun); `both` of them already use the target too. */
  links: readonly { what: string; total: number; both: number; named: readonly string[] }[];
  /** Alternative names that the target gets; empty if it gets none. */
  alternativeNames: readonly string[];
  /** Other things that the target gets, as nouns. */
  gains: readonly string[];
  warnings: readonly string[];
}

/** Preview of a merge: what moves, what the target gets, and where both records are already used. */
export function MergeFacts({ merged, target, links, alternativeNames, gains, warnings }: MergeFactsProps) {
  const moving = links.filter(({ total }) => total > 0);
  const movingNames = moving.map(({ total, what }) => formatCount(total, what)).join(', ');
  const isOneMoving = moving.length === 1 && moving[0]?.total === 1;
  const colliding = links.filter(({ both }) => both > 0);
  return (
    <Stack gap="2" role="status">
      <Text fontWeight="medium">
        {moving.length
          ? `${movingNames} ${isOneMoving ? 'gets' : 'get'} ${target.name}.`
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
