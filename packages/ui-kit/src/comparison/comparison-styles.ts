import { hidden } from '../field/field';

const WIDE = '@media (min-width: 1024px)';

/** One rule set for the whole frame: a comparison of long lists renders a few hundred rows as plain elements. */
export const comparisonStyles = {
  '& table': { w: 'full', minW: '64rem', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0' },
  '& caption': hidden,
  '& th, & td': {
    px: '3',
    py: '2',
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: 'normal',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    borderBottomWidth: '1px',
    borderInlineEndWidth: '1px',
    bg: 'bg.panel',
  },
  '& :is(td, th) *': { overflowWrap: 'inherit' },
  '& tr > :last-child': { borderInlineEndWidth: '0' },
  '& [data-part=name]': { w: '8rem', position: 'sticky', insetInlineStart: '0', zIndex: '1' },
  '& [data-part=choice] > *': { verticalAlign: 'top', py: '3' },
  '& [data-part=head] > *': {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    bg: 'bg.raised',
    fontSize: 'sm',
    fontWeight: 'medium',
  },
  // The corner cell stays above both sticky edges.
  '& [data-part=head] > [data-part=name]': { zIndex: '11' },
  '& tbody': { fontSize: 'sm' },
  '& tbody td, & tbody th': { py: '1', h: '10' },
  '& tbody tr[data-row]:hover > *': { bg: 'bg.hover' },
  '& tr[data-group] > th': { bg: 'bg.sunken' },
  '& tbody:last-of-type tr:last-of-type > *': { borderBottomWidth: '0' },
  [WIDE]: { '& table': { minW: '68rem' }, '& [data-part=name]': { w: '14rem' } },
} as const;
