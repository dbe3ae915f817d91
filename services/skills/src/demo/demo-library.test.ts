import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SKILL_CATEGORIES } from '@skills-architect/contracts/skills';
import library from '../../demo/library.json' with { type: 'json' };
import { withoutCircles } from '../skill-tree/tree-rules';
import { demoFamilies, demoLevelKnowledge, demoSkillopedia, demoTrees } from './demo-library';

const families = demoFamilies();
const entries = demoSkillopedia();
const skills = families.flatMap(({ skills: members }) => members);
const findSchemes = (source: string) => {
  const id = library.sources.find((candidate) => candidate.source === source)?.sourceId ?? 0;
  return library.schemes.filter(({ sourceIds }) => sourceIds.includes(id));
};
const duplicates = (texts: string[]) => {
  const folded = texts.map((text) => text.toLowerCase());
  return folded.filter((text, index) => folded.indexOf(text) !== index);
};
const count = (holds: (skill: (typeof skills)[number]) => boolean) => skills.filter(holds).length;

describe('the demo library', () => {
  it('reads every file of its folder', () => {
    const files = readdirSync(new URL('../../demo/skills', import.meta.url));
    expect(families).toHaveLength(files.length);
  });

  it('is large and varied enough for every kind of work', () => {
    expect(new Set(families.map(({ category }) => category))).toEqual(new Set(SKILL_CATEGORIES));
    expect(families.length).toBeGreaterThanOrEqual(12);
    expect(skills.length).toBeGreaterThanOrEqual(300);
    expect(count(({ levels }) => levels !== undefined)).toBeGreaterThanOrEqual(60);
    expect(count(({ source }) => source === 'AI Generated')).toBeGreaterThanOrEqual(30);
    expect(count(({ source }) => source === 'Atomic 1.1')).toBeGreaterThanOrEqual(20);
    expect(new Set(skills.map(({ source }) => source)).size).toBeGreaterThanOrEqual(6);
    expect(count(({ status }) => status === 'Published')).toBeGreaterThan(skills.length / 2);
    for (const status of ['Draft', 'SME Approved', 'SA Approved'])
      expect(count((skill) => skill.status === status)).toBeGreaterThanOrEqual(10);
    expect(count(({ status }) => status === 'Retired')).toBeGreaterThanOrEqual(5);
  });

  it('has unique family names per category and unique skill names per source', () => {
    expect(duplicates(families.map(({ category, family }) => `${category}: ${family}`))).toEqual([]);
    expect(duplicates(skills.map(({ source, name }) => `${source}: ${name}`))).toEqual([]);
  });

  it.each(skills.map((skill) => [skill.name, skill] as const))('%s has known parts', (_, skill) => {
    expect(findSchemes(skill.source)).not.toEqual([]);
    expect(skill.knowledge.filter((title) => !entries.some((entry) => entry.title === title))).toEqual([]);
    expect(duplicates([skill.name, ...skill.alternatives])).toEqual([]);
  });

  it.each(families.flatMap((family) => family.skills.map((skill) => [skill.name, skill, family] as const)))(
    '%s has a text for every level of every scheme of its source',
    (_, skill, family) => {
      const texts = skill.levels ?? family.levels;
      for (const { schemeName, levels } of findSchemes(skill.source))
        expect(texts[schemeName]).toHaveLength(levels.length);
    },
  );

  it('only has levels of schemes that its sources use', () => {
    for (const { family, levels, skills: members } of families) {
      const used = new Set(members.flatMap(({ source }) => findSchemes(source).map(({ schemeName }) => schemeName)));
      expect([family, Object.keys(levels).filter((scheme) => !used.has(scheme))]).toEqual([family, []]);
    }
    for (const { source, levels } of skills)
      if (levels)
        expect(Object.keys(levels).sort()).toEqual(
          findSchemes(source)
            .map(({ schemeName }) => schemeName)
            .sort(),
        );
  });

  it('says for each family what people know, without repeated texts', () => {
    const knowledge = demoLevelKnowledge();
    expect(Object.keys(knowledge).sort()).toEqual(families.map(({ family }) => family).sort());
    expect(duplicates(Object.values(knowledge).flat())).toEqual([]);
  });

  it('has no repeated texts', () => {
    const levels = [...families, ...skills].flatMap((record) => Object.values(record.levels ?? {}).flat());
    const schemes = library.schemes.flatMap((scheme) => scheme.levels.map(({ description }) => description));
    const texts = skills.flatMap(({ description, details }) => [description, details]);
    expect(duplicates([...texts, ...levels, ...new Set(schemes)])).toEqual([]);
  });

  it('describes each skill briefly and then in detail', () => {
    const sentences = (text: string) => text.split(/[.]\s/).length;
    for (const { name, description, details } of skills) {
      expect([name, sentences(description)]).toEqual([name, 1]);
      expect([name, [2, 3].includes(sentences(details))]).toEqual([name, true]);
    }
  });
});

describe('the demo’s skill trees', () => {
  it('refer to existing skills, without circles', () => {
    const names = skills.map(({ name }) => name);
    const pairs = demoTrees().flatMap(({ skill, below }) => below.map((name) => [skill, name] as const));
    const all = pairs.flat();
    expect(all.filter((name) => names.indexOf(name) < 0 || names.indexOf(name) !== names.lastIndexOf(name))).toEqual(
      [],
    );
    expect(duplicates(pairs.map(([parent, child]) => `${parent} > ${child}`))).toEqual([]);
    const links = pairs.map(([parent, child]) => ({
      parentId: names.indexOf(parent),
      childId: names.indexOf(child),
    }));
    expect(withoutCircles([], links).circular).toEqual([]);
  });
});

describe('the demo’s Skillopedia', () => {
  it('has forty entries, each a knowledge base of some skill, with and without an address', () => {
    expect(entries).toHaveLength(40);
    expect(duplicates(entries.map(({ title }) => title))).toEqual([]);
    const used = new Set(skills.flatMap(({ knowledge }) => knowledge));
    expect(entries.map(({ title }) => title).filter((title) => !used.has(title))).toEqual([]);
    expect(entries.filter(({ url }) => url === undefined).length).toBeGreaterThanOrEqual(5);
    for (const { url } of entries) if (url) expect(url).toMatch(/^https:\/\/example\.org\//);
  });
});
