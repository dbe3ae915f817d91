import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
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

interface OptionRowProps extends ComponentProps<typeof Row> {
  entry: Entry;
  active: boolean;
}

export function OptionRow({ entry: { option, chosen }, active, ...optionProps }: OptionRowProps) {
  const secondLine = option.disabledReason ?? option.hint;
  return (
    <Row
      {...optionProps}
      data-active={active ? '' : undefined}
      aria-selected={chosen}
      aria-disabled={option.disabledReason ? true : undefined}
    >
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        <span translate="no">{option.label}</span>
        {secondLine && (
          <chakra.span display="block" color="fg.muted" fontSize="sm">
            {secondLine}
          </chakra.span>
        )}
        {option.detail && (
          <chakra.span display="block" pt="1">
            {option.detail}
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
