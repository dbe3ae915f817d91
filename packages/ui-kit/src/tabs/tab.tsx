import { chakra } from '@chakra-ui/react/styled-system';
import { TabsTrigger } from '@chakra-ui/react/tabs';
import { formatNumber } from '@skills-architect/contracts/locale';
import { ClampedText } from '../clamped-text/clamped-text';
import { Tooltip } from '../tooltip/tooltip';
import type { TabView } from './tab-view';

const style = {
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
} as const;

/** The tab is as wide as its label allows, and its label may wrap. */
const fittedStyle = {
  ...style,
  flexShrink: 1,
  h: 'auto',
  minH: '9',
  minW: '0',
  py: '1',
  px: '2',
  textAlign: 'start',
} as const;

/** A tab of the list. */
export function Tab({ tab, fitted }: { tab: TabView; fitted: boolean | undefined }) {
  return (
    <Tooltip text={tab.disabledReason}>
      <TabsTrigger
        value={tab.id}
        css={fitted ? fittedStyle : style}
        aria-disabled={tab.disabledReason ? true : undefined}
      >
        {fitted ? <ClampedText lines={2}>{tab.label}</ClampedText> : tab.label}
        {tab.count !== undefined && (
          <chakra.span color="fg.muted" ms="2">
            {formatNumber(tab.count)}
          </chakra.span>
        )}
      </TabsTrigger>
    </Tooltip>
  );
}
