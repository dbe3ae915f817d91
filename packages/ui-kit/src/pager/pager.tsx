import { chakra } from '@chakra-ui/react/styled-system';
import { formatNumber, formatTotal } from '@skills-architect/contracts/locale';
import { useEffect, useId } from 'react';
import { control } from '../field/control-styles';
import { IconButton } from '../icon-button/icon-button';
import { SIZES } from './sizes';

const SizeSelect = chakra('select', {
  base: { ...control, w: 'auto', h: '7', px: '2', fontSize: 'sm', cursor: 'pointer' },
});

export interface PagerProps {
  /** Rows before this page. */
  offset: number;
  pageSize: number;
  /** Total number of rows. */
  total: number;
  /** There are more rows than `total`, where counting stopped. */
  isTotalCapped?: boolean;
  /** Number of rows on this page; needed to find the last page when the total is capped. */
  rowCount?: number;
  onChange: (page: { offset: number; pageSize: number }) => void;
  /** Page sizes to choose from. */
  sizes?: readonly number[];
  /** Hidden unless there are more rows than this. */
  showAbove?: number;
  disabled?: boolean;
}

/** Pager of a list. A new page size keeps the first visible row visible. */
export function Pager({
  offset,
  pageSize,
  total: statedTotal,
  isTotalCapped = false,
  rowCount = pageSize,
  onChange,
  sizes = SIZES,
  showAbove = 0,
  disabled,
}: PagerProps) {
  const id = useId();
  // Rows beyond `total` are not counted: after a full page another one may follow.
  const mayHaveNext = isTotalCapped && (rowCount === pageSize || offset + rowCount < statedTotal);
  const rowsReached = isTotalCapped && rowCount > 0 ? offset + rowCount : 0;
  const total = Math.max(statedTotal, rowsReached + (mayHaveNext ? 1 : 0));
  const lastRow = Math.min(offset + pageSize, isTotalCapped ? offset + rowCount : total);
  const lastOffset = Math.floor(Math.max(0, total - 1) / pageSize) * pageSize;
  const isBeyondEnd = total > 0 && offset > lastOffset;
  // This page does not exist if the list has become shorter, or if the link is old: show the last page instead.
  useEffect(() => {
    if (isBeyondEnd) onChange({ offset: lastOffset, pageSize });
  }, [isBeyondEnd, lastOffset, pageSize, onChange]);
  if (total <= showAbove || isBeyondEnd) return null;
  const goTo = (to: number) => onChange({ offset: Math.max(0, Math.min(to, lastOffset)), pageSize });
  const renderStep = (icon: 'chevronLeft' | 'chevronRight', label: string, to: number, isAtEdge: boolean) => (
    <IconButton icon={icon} label={label} size="sm" onClick={() => goTo(to)} disabled={disabled || isAtEdge} />
  );
  return (
    <chakra.nav
      aria-label="Pages"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      columnGap="4"
      rowGap="1"
      fontSize="sm"
      color="fg.muted"
    >
      <chakra.span display="inline-flex" alignItems="center" gap="2">
        <label htmlFor={id}>Rows per page</label>
        <SizeSelect
          id={id}
          value={pageSize}
          disabled={disabled}
          onChange={(event) => {
            const size = Number(event.target.value);
            onChange({ offset: Math.floor(offset / size) * size, pageSize: size });
          }}
        >
          {[...new Set([...sizes, pageSize])]
            .sort((a, b) => a - b)
            .map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
        </SizeSelect>
      </chakra.span>
      <span aria-live="polite">
        {total === 0 ? '0' : `${formatNumber(offset + 1)}–${formatNumber(lastRow)}`} of{' '}
        {formatTotal(Math.max(statedTotal, rowsReached), mayHaveNext)}
      </span>
      <chakra.span display="inline-flex" gap="1">
        {renderStep('chevronLeft', 'Previous page', offset - pageSize, offset === 0)}
        {renderStep('chevronRight', 'Next page', offset + pageSize, lastRow >= total)}
      </chakra.span>
    </chakra.nav>
  );
}
