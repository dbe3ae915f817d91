import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { demoPostings } from './demo-postings';
import { demoLeadershipRoles, demoSubSectors } from './demo-roles';

const places = new Map(demoSubSectors().map((subsector) => [subsector.subsectorId, subsector]));
const roles = new Set(
  [...places.values()].flatMap((place) => place.functions.flatMap((each) => each.roles.map(({ name }) => name))),
);
const ranks = new Set(demoLeadershipRoles().map(({ leadershipRoleName }) => leadershipRoleName));
const files = demoPostings();
const postings = files.flatMap(({ subsectorId, postings: members }) =>
  members.map((posting) => ({ ...posting, subsectorId })),
);
const duplicates = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const splitSentences = (text: string) => text.split(/(?<=[.!?])\s+/);

describe('the demo’s job postings', () => {
  it('are read from every file of their folder, each of another sub-sector', () => {
    expect(files).toHaveLength(readdirSync(new URL('../../demo/job-postings', import.meta.url)).length);
    expect(files.map(({ subsector }) => subsector)).toEqual(
      files.map(({ subsectorId }) => places.get(subsectorId)?.subsector),
    );
    expect(duplicates(files.map(({ subsector }) => subsector))).toEqual([]);
  });

  it('are two hundred, of many companies, countries and publishers', () => {
    expect(postings).toHaveLength(200);
    expect(new Set(postings.map(({ company }) => company)).size).toBeGreaterThanOrEqual(80);
    expect(new Set(postings.map(({ country }) => country)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(postings.map(({ jobSource }) => jobSource)).size).toBeGreaterThanOrEqual(4);
  });

  it('are partly annotated', () => {
    const annotated = postings.filter(({ industryRole }) => industryRole !== undefined);
    expect(annotated.length).toBeGreaterThanOrEqual(55);
    expect(annotated.length).toBeLessThanOrEqual(65);
    expect(postings.filter((posting) => posting.leadershipRole && !posting.industryRole)).toEqual([]);
    expect(annotated.some(({ leadershipRole }) => leadershipRole === undefined)).toBe(true);
  });

  it.each(postings.map((posting) => [`${posting.title}, ${posting.company}`, posting] as const))(
    '%s is short and refers to existing records',
    (_, posting) => {
      for (const sentences of [splitSentences(posting.description), posting.roleSentences]) {
        expect(sentences.length).toBeGreaterThanOrEqual(2);
        expect(sentences.length).toBeLessThanOrEqual(4);
      }
      const functions = places.get(posting.subsectorId)?.functions.map(({ functionName }) => functionName);
      expect(functions).toContain(posting.function);
      expect(roles).toContain(posting.normalisedTitle);
      if (posting.industryRole !== undefined) expect(roles).toContain(posting.industryRole);
      if (posting.leadershipRole !== undefined) expect(ranks).toContain(posting.leadershipRole);
    },
  );

  it('have no repeated texts', () => {
    const texts = postings.flatMap(({ description, roleSentences }) => [
      ...splitSentences(description),
      ...roleSentences,
    ]);
    expect(duplicates(texts.map((text) => text.toLowerCase()))).toEqual([]);
    expect(duplicates(postings.map(({ title, company }) => `${title}, ${company}`))).toEqual([]);
  });
});
