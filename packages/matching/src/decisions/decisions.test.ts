import { MAX_BONUS, type NearDecision, previousChoices } from './decisions';

const [NURSE, CARER] = [1, 2];
const aDecision = (roleId: number | null, times = 1, more: Partial<NearDecision> = {}): NearDecision => ({
  title: 'Ward Nurse',
  roleId,
  times,
  own: true,
  nearness: 1,
  ...more,
});
const others = { own: false };

describe('previousChoices', () => {
  it.each<[string, NearDecision[], [number, number]]>([
    ['nothing decided', [], [0, 0]],
    ['chosen once for this title', [aDecision(NURSE)], [0.667, 0]],
    ['chosen four times', [aDecision(NURSE, 4)], [0.889, 0]],
    ['never above the cap', [aDecision(NURSE, 10_000)], [1, 0]],
    ['a nearly equal title counts in part', [aDecision(NURSE, 1, { nearness: 0.85 })], [0.333, 0]],
    ['a title that is not near counts nothing', [aDecision(NURSE, 50, { nearness: 0.7 })], [0, 0]],
    ['chosen as often as another', [aDecision(NURSE), aDecision(CARER)], [0.333, 0.333]],
    ['chosen less often than another', [aDecision(NURSE), aDecision(CARER, 3)], [0.167, 0.643]],
    ['refused as often as chosen', [aDecision(NURSE), aDecision(null)], [0.333, 0]],
    ['only refused', [aDecision(null, 3)], [0, 0]],
    ['what others chose counts half', [aDecision(NURSE, 4, others)], [0.444, 0]],
    ['own decisions come before those of others', [aDecision(NURSE), aDecision(CARER, 50, others)], [0.667, 0]],
    [
      'own decisions for an unlike title do not exclude those of others',
      [aDecision(NURSE, 1, { nearness: 0.2 }), aDecision(CARER, 4, others)],
      [0, 0.444],
    ],
  ])('%s', (_, decisions, expected) => {
    const choices = previousChoices(decisions);
    const bonuses = [NURSE, CARER].map((roleId) => Number((choices.get(roleId)?.bonus ?? 0).toFixed(3)));
    expect(bonuses).toEqual(expected);
    expect(Math.max(...bonuses)).toBeLessThanOrEqual(MAX_BONUS);
  });

  it('returns the most similar title and how often the role was chosen for it', () => {
    const choices = previousChoices([
      aDecision(NURSE, 9, { title: 'Ward Nurses', nearness: 0.9 }),
      aDecision(NURSE, 4),
    ]);
    expect(choices.get(NURSE)).toMatchObject({ title: 'Ward Nurse', times: 4, own: true, nearness: 1 });
  });
});
