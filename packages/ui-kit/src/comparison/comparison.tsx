import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { ToggleButton } from '../toggle-button/toggle-button';
import { comparisonStyles } from './comparison-styles';

/** One compared item. */
export interface ComparedColumn {
  id: string;
  /** Its name, in the sticky heading. */
  name: ReactNode;
  /** Its picker; scrolls away above the heading. */
  choice: ReactNode;
}

/** One compared property. */
export interface ComparedRow {
  id: number;
  name: ReactNode;
  /** One per column; empty if the column has no value. */
  cells: readonly ReactNode[];
}

/** Rows under a collapsible heading. */
export interface ComparedGroup {
  id: string;
  title: ReactNode;
  /** Beside the title: a count. */
  aside?: ReactNode;
  rows: readonly ComparedRow[];
}

export interface ComparisonProps {
  /** Names the comparison for screen readers. */
  label: string;
  /** Heading of the row names, e.g. 'Skill'. */
  rowTitle: string;
  columns: readonly ComparedColumn[];
  groups: readonly ComparedGroup[];
  /** Explains the marks; shown beside the pickers. */
  legend?: ReactNode;
  /** Below the headings: loading, empty and error states. */
  children?: ReactNode;
}

/**
 * Compares items side by side: columns of equal width, sticky headings and row names, collapsible groups. It scrolls
 * inside its own frame.
 */
export function Comparison({ label, rowTitle, columns, groups, legend, children }: ComparisonProps) {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setClosed(closed.includes(id) ? closed.filter((other) => other !== id) : [...closed, id]);
  return (
    <chakra.div
      minW="0"
      overflow="auto"
      maxH="85dvh"
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
      position="relative"
      isolation="isolate"
      // Keeps focused elements clear of the sticky edges.
      css={{ scrollPaddingTop: '3rem', scrollPaddingInlineStart: '8.5rem', ...comparisonStyles }}
    >
      <table>
        <caption>{label}</caption>
        <thead>
          <tr data-part="choice">
            <td data-part="name">{legend}</td>
            {columns.map(({ id, choice }) => (
              <td key={id}>{choice}</td>
            ))}
          </tr>
          <tr data-part="head">
            <th scope="col" data-part="name">
              {rowTitle}
            </th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col" translate="no">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group
            key={group.id}
            group={group}
            span={columns.length}
            open={!closed.includes(group.id)}
            onToggle={() => toggle(group.id)}
          />
        ))}
      </table>
      {children && (
        <chakra.div position="sticky" insetInlineStart="0" p="4">
          {children}
        </chakra.div>
      )}
    </chakra.div>
  );
}

interface GroupProps {
  group: ComparedGroup;
  span: number;
  open: boolean;
  onToggle: () => void;
}

function Group({ group, span, open, onToggle }: GroupProps) {
  return (
    <tbody>
      <tr data-group="">
        <th scope="rowgroup" colSpan={span + 1}>
          <chakra.div
            display="inline-flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="3"
            position="sticky"
            insetInlineStart="3"
          >
            <ToggleButton open={open} onToggle={onToggle} minH="8">
              {group.title}
            </ToggleButton>
            {group.aside && <chakra.span color="fg.muted">{group.aside}</chakra.span>}
          </chakra.div>
        </th>
      </tr>
      {open &&
        group.rows.map(({ id, name, cells }) => (
          <tr key={id} data-row="">
            <th scope="row" data-part="name" translate="no">
              {name}
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no ids, and columns never change order
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
    </tbody>
  );
}
