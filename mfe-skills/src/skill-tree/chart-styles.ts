import { readThemeColours } from '@skills-architect/ui-kit/extra';
import type { StylesheetJson } from 'cytoscape';

/** Styles of the chart in the theme of the element. */
export const chartStyles = (element: Element): StylesheetJson => {
  const colour = readThemeColours();
  return [
    {
      selector: 'node',
      style: {
        shape: 'round-rectangle',
        width: 190,
        height: 30,
        'background-color': colour('bg-raised'),
        'border-width': 1,
        'border-color': colour('border-strong'),
        label: 'data(name)',
        color: colour('fg'),
        'font-size': 13,
        'font-family': getComputedStyle(element).fontFamily || 'sans-serif',
        'text-valign': 'center',
        'text-wrap': 'ellipsis',
        'text-max-width': '176px',
      },
    },
    { selector: 'node[?hasMore]', style: { 'border-style': 'double', 'border-width': 3 } },
    {
      selector: 'node[?isRoot]',
      style: { 'background-color': colour('accent-subtle'), 'border-color': colour('accent-solid') },
    },
    {
      selector: 'node[?isCurrent]',
      style: {
        'background-color': colour('accent-solid'),
        'border-color': colour('accent-solid'),
        color: colour('accent-contrast'),
      },
    },
    {
      selector: 'edge',
      style: {
        width: 1.5,
        'line-color': colour('border-strong'),
        'curve-style': 'taxi',
        'taxi-direction': 'rightward',
        'source-endpoint': '90deg',
        'target-endpoint': '270deg',
      },
    },
  ];
};
