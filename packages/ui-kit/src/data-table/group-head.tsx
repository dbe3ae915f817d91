import { chakra } from '@chakra-ui/react/styled-system';
import { formatNumber } from '@skills-architect/contracts/locale';
import type { ReactNode } from 'react';
import { TickBox } from '../choice/tick-box';
import { ClampedText } from '../clamped-text/clamped-text';
import { ToggleButton } from '../toggle-button/toggle-button';
import { TABLE_ROLES } from './roles';
import type { ModelRow } from './use-table-model';

interface GroupHeadProps<Row> {
  group: ModelRow<Row>;
  title: string;
  selectable: boolean;
  disabled: boolean;
  span: number;
  aside: ReactNode;
}

/** Group heading: its checkbox selects all its rows, its button toggles the group. */
export function GroupHead<Row>({ group, title, selectable, disabled, span, aside }: GroupHeadProps<Row>) {
  return (
    <tr {...TABLE_ROLES.row} data-group="">
      {selectable && (
        <th {...TABLE_ROLES.cell} data-part="select">
          <TickBox
            aria-label={`Select all in ${title}`}
            checked={group.getIsAllSubRowsSelected()}
            indeterminate={group.getIsSomeSelected()}
            disabled={disabled || !group.subRows.some((row) => row.getCanSelect())}
            onChange={(event) => group.toggleSelected(event.target.checked)}
          />
        </th>
      )}
      <th {...TABLE_ROLES.rowHead} scope="rowgroup" colSpan={span}>
        <chakra.div display="flex" alignItems="center" gap="2">
          <ToggleButton open={group.getIsExpanded()} onToggle={() => group.toggleExpanded()}>
            <ClampedText lines={2}>{title}</ClampedText>
            <chakra.span color="fg.muted" flexShrink="0">
              {formatNumber(group.subRows.length)}
            </chakra.span>
          </ToggleButton>
          {aside && <chakra.span ms="auto">{aside}</chakra.span>}
        </chakra.div>
      </th>
    </tr>
  );
}
