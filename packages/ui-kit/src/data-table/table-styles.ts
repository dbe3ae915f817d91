import { tick } from '../choice/tick-styles';
import { hidden, shown } from '../field/field';

const NARROW = '@media (max-width: 479px)';

/** One rule set for the whole table: five hundred rows of plain elements render ten times faster than styled ones. */
export const tableStyles = {
  '& table': { w: 'full', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0', fontSize: 'sm' },
  '& caption': hidden,
  '& th, & td': {
    px: '3',
    py: '2',
    h: '10',
    textAlign: 'start',
    verticalAlign: 'middle',
    borderBottomWidth: '1px',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    fontWeight: 'normal',
  },
  '& :is(td, th) *': { overflowWrap: 'inherit' },
  '& td, & tbody th': { py: '1' },
  '& tbody:last-of-type tr:last-of-type > *': { borderBottomWidth: '0' },
  '& thead th': {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    bg: 'bg.panel',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& [data-align=end]': { textAlign: 'end' },
  '& [data-align=center]': { textAlign: 'center' },
  '& tbody tr[data-row]:hover': { bg: 'bg.hover' },
  '& tbody tr[data-chosen]': { bg: 'accent.subtle' },
  '& tbody tr[data-click]': { cursor: 'pointer' },
  '& tbody tr[data-edit]': { bg: 'bg.sunken' },
  '& tbody tr[data-locked] > *': { color: 'fg.muted' },
  '& tr[data-group] > th': { bg: 'bg.sunken', fontWeight: 'medium' },
  '& td[data-part=select] input': tick,
  '& thead th[data-part=select] span': hidden,
  // The baseline of a clamped text is its last line, which would move the name up.
  '& [data-part=name]': {
    bg: 'transparent',
    textAlign: 'start',
    verticalAlign: 'middle',
    cursor: 'pointer',
    rounded: 'md',
  },
  '& [data-part=name]:hover': { color: 'accent.fg' },
  '& [data-part=menu] button[aria-haspopup]': {
    display: 'inline-grid',
    placeItems: 'center',
    w: '7',
    h: '7',
    rounded: 'md',
    bg: 'transparent',
    color: 'fg.muted',
    cursor: 'pointer',
  },
  '& [data-part=menu] button[aria-haspopup]:hover': { bg: 'bg.sunken', color: 'fg' },
  '& [data-part=menu] button[aria-haspopup][aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' },
  '& [data-part=select], & [data-part=menu]': { px: '2', textAlign: 'center', lineHeight: '0' },
} as const;

/** Non-empty values that join the text of a card. */
const INLINE_VALUE = '[data-narrow]:not([data-narrow=hidden], [data-narrow=line], :empty)';

/**
 * Rows as cards: the name, one line of text with the values, and controls on separate lines. Explicit roles keep it a
 * table for screen readers.
 */
export const cardStyles = {
  [NARROW]: {
    '& table, & tbody, & tbody tr, & tbody td, & tbody th, & thead, & thead tr': { display: 'block', w: 'auto' },
    '& colgroup': { display: 'none' },
    '& thead tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', borderBottomWidth: '1px' },
    '& thead th': { position: 'static', border: '0', h: 'auto', py: '1' },
    '& thead th:not([data-keep])': { position: 'absolute', w: '1px', h: '1px', p: '0', clipPath: 'inset(50%)' },
    '& thead th[data-part=select]': { lineHeight: 'inherit' },
    '& thead th[data-part=select]:empty': { display: 'none' },
    '& thead th[data-part=select] label': { display: 'flex', alignItems: 'center', gap: '2' },
    '& thead th[data-part=select] span': shown,
    '& tbody tr[data-group]': { display: 'flex', borderBottomWidth: '1px' },
    '& tbody tr[data-group] > th': { border: '0', h: 'auto', minH: '10' },
    '& tbody tr[data-group] > [scope]': { flex: '1', display: 'grid', alignItems: 'center' },
    '& tbody tr[data-group] > [data-part=select]': { display: 'grid', placeItems: 'center' },
    '& tbody tr[data-row]': { position: 'relative', py: '2', px: '3', borderBottomWidth: '1px' },
    '& tbody tr[data-row] > *': { border: '0', h: 'auto', py: '1', px: '0', textAlign: 'start' },
    // A card is coloured as a whole: its cells do not cover it.
    '& tbody tr[data-row] > *, & tbody tr[data-row]:hover > *': { bg: 'transparent' },
    '& tbody tr[data-row]:hover': { bg: 'bg.hover' },
    '& tbody tr[data-row][data-chosen]': { bg: 'accent.subtle' },
    '& tbody tr[data-row] > [data-title]::before': {
      content: 'attr(data-title)',
      display: 'block',
      color: 'fg.muted',
    },
    '& tbody tr[data-row] > [data-title]:empty': { display: 'none' },
    '& tbody tr[data-row] > th': { fontWeight: 'medium', fontSize: 'md', pe: '9' },
    '& tbody tr[data-edit] > th': { pe: '16' },
    // A value that does not fit the line moves to the next one as a whole, with its title.
    '& tbody tr[data-row] > [data-narrow]': {
      display: 'inline-block',
      maxW: 'full',
      py: '0',
      verticalAlign: 'baseline',
      color: 'fg.muted',
    },
    '& tbody tr[data-row] > [data-narrow=hidden]': { display: 'none' },
    '& tbody tr[data-row] > [data-narrow] > *': { display: 'inline-flex', verticalAlign: 'baseline' },
    '& tbody tr[data-row] > [data-narrow] > [data-part=wide]': { display: 'none' },
    '& tbody tr[data-row] > [data-narrow] > [data-part=clamped]': {
      display: 'inline',
      verticalAlign: 'baseline',
      wordBreak: 'normal',
    },
    '& tbody tr[data-row] > [data-narrow=labelled]::before': { content: "attr(data-title) ': '", display: 'inline' },
    [`& tbody tr[data-row] > ${INLINE_VALUE}:has(~ ${INLINE_VALUE})::after`]: { content: "'·'", mx: '0.35em' },
    '& tbody tr[data-row] > [data-narrow=line]': { display: 'block', truncate: true },
    '& tbody tr[data-row] > [data-narrow=line] > *': { display: 'inline' },
    '& tbody[aria-hidden] td:nth-of-type(n+3)': { display: 'none' },
    '& tbody tr[data-row]:has([data-part=select])': { ps: '10' },
    '& tbody tr[data-row] > [data-part=select]': { position: 'absolute', top: '3', insetInlineStart: '1', px: '2' },
    '& tbody tr[data-row] > [data-part=menu]': { position: 'absolute', top: '1', insetInlineEnd: '1', px: '2' },
  },
} as const;

/** The table keeps its width and its frame scrolls. */
export const scrollStyles = { [NARROW]: { '& table': { w: '48rem' } } } as const;
