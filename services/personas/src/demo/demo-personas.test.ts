import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { fold } from '@skills-architect/service-kit';
import { demoClients, demoPersonas } from './demo-personas';

const clients = demoClients();
const personas = demoPersonas();
const duplicates = (texts: (string | number)[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const count = (holds: (persona: (typeof personas)[number]) => boolean) => personas.filter(holds).length;

describe('the demo’s personas', () => {
  it('are read from every file of their folder, one for each client', () => {
    expect(clients).toHaveLength(readdirSync(new URL('../../demo/personas', import.meta.url)).length);
    expect(duplicates(clients.map(({ clientId }) => clientId))).toEqual([]);
  });

  it('are sixty, in several departments of each client', () => {
    expect(clients.map(({ personas: members }) => members.length)).toEqual([28, 20, 12]);
    for (const { personas: members } of clients)
      expect(new Set(members.map(({ group }) => group)).size).toBeGreaterThanOrEqual(4);
  });

  it('have distinct ids, two of them fixed', () => {
    const ids = personas.map(({ personaId }) => personaId);
    expect(ids).toEqual(expect.arrayContaining([2439, 2305]));
    expect(ids.filter((id) => id <= 58)).toHaveLength(58);
    expect(duplicates(ids)).toEqual([]);
  });

  it('are mostly matched, and some are not', () => {
    expect(count(({ industryRole }) => industryRole !== undefined)).toBe(48);
    expect(count(({ leadershipRole }) => leadershipRole !== undefined)).toBeGreaterThanOrEqual(30);
    expect(count(({ leadershipRole }) => leadershipRole === undefined)).toBeGreaterThanOrEqual(12);
  });

  it('differ from their roles by levels, by added and by removed skills', () => {
    expect(count(({ skills }) => Object.keys(skills?.levels ?? {}).length > 0)).toBeGreaterThanOrEqual(20);
    expect(count(({ skills }) => Object.values(skills?.levels ?? {}).includes(null))).toBeGreaterThanOrEqual(4);
    expect(count(({ skills }) => (skills?.added ?? []).length > 0)).toBeGreaterThanOrEqual(12);
    expect(count(({ skills }) => (skills?.removed ?? []).length > 0)).toBeGreaterThanOrEqual(4);
  });

  it.each(clients.map(({ client, personas: members }) => [client, members] as const))(
    '%s has distinct persona names',
    (_, members) => {
      expect(duplicates(members.map(({ name }) => fold(name)))).toEqual([]);
    },
  );

  it.each(personas.map((persona) => [persona.name, persona] as const))(
    '%s has realistic descriptions',
    (_, { description, responsibilities, reportingTo }) => {
      expect(reportingTo).not.toBe('');
      const sentences = description.split(/(?<=[.!?])\s+/);
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(sentences.length).toBeLessThanOrEqual(3);
      expect(responsibilities.length).toBeGreaterThanOrEqual(4);
      expect(responsibilities.length).toBeLessThanOrEqual(7);
      // Stored as one text with `|` as the paragraph separator.
      expect(responsibilities.join('')).not.toContain('|');
    },
  );

  it('have no repeated texts', () => {
    const texts = personas.flatMap(({ description, responsibilities }) => [
      ...description.split(/(?<=[.!?])\s+/),
      ...responsibilities,
    ]);
    expect(duplicates(texts.map((text) => text.toLowerCase()))).toEqual([]);
  });
});
