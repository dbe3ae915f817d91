import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import { explainSuggestions, searchRoles, suggestRoles } from '@skills-architect/contracts/roles';
import { LibraryStatus, listSources, SourceId } from '@skills-architect/contracts/skills';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { peersOfClients } from '../demo/peers.fixtures';

const HEALTH_CARE = 3;
/** The language of the first source, if it is not English. */
let languageOfSource: string | undefined;
/** Clients with their industries and functions, and with their sources. */
const peers = peersOfClients({ 1: [], 2: [1, 2], 3: [HEALTH_CARE] }, { 4: [SourceId.SkillsFuture] }, [
  listSources,
  () => ({
    sources: ['Skills Architect', 'AI Generated'].map((source, index) => ({
      ...{ sourceId: index + 1, source, allowMultipleMappings: true, isAssessmentEnabled: false },
      ...(index === 0 && languageOfSource !== undefined && { language: languageOfSource }),
    })),
  }),
]);
let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'roles', build: rolesService({ demo: true }), peers });
  await service.seedDemo();
});
afterAll(() => service.close());

const NURSE = {
  personaName: 'Ward Nurse',
  groupName: 'Wards',
  roleDescription: 'Cares for patients on the ward, gives medicines and keeps their records.',
  rolesAndResponsibilities: 'Plan the care of patients|Teach patients and families',
};
const people = aUser(1, [1, 2, 3, 4]);

const suggestedFor = async (clientId: number) => {
  const { body } = await service.as(people).call(suggestRoles, { body: { clientId, roleSuggestionsRequest: [NURSE] } });
  return body.suggestions.flatMap(({ roles }) => roles.map(({ roleId }) => roleId));
};
const idsWithin = async (subSectorIds: number[]) => {
  const { body } = await service.as(aUser(2)).call(searchRoles, { body: { subSectorIds, pagesize: 1000 } });
  return new Set(body.roles.map(({ roleId }) => roleId));
};

it.each([
  ['of all industries when it names none', 1, HEALTH_CARE],
  ['of its own industry', 3, HEALTH_CARE],
])('suggests roles to a client %s', async (_, clientId, best) => {
  const [first] = await suggestedFor(clientId);
  expect(await idsWithin([best])).toContain(first);
});

it('suggests only roles of the client’s industries', async () => {
  const suggested = await suggestedFor(2);
  const own = await idsWithin([1, 2]);
  expect(suggested.length).toBeGreaterThan(0);
  expect(suggested.filter((roleId) => !own.has(roleId))).toEqual([]);
});

const settle = () => service.kit.projections.settle(['matchable roles']);
const setStatus = (_id: number, roleStatus: LibraryStatus) =>
  service.kit.db
    .collection<{ _id: number; rev: number; roleStatus: number }>('role')
    .updateOne({ _id }, { $set: { roleStatus }, $inc: { rev: 1 } });
const publishChange = (ids: number[], resource = 'industryRoles') =>
  service.kit.events.publish({ to: { all: true }, name: EVENT.changed, data: { resource, ids } });

it('answers all requests while the library changes', async () => {
  const asked = Array.from({ length: 8 }, async () => {
    await publishChange([1]);
    await settle();
    const request = { body: { clientId: 1, roleSuggestionsRequest: [NURSE] } };
    return (await service.as(people).call(suggestRoles, request)).status;
  });
  expect(await Promise.all(asked)).toEqual(asked.map(() => 200));
});

it('never suggests a role that is no longer published, even before the index has it', async () => {
  const [_id = 0] = await suggestedFor(1);
  await setStatus(_id, LibraryStatus.Retired);
  const suggested = await suggestedFor(1);
  expect(suggested).toHaveLength(3);
  expect(suggested).not.toContain(_id);
  await setStatus(_id, LibraryStatus.Published);
});

const readIndex = async () => {
  const request = { body: { clientId: 1, roleSuggestionsRequest: [NURSE] } };
  return (await service.as(people).call(suggestRoles, request)).body.index;
};

it('says which state of the library its suggestions come from', async () => {
  const before = await readIndex();
  expect(before).toMatchObject({ isCurrent: true, asOf: expect.any(String) });
  const [_id = 0] = await suggestedFor(1);
  await setStatus(_id, LibraryStatus.Retired);
  await publishChange([_id]);
  await settle();
  const after = await readIndex();
  expect(after?.revision).toBeGreaterThan(before?.revision ?? 0);
  await setStatus(_id, LibraryStatus.Published);
  await publishChange([_id]);
  await settle();
});

it('follows the library', async () => {
  const [_id = 0] = await suggestedFor(1);
  await setStatus(_id, LibraryStatus.Retired);
  await publishChange([_id]);
  await settle();
  expect(await suggestedFor(1)).not.toContain(_id);
  await setStatus(_id, LibraryStatus.Published);
  await publishChange([_id]);
  await settle();
  expect((await suggestedFor(1))[0]).toBe(_id);
});

const GEM_CUTTER = {
  personaName: 'Diamond Cutter',
  roleDescription: 'Cuts and polishes gemstones so that they catch the light, and repairs jewellery.',
  rolesAndResponsibilities:
    'Grinds facets on the wheel|Sets stones in rings|Appraises pearls and rubies|Engraves gold and silver',
};

it.each([
  ['a job of the library', NURSE, 1, false],
  ['a job that no industry of the library has', GEM_CUTTER, 1, true],
  ['a job whose industry the client does not use', NURSE, 2, true],
])('says of %s whether a role is close', async (_, request, clientId, none) => {
  const body = { clientId, roleSuggestionsRequest: [request] };
  const answer = await service.as(people).call(suggestRoles, { body });
  const [suggestion] = answer.body.suggestions;
  expect(suggestion?.roles[0]?.confidence === 'no close role').toBe(none);
});

it.each([
  ['its industry, if the client has not selected it', 2, ['Health Care']],
  ['its source, if the client has not selected that', 4, ['Skills Architect']],
])('names where a closer role is: %s', async (_, clientId, elsewhere) => {
  const body = { clientId, roleSuggestionsRequest: [NURSE] };
  const { suggestions } = (await service.as(people).call(suggestRoles, { body })).body;
  expect(suggestions[0]?.elsewhere).toEqual(elsewhere);
});

it('ranks a manager before a clerk for a manager, and shows the similarity of levels', async () => {
  const manager = { personaName: 'Warehouse Manager', rolesAndResponsibilities: 'Run the warehouse|Lead its teams' };
  const body = { clientId: 1, roleSuggestionsRequest: [manager] };
  const { suggestions } = (await service.as(people).call(suggestRoles, { body })).body;
  expect(suggestions[0]?.roles[0]).toMatchObject({ roleName: 'Warehouse Manager', parts: { level: 0.5 } });
  const operative = suggestions[0]?.roles.find(({ roleName }) => roleName === 'Warehouse Operative');
  expect(operative?.parts.level ?? 0).toBeLessThan(0.5);
});

const GERMAN_NURSE = {
  ...NURSE,
  personaName: 'Registered Nurse',
  roleDescription: 'Wir suchen eine Pflegekraft, die unsere Patienten auf der Station mit Herz und Verstand versorgt.',
  rolesAndResponsibilities: 'Nursing: patients, medicines and records of the ward',
};
const suggest = async (request: typeof NURSE) => {
  const { body } = await service
    .as(people)
    .call(suggestRoles, { body: { clientId: 1, roleSuggestionsRequest: [request] } });
  return body.suggestions[0]?.roles ?? [];
};

it('calls no role for a German description more than possible, and says why', async () => {
  const [first, second] = await suggest(GERMAN_NURSE);
  const languages = { part: 'description', job: 'de', role: 'en' };
  expect(first).toMatchObject({ confidence: 'several similar', unmeasuredLanguage: 'de', languages });
  expect(second).not.toHaveProperty('unmeasuredLanguage');
  expect(second).not.toHaveProperty('languages');
  const roleIds = [first?.roleId ?? 0, second?.roleId ?? 0];
  const asked = { body: { clientId: 1, request: GERMAN_NURSE, roleIds } };
  const { reasons } = (await service.as(people).call(explainSuggestions, asked)).body;
  const reasonsFor = (id: number | undefined) => reasons.find(({ roleId }) => roleId === id);
  const said = { confidence: 'several similar', unmeasuredLanguage: 'de', languages, isOnly: false };
  expect(reasonsFor(first?.roleId)).toMatchObject({ unmeasuredLanguage: 'de', suggestion: said });
  expect(reasonsFor(second?.roleId)?.suggestion).toEqual({ confidence: null, isOnly: false });
  expect(reasonsFor(second?.roleId)).not.toHaveProperty('unmeasuredLanguage');
  const [english] = await suggest({ ...NURSE, personaName: 'Registered Nurse' });
  expect(english).toMatchObject({ confidence: expect.stringMatching(/clear|likely/) });
  expect(english).not.toHaveProperty('unmeasuredLanguage');
  const strange = { ...GERMAN_NURSE, personaName: 'Glasbläserin', rolesAndResponsibilities: 'Glas blasen und formen' };
  const [far] = await suggest({
    ...strange,
    roleDescription: 'Wir suchen dich für unsere Werkstatt, in der Glas entsteht.',
  });
  expect(far).toMatchObject({ confidence: 'no close role', languages });
  expect(far).not.toHaveProperty('unmeasuredLanguage');
});

it('says what a title was taken for, and what it has for a word of the role', async () => {
  const request = { ...GERMAN_NURSE, personaName: 'Krankenpflegerin (m/w/d)', rolesAndResponsibilities: '' };
  const [nurse = 0] = await suggestedFor(1);
  const asked = { body: { clientId: 1, request, roleIds: [nurse] } };
  const [reasons] = (await service.as(people).call(explainSuggestions, asked)).body.reasons;
  expect(reasons?.title.reading).toEqual({ writtenAs: 'Krankenpflegerin (m/w/d)', readAs: 'general nurse' });
  expect(reasons?.words).toContainEqual(expect.objectContaining({ term: 'nurse', writtenAs: 'Krankenpflegerin' }));
  const ownWords = { ...asked, body: { ...asked.body, request: { ...request, personaName: 'Nurse' } } };
  const [plain] = (await service.as(people).call(explainSuggestions, ownWords)).body.reasons;
  expect(plain?.title).not.toHaveProperty('reading');
  expect(plain?.words[0]).not.toHaveProperty('writtenAs');
});

it('says what a suggestion would say of a role for a text that it was not asked for', async () => {
  const request = { ...GERMAN_NURSE, roleDescription: `${GERMAN_NURSE.roleDescription} Wir freuen uns auf Sie.` };
  const [first] = await suggest(GERMAN_NURSE);
  const asked = { body: { clientId: 1, request, roleIds: [first?.roleId ?? 0, 1] } };
  const { reasons } = (await service.as(people).call(explainSuggestions, asked)).body;
  expect(reasons.map(({ suggestion }) => suggestion?.unmeasuredLanguage)).toEqual(['de', undefined]);
});

it('calls a role as likely as it is for a description in the language of its source, and no more than possible in English', async () => {
  const setLanguage = async (language: string | undefined) => {
    languageOfSource = language;
    await publishChange([1], 'sources');
    await settle();
    // A change of so many roles is included while suggestions are still made from the former ones.
    while (!(await readIndex())?.isCurrent);
  };
  await setLanguage('de');
  const [german] = await suggest(GERMAN_NURSE);
  expect(german).toMatchObject({ confidence: expect.stringMatching(/clear|likely/) });
  expect(german).not.toHaveProperty('unmeasuredLanguage');
  const english = { ...NURSE, personaName: 'Registered Nurse' };
  const [first] = await suggest(english);
  expect(first).toMatchObject({ confidence: 'several similar', unmeasuredLanguage: 'en' });
  await setLanguage(undefined);
});
