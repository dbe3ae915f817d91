import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import * as z from 'zod';
import allowed from './demo-words.json' with { type: 'json' };

/** The folders of demo texts, whose files may name each other's records. */
const FOLDERS = ['skills', 'roles'];

const read = (folder: string) => {
  const root = new URL(`./${folder}/demo/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ file: `${folder}/${name}`, content: JSON.parse(readFileSync(new URL(name, root), 'utf8')) }));
};
const files = FOLDERS.flatMap(read);
const within = (folder: string) => files.filter(({ file }) => file.startsWith(folder)).map(({ content }) => content);

const Family = z.object({
  category: z.string(),
  skills: z.array(
    z.object({
      name: z.string(),
      source: z.string().default('Skills Architect'),
      status: z.string().default('Published'),
    }),
  ),
});
const Named = z.object({ name: z.string() });
const SubSector = z.object({
  functions: z.array(z.object({ roles: z.array(z.object({ name: z.string(), skills: z.array(Named) })) })),
});
const Rank = z.object({ leadershipRoleName: z.string(), skills: z.record(z.string(), z.array(Named)) });

/** Published skills by source and name, with their category. */
const published = new Map(
  within('skills/skills/').flatMap((content) => {
    const { category, skills } = Family.parse(content);
    return skills
      .filter(({ status }) => status === 'Published')
      .map(({ source, name }) => [`${source}: ${name}`, category] as const);
  }),
);

/** All texts of a file but addresses, with the place at which each stands. */
const textsOf = (value: unknown, place: string): { place: string; text: string }[] => {
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${place} ${key}`));
};
const texts = files.flatMap(({ file, content }) => textsOf(content, file));

describe('the skills that the demo’s roles name', () => {
  const roles = within('roles/sub-sectors/').flatMap((content) =>
    SubSector.parse(content).functions.flatMap((one) => one.roles),
  );
  it.each(roles.map(({ name, skills }) => [name, skills] as const))('%s has published ones', (_, skills) => {
    expect(skills.filter(({ name }) => !published.has(`Skills Architect: ${name}`))).toEqual([]);
  });

  const ranks = z.array(Rank).parse(within('roles/leadership-roles')[0]);
  it.each(ranks.map(({ leadershipRoleName, skills }) => [leadershipRoleName, skills] as const))(
    '%s has published ones of leadership and mindset',
    (_, skills) => {
      for (const [source, members] of Object.entries(skills))
        for (const { name } of members)
          expect([name, published.get(`${source}: ${name}`)]).toEqual([name, expect.stringMatching(/Leadership|Meta/)]);
    },
  );
});

it('no sentence stands in the demo of two services', () => {
  const sentences = (folder: string) =>
    texts.filter(({ place, text }) => place.startsWith(folder) && text.length > 40).map(({ text }) => text);
  const ofSkills = new Set(sentences('skills'));
  expect(sentences('roles').filter((text) => ofSkills.has(text))).toEqual([]);
});

describe('British spelling', () => {
  const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  for (const word of allowed) speller.add(word);
  const isKnown = (word: string) => speller.correct(word) || speller.correct(word.toLowerCase());

  it('is told from American', () => {
    expect(['colour', 'organise', 'labour', 'centre'].filter(isKnown)).toHaveLength(4);
    expect(['color', 'organize', 'labor', 'center'].filter(isKnown)).toEqual([]);
  });

  it('is kept in all texts of the demo', () => {
    const unknown = texts.flatMap(({ place, text }) =>
      (text.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [])
        .filter((word) => !isKnown(word))
        .map((word) => `${word} (${place})`),
    );
    expect(unknown).toEqual([]);
  });

  it('allows no word that the dictionary or the texts do not need', () => {
    const bare = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
    const used = new Set(texts.flatMap(({ text }) => text.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []));
    const usedFolded = new Set([...used].map((word) => word.toLowerCase()));
    expect(allowed.filter((word) => bare.correct(word) || !usedFolded.has(word.toLowerCase()))).toEqual([]);
  });
});
