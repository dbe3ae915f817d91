import type { Readable } from 'node:stream';
import type { LibraryRole, RoleSkill } from '@skills-architect/matching';
import { parse } from 'csv-parse';
import yauzl from 'yauzl';
import { findZips } from '../find-zips';

/**
 * The library to measure on: `uris[n]` is the URI of `roles[n]`, `minorGroups[n]` its ISCO minor group (three digits),
 * `skillTexts` are names and descriptions of skills.
 */
export type Library = { roles: LibraryRole[]; uris: string[]; minorGroups: string[]; skillTexts: string[] };

type Row = Readonly<Record<string, string>>;

/** Reads the English ESCO occupations from the folder with its zip files (classification and relations). */
export async function readEsco(folder: string): Promise<Library> {
  const zips = await findZips(folder);
  const groups = new Map<string, LibraryRole['group']>();
  await eachRow(zips, 'ISCOGroups_en.csv', (row) => {
    groups.set(row.code ?? '', { label: row.preferredLabel ?? '', text: row.description ?? '' });
  });
  const skills = new Map<string, RoleSkill>();
  const skillTexts: string[] = [];
  await eachRow(zips, 'skills_en.csv', (row) => {
    skills.set(row.conceptUri ?? '', { skillId: skills.size + 1, skillName: row.preferredLabel ?? '' });
    skillTexts.push(row.preferredLabel ?? '', row.description ?? '');
  });
  const essential = new Map<string, RoleSkill[]>();
  await eachRow(zips, 'occupationSkillRelations.csv', (row) => {
    const skill = skills.get(row.skillUri ?? '');
    if (row.relationType !== 'essential' || !skill) return;
    const own = essential.get(row.occupationUri ?? '') ?? [];
    own.push(skill);
    essential.set(row.occupationUri ?? '', own);
  });
  const roles: LibraryRole[] = [];
  const uris: string[] = [];
  const minorGroups: string[] = [];
  await eachRow(zips, 'occupations_en.csv', (row) => {
    const uri = row.conceptUri ?? '';
    uris.push(uri);
    minorGroups.push((row.iscoGroup ?? '').slice(0, 3));
    roles.push({
      roleId: uris.length,
      language: 'en',
      label: row.preferredLabel ?? '',
      alternativeLabels: (row.altLabels ?? '').split('\n').filter((name) => name.trim() !== ''),
      description: row.description ?? '',
      essentialSkills: essential.get(uri) ?? [],
      group: groups.get(row.iscoGroup ?? '') ?? { label: '', text: '' },
    });
  });
  return { roles, uris, minorGroups, skillTexts };
}

/** Calls `take` with each row of the CSV file of this name, from the first zip file that contains it. */
export async function eachRow(zips: readonly string[], name: string, take: (row: Row) => void): Promise<void> {
  for (const zip of zips) {
    const stream = await openEntry(zip, name);
    if (!stream) continue;
    const rows: AsyncIterable<Row> = stream.pipe(parse({ columns: true, bom: true }));
    for await (const row of rows) take(row);
    return;
  }
  throw new Error(`None of the zip files contains ${name}.`);
}

function openEntry(path: string, name: string): Promise<Readable | undefined> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('error', reject);
      zip.on('end', () => resolve(undefined));
      zip.on('entry', (entry: yauzl.Entry) => {
        if (entry.fileName !== name) return zip.readEntry();
        zip.openReadStream(entry, (failure, stream) => (failure ? reject(failure) : resolve(stream)));
      });
      zip.readEntry();
    });
  });
}
