import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useId, useState } from 'react';
import { Tab } from './tab';
import type { TabView } from './tab-view';

export interface TabsProps {
  /** Names the tab list. */
  label: string;
  tabs: TabView[];
  /** The open tab; omit for uncontrolled use, starting with the first. */
  value?: string;
  onChange?: (id: string) => void;
}

/** Tabs. Arrow keys move and open; only the open content is rendered. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(tabs.find((tab) => !tab.disabledReason)?.id);
  const open = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0];
  const choose = (tab: TabView) => {
    if (tab.disabledReason) return;
    setOwn(tab.id);
    onChange?.(tab.id);
  };
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    const free = tabs.filter((tab) => !tab.disabledReason);
    const here = free.findIndex((tab) => tab.id === open?.id);
    const to =
      event.key === 'ArrowRight'
        ? free[(here + 1) % free.length]
        : event.key === 'ArrowLeft'
          ? free.at(here - 1)
          : event.key === 'Home'
            ? free[0]
            : event.key === 'End'
              ? free.at(-1)
              : undefined;
    if (!to) return;
    event.preventDefault();
    choose(to);
    document.getElementById(`${id}-${to.id}`)?.focus();
  };
  return (
    <chakra.div minW="0">
      <chakra.div
        role="tablist"
        aria-label={label}
        display="flex"
        gap="1"
        borderBottomWidth="1px"
        overflowX="auto"
        onKeyDown={keys}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            tab={tab}
            id={`${id}-${tab.id}`}
            panel={`${id}-panel`}
            open={tab === open}
            onOpen={() => choose(tab)}
          />
        ))}
      </chakra.div>
      <chakra.div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open?.id}`}
        tabIndex={0}
        pt="4"
        outlineOffset="4px"
      >
        {open?.content}
      </chakra.div>
    </chakra.div>
  );
}
