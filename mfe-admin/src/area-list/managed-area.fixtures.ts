import type { ManagedArea } from '@skills-architect/contracts/portal';

/** An area of Feature Areas, with defaults. */
export const aManagedArea = (overrides: Partial<ManagedArea> = {}): ManagedArea => ({
  area: 'garden',
  title: 'Garden',
  rev: 3,
  on: true,
  version: '1.1.0',
  versions: [
    { version: '2.0.0', from: 'published', unfit: ['it needs react ^20.0.0, the portal has 19.3.1'], removable: true },
    { version: '1.1.0', from: 'published', unfit: [], removable: false },
    { version: '1.0.0', from: 'file', unfit: [], removable: false },
  ],
  removable: false,
  app: { state: 'up' },
  service: { state: 'slow', error: { text: 'It took 900 ms to answer.', at: '2026-01-01T09:00:00Z' } },
  sessions: 12,
  changes: [{ at: '2026-01-01T09:00:00Z', who: 'Sam Super', what: 'published', version: '1.1.0', reason: '' }],
  ...overrides,
});
