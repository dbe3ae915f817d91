import { chakra } from '@chakra-ui/react/styled-system';
import { LevelCell } from '../level-cell/level-cell';
import { StatusBadge } from '../status-badge/status-badge';

export interface ListedLevel {
  id: number;
  /** 1 to 7. */
  number: number;
  /** Its name in the scheme, e.g. 'Level 2' or 'Beginner'. */
  name: string;
  description: string;
  /** Why this one stands out, e.g. 'Expected by the role'. */
  mark?: string;
}

/** The levels of a skill with what each one means, lowest first. */
export function LevelList({ label, levels }: { label: string; levels: readonly ListedLevel[] }) {
  return (
    <chakra.ul aria-label={label} display="grid" gap="0">
      {[...levels]
        .sort((a, b) => a.number - b.number)
        .map(({ id, number, name, description, mark }, at) => (
          <chakra.li
            key={id}
            display="grid"
            gridTemplateColumns="auto 1fr"
            columnGap="3"
            py="3"
            px={mark ? '2' : '0'}
            mx={mark ? '-2' : '0'}
            rounded={mark ? 'md' : undefined}
            bg={mark ? 'accent.subtle' : undefined}
            borderTopWidth={at ? '1px' : '0'}
          >
            <LevelCell level={number} name={name} />
            <div>
              <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2" minH="7" fontWeight="medium">
                {name}
                {mark && <StatusBadge tone="accent">{mark}</StatusBadge>}
              </chakra.p>
              {description && <chakra.p color="fg.muted">{description}</chakra.p>}
            </div>
          </chakra.li>
        ))}
    </chakra.ul>
  );
}
