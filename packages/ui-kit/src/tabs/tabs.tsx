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

/** The tab that a key opens; undefined for other keys. */
const findKeyTarget = (key: string, tabs: readonly TabView[], openIndex: number): TabView | undefined => {
  if (key === 'ArrowRight') return tabs[(openIndex + 1) % tabs.length];
  if (key === 'ArrowLeft') return tabs.at(openIndex - 1);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
};

/** Tabs. Arrow keys open the next or previous tab; only the content of the open tab is rendered. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const [uncontrolledId, setUncontrolledId] = useState(tabs.find((tab) => !tab.disabledReason)?.id);
  const open = tabs.find((tab) => tab.id === (value ?? uncontrolledId)) ?? tabs[0];
  const choose = (tab: TabView) => {
    if (tab.disabledReason) return;
    setUncontrolledId(tab.id);
    onChange?.(tab.id);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const enabledTabs = tabs.filter((tab) => !tab.disabledReason);
    const openIndex = enabledTabs.findIndex((tab) => tab.id === open?.id);
    const target = findKeyTarget(event.key, enabledTabs, openIndex);
    if (!target) return;
    event.preventDefault();
    choose(target);
    document.getElementById(`${id}-${target.id}`)?.focus();
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
        onKeyDown={handleKeyDown}
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
