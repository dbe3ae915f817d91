import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { TickBox } from '../choice/tick-box';
import { ToggleButton } from '../toggle-button/toggle-button';
import { AS } from './roles';

interface GroupHeadProps {
  title: string;
  count: number;
  open: boolean;
  onToggle: () => void;
  /** All, some or none of its rows; nothing where rows cannot be chosen. */
  chosen: 'all' | 'some' | 'none' | undefined;
  onChoose: (selected: boolean) => void;
  disabled: boolean;
  span: number;
  aside: ReactNode;
}

/** The head of a group: its checkbox chooses all its rows, its button opens and closes it. */
export function GroupHead({ title, count, open, onToggle, chosen, onChoose, disabled, span, aside }: GroupHeadProps) {
  return (
    <tr {...AS.row} data-group="">
      {chosen && (
        <th {...AS.cell} data-part="select">
          <TickBox
            aria-label={`Select all in ${title}`}
            checked={chosen === 'all'}
            indeterminate={chosen === 'some'}
            disabled={disabled}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </th>
      )}
      <th {...AS.rowHead} scope="rowgroup" colSpan={span}>
        <chakra.div display="flex" alignItems="center" gap="2">
          <ToggleButton open={open} onToggle={onToggle}>
            {title}
            <chakra.span color="fg.muted" flexShrink="0">
              {count.toLocaleString()}
            </chakra.span>
          </ToggleButton>
          {aside && <chakra.span ms="auto">{aside}</chakra.span>}
        </chakra.div>
      </th>
    </tr>
  );
}
