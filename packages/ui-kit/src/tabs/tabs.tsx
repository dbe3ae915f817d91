import { chakra } from '@chakra-ui/react/styled-system';
import { TabsContent, TabsList, TabsRoot } from '@chakra-ui/react/tabs';
import { type ReactNode, useId, useState } from 'react';
import { Tab } from './tab';
import type { TabView } from './tab-view';

export interface TabsProps {
  /** Names the tab list. */
  label: string;
  tabs: TabView[];
  /** The open tab; omit for uncontrolled use, starting with the first. */
  value?: string;
  onChange?: (id: string) => void;
  /** Right end of the row of tabs: a filter of their contents. */
  end?: ReactNode;
  /** Keeps the tab list visible below the portal's bar while scrolling; its background is that of a panel. */
  sticky?: boolean;
  /** Fits all tabs into the row, with labels of up to two lines; otherwise a row that is too long scrolls. */
  fitted?: boolean;
}

const stickyRow = { position: 'sticky', top: '12', zIndex: 'bar', bg: 'bg.panel' } as const;
/** Scrolls focused elements clear of the bar and the sticky tab list. */
const belowRow = { '& :focus': { scrollMarginTop: '24' } } as const;

/**
 * Tabs. Arrow keys open the next or previous tab; a disabled one takes the focus, but does not open. Only the content of
 * the open tab is rendered.
 */
export function Tabs({ label, tabs, value, onChange, end, sticky, fitted }: TabsProps) {
  const id = useId();
  const [uncontrolledId, setUncontrolledId] = useState(tabs.find((tab) => !tab.disabledReason)?.id);
  const open = tabs.find((tab) => tab.id === (value ?? uncontrolledId)) ?? tabs[0];
  const choose = (tabId: string) => {
    const tab = tabs.find((other) => other.id === tabId);
    if (!tab || tab === open || tab.disabledReason) return;
    setUncontrolledId(tab.id);
    onChange?.(tab.id);
  };
  return (
    <TabsRoot
      // The ids of tabs may have spaces, those of elements must not.
      ids={{ trigger: (tabId) => `${id}-${encodeURIComponent(tabId)}`, content: () => `${id}-panel` }}
      value={open?.id ?? null}
      onValueChange={(chosen) => choose(chosen.value)}
      minW="0"
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="flex-end"
        gap="2"
        borderBottomWidth="1px"
        css={sticky ? stickyRow : undefined}
      >
        <TabsList aria-label={label} display="flex" gap="1" flex="1 1 auto" minW="0" overflowX="auto">
          {tabs.map((tab) => (
            <Tab key={tab.id} tab={tab} fitted={fitted} />
          ))}
        </TabsList>
        {end && (
          <chakra.div pb="2" w={{ base: 'full', sm: 'auto' }}>
            {end}
          </chakra.div>
        )}
      </chakra.div>
      {open && (
        <TabsContent value={open.id} pt="4" outlineOffset="4px" css={sticky ? belowRow : undefined}>
          {open.content}
        </TabsContent>
      )}
    </TabsRoot>
  );
}
