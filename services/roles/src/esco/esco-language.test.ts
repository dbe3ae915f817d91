import { describe, expect, it } from '@jest/globals';
import { refuseLanguage } from './esco-language';

describe("ESCO's files in another language", () => {
  it.each([
    [['skills_de', 'occupations_de', 'broaderRelationsSkillPillar_de'], 'German'],
    [['ISCOGroups_fr'], 'French'],
  ])('%j are refused with the language, the reason and where to go', (names, language) => {
    const refusal = refuseLanguage(names);
    expect(refusal).toMatch(`in ${language}. ESCO is imported in English, because`);
    expect(refusal).toMatch(/as a table of skills/);
  });

  it.each([[['skills_en', 'skills_de']], [['Occupation Data', 'Skills']], [['people_of_it']], [[]]])(
    'are not %j',
    (names) => expect(refuseLanguage(names)).toBeUndefined(),
  );
});
