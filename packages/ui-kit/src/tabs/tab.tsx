import { chakra } from '@chakra-ui/react/styled-system';
import { formatNumber } from '@skills-architect/contracts/locale';
import { Tooltip } from '../tooltip/tooltip';
import type { TabView } from './tab-view';

const Handle = chakra('button', {
  base: {
    flexShrink: 0,
    px: '3',
    h: '9',
    bg: 'transparent',
    color: 'fg.muted',
    fontWeight: 'medium',
    cursor: 'pointer',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    mb: '-1px',
    outlineOffset: '-2px',
    '&:hover': { color: 'fg' },
    '&[aria-selected=true]': { color: 'accent.fg', borderColor: 'accent.solid' },
    '&[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' },
  },
});

interface TabProps {
  tab: TabView;
  id: string;
  panel: string;
  open: boolean;
  onOpen: () => void;
}

export function Tab({ tab, id, panel, open, onOpen }: TabProps) {
  return (
    <Tooltip text={tab.disabledReason}>
      <Handle
        type="button"
        role="tab"
        id={id}
        aria-selected={open}
        aria-controls={open ? panel : undefined}
        aria-disabled={tab.disabledReason ? true : undefined}
        tabIndex={open ? 0 : -1}
        onClick={onOpen}
      >
        {tab.label}
        {tab.count !== undefined && (
          <chakra.span color="fg.muted" ms="2">
            {formatNumber(tab.count)}
          </chakra.span>
        )}
      </Handle>
    </Tooltip>
  );
}
