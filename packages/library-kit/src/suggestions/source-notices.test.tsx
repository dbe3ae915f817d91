import { UiProvider } from '@skills-architect/ui-kit';
import { render, screen } from '@testing-library/react';
import { SourceNotices } from './source-notices';

const SOURCES = [
  { sourceId: 1, source: 'Own' },
  { sourceId: 100, source: 'ESCO', licence: 'Reuse with attribution', attribution: 'Uses ESCO.' },
  { sourceId: 101, source: 'O*NET', licence: 'CC BY 4.0', language: 'es' },
];

test.each<[string, number | undefined, string[]]>([
  [
    'all imported sources',
    undefined,
    ['ESCO: Uses ESCO. Licence: Reuse with attribution.', 'O*NET: Licence: CC BY 4.0. Its own texts are in Spanish.'],
  ],
  ['the source of a record', 101, ['O*NET: Licence: CC BY 4.0. Its own texts are in Spanish.']],
  ['nothing for a source of our own', 1, []],
])('names %s', (_, sourceId, expected) => {
  render(<SourceNotices sources={SOURCES} {...(sourceId !== undefined && { sourceId })} />, { wrapper: UiProvider });
  expect(screen.queryAllByText(/Licence/).map(({ textContent }) => textContent)).toEqual(expected);
});
