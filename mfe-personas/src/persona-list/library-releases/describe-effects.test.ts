import { describeEffects } from './describe-effects';

const release = {
  releaseId: 2,
  name: '2026-11',
  note: '',
  at: '2026-11-20T08:00:00.000Z',
  since: '2026-10-20T08:00:00.000Z',
};

test.each([
  [{ total: 0, byRole: 0, bySkills: 0 }, '2026-11 changed no industry role and no skill of your personas.'],
  [{ total: 1, byRole: 1, bySkills: 0 }, '2026-11 concerns 1 persona: 1 persona has an industry role that changed.'],
  [
    { total: 1200, byRole: 2, bySkills: 1199 },
    '2026-11 concerns 1,200 personas: 2 personas have an industry role that changed, 1,199 personas have skills that changed.',
  ],
])('%j is described as %s', (counts, text) => {
  expect(describeEffects({ release, ...counts })).toBe(text);
});

test('the first release has nothing to compare with', () => {
  const first = { ...release, since: null };
  expect(describeEffects({ release: first, total: 0, byRole: 0, bySkills: 0 })).toBe(
    '2026-11 is the first release: there is no earlier one to compare with.',
  );
});
