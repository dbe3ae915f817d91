import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icon/icon';
import type { Entry } from './entry';

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '2',
    py: '1',
    minH: '8',
    rounded: 'md',
    cursor: 'pointer',
    '&[data-active]': { bg: 'bg.hover', boxShadow: 'inset 2px 0 0 {colors.accent.solid}' },
    '&[aria-disabled=true]': { color: 'fg.muted', cursor: 'not-allowed' },
  },
});

interface OptionRowProps {
  id: string;
  at: number;
  entry: Entry;
  active: boolean;
  onChoose: () => void;
  onPoint: () => void;
}

export function OptionRow({ id, at, entry: { option, chosen }, active, onChoose, onPoint }: OptionRowProps) {
  const second = option.disabledReason ?? option.hint;
  return (
    <Row
      role="option"
      id={id}
      data-at={at}
      data-active={active ? '' : undefined}
      aria-selected={chosen}
      aria-disabled={option.disabledReason ? true : undefined}
      onPointerMove={() => !active && onPoint()}
      onClick={onChoose}
    >
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        {option.label}
        {second && (
          <chakra.span display="block" color="fg.muted" fontSize="sm">
            {second}
          </chakra.span>
        )}
      </chakra.span>
      {chosen && (
        <chakra.span color="accent.fg">
          <Icon name="check" />
        </chakra.span>
      )}
    </Row>
  );
}
