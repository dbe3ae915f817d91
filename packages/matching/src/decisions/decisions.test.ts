import { MAX_BONUS, type NearDecision, previousChoices } from './decisions';

const [NURSE, CARER] = [1, 2];
const chose = (roleId: number | null, times = 1, more: Partial<NearDecision> = {}): NearDecision => ({
  title: 'Ward Nurse',
  roleId,
  times,
  own: true,
  nearness: 1,
  ...more,
});
const others = { own: false };

describe('chosenBefore', () => {
  it.each<[string, NearDecision[], [number, number]]>([
    ['nothing decided', [], [0, 0]],
    ['chosen once for this title', [chose(NURSE)], [0.667, 0]],
    ['chosen four times', [chose(NURSE, 4)], [0.889, 0]],
    ['never above the cap', [chose(NURSE, 10_000)], [1, 0]],
    ['a nearly equal title counts in part', [chose(NURSE, 1, { nearness: 0.85 })], [0.333, 0]],
    ['a title that is not near counts nothing', [chose(NURSE, 50, { nearness: 0.7 })], [0, 0]],
    ['chosen as often as another', [chose(NURSE), chose(CARER)], [0.333, 0.333]],
    ['chosen less often than another', [chose(NURSE), chose(CARER, 3)], [0.167, 0.643]],
    ['refused as often as chosen', [chose(NURSE), chose(null)], [0.333, 0]],
    ['only refused', [chose(null, 3)], [0, 0]],
    ['what others chose counts half', [chose(NURSE, 4, others)], [0.444, 0]],
    ['own decisions come before those of others', [chose(NURSE), chose(CARER, 50, others)], [0.667, 0]],
    [
      'own decisions about another job leave the others',
      [chose(NURSE, 1, { nearness: 0.2 }), chose(CARER, 4, others)],
      [0, 0.444],
    ],
  ])('%s', (_, decisions, expected) => {
    const found = previousChoices(decisions);
    const bonuses = [NURSE, CARER].map((roleId) => Number((found.get(roleId)?.bonus ?? 0).toFixed(3)));
    expect(bonuses).toEqual(expected);
    expect(Math.max(...bonuses)).toBeLessThanOrEqual(MAX_BONUS);
  });

  it('returns the most similar title and how often the role was chosen for it', () => {
    const found = previousChoices([chose(NURSE, 9, { title: 'Ward Nurses', nearness: 0.9 }), chose(NURSE, 4)]);
    expect(found.get(NURSE)).toMatchObject({ title: 'Ward Nurse', times: 4, own: true, nearness: 1 });
  });
});
