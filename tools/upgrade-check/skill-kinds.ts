import {
  createAssessment,
  createEncyclopedia,
  createFamily,
  createSkill,
  getAssessment,
  getContent,
  getEncyclopedia,
  getSkill,
  listAssessments,
  listFamilies,
  listProficiencies,
  listReleases,
  listSkillContent,
  markSkillContent,
  nameRelease,
  releaseChanges,
  type SkillSummary,
  saveEncyclopediaDocument,
  searchKnowledgeBases,
  searchSkills,
  updateProficiency,
} from '@skills-architect/contracts/skills';
import type { Visitor } from '../../bench/portal/visitor';
import { CLIENT } from './client';
import { type Kind, readPages } from './kind';

const SOURCE = 1;
/** So many skills are asked for their content, which is the same for many of them. */
const SKILLS_WITH_CONTENT = 50;

const listSkills = (visitor: Visitor): Promise<SkillSummary[]> =>
  readPages(async (page) => (await visitor.call(searchSkills, { body: page })).skills);

export const addSkill = async (visitor: Visitor, name: string) => {
  const [family] = (await visitor.call(listFamilies)).families;
  if (!family) throw new Error('there is no skill family');
  return visitor.call(createSkill, {
    body: {
      skillName: name,
      skillCategoryId: family.skillCategoryId,
      skillFamilyId: family.skillFamilyId,
      skillStatus: 1,
      skillDescription: 'Finds damage on blades and towers of turbines',
      sourceId: SOURCE,
    },
  });
};

/** The records of a list that each skill has, with ids such as `12/7`. */
const listOfSkills = async (
  visitor: Visitor,
  list: (skillId: number) => Promise<number[]>,
  most?: number,
): Promise<string[]> => {
  const found: string[] = [];
  for (const { skillId } of (await listSkills(visitor)).slice(0, most))
    found.push(...(await list(skillId)).map((id) => `${skillId}/${id}`));
  return found;
};
const idsOf = (id: number | string): [number, number] => {
  const [skillId = 0, ownId = 0] = String(id).split('/').map(Number);
  return [skillId, ownId];
};

const skills: Kind = {
  name: 'skills',
  list: async (visitor) => (await listSkills(visitor)).map(({ skillId }) => skillId),
  open: (visitor, id) => visitor.call(getSkill, { params: { skillId: Number(id) } }),
  write: async (visitor, mark) => (await addSkill(visitor, `Turbine inspection ${mark}`)).skillId,
};

const levels: Kind = {
  name: 'levels of skills',
  list: skills.list,
  open: (visitor, id) => visitor.call(listProficiencies, { params: { skillId: Number(id) } }),
  async write(visitor, mark) {
    const { skillId } = await addSkill(visitor, `Turbine repair ${mark}`);
    const { proficiencies, rev } = await visitor.call(listProficiencies, { params: { skillId } });
    const [level] = proficiencies;
    if (!level) throw new Error('a new skill has no levels');
    const params = { skillId, proficiencyId: level.proficiencyId };
    const texts = { description: 'Repairs alone', knowledge: 'Kinds of damage', ability: '' };
    await visitor.call(updateProficiency, { params, body: { ...texts, rev } });
    return skillId;
  },
};

const families: Kind = {
  name: 'skill families',
  list: async (visitor) => (await visitor.call(listFamilies)).families.map(({ skillFamilyId }) => skillFamilyId),
  open: async (visitor, id) =>
    (await visitor.call(listFamilies)).families.find(({ skillFamilyId }) => skillFamilyId === id),
  write: async (visitor, mark) =>
    (await visitor.call(createFamily, { body: { skillCategoryId: 1, skillFamily: `Wind power ${mark}` } })).id,
};

const entries: Kind = {
  name: 'Skillopedia entries',
  list: async (visitor) =>
    (await readPages(async (query) => (await visitor.call(searchKnowledgeBases, { query })).data)).map(
      ({ encyclopediaId }) => encyclopediaId,
    ),
  open: (visitor, id) => visitor.call(getEncyclopedia, { params: { encyclopediaId: Number(id) } }),
  async write(visitor, mark) {
    const { encyclopediaId } = await visitor.call(createEncyclopedia, { body: { name: `Wind power ${mark}` } });
    const params = { encyclopediaId };
    const { rev } = await visitor.call(getEncyclopedia, { params });
    await visitor.call(saveEncyclopediaDocument, { params, body: { text: '# Wind power', externalUrl: '', rev } });
    return encyclopediaId;
  },
};

const assessments: Kind = {
  name: 'assessments',
  list: (visitor) =>
    listOfSkills(visitor, (skillId) =>
      readPages(
        async (query) => (await visitor.call(listAssessments, { params: { skillId }, query })).assessments,
      ).then((all) => all.map(({ assessmentId }) => assessmentId)),
    ),
  open(visitor, id) {
    const [skillId, assessmentId] = idsOf(id);
    return visitor.call(getAssessment, { params: { skillId, assessmentId } });
  },
  async write(visitor, mark) {
    const [first] = await assessments.list(visitor);
    if (first === undefined) throw new Error('no skill has an assessment');
    const [skillId] = idsOf(first);
    const body = { ...createAssessment.example.body, assessmentText: `How well are risks told? ${mark}` };
    const { assessmentId } = await visitor.call(createAssessment, { params: { skillId }, body });
    return `${skillId}/${assessmentId}`;
  },
};

const content: Kind = {
  name: 'content of skills',
  isListDerived: true,
  list: (visitor) =>
    listOfSkills(
      visitor,
      (skillId) =>
        readPages(
          async (query) => (await visitor.call(listSkillContent, { params: { skillId }, query })).contentDetailList,
        ).then((all) => all.map(({ contentId }) => contentId)),
      SKILLS_WITH_CONTENT,
    ),
  open: (visitor, id) => visitor.call(getContent, { params: { contentId: idsOf(id)[1] }, query: { clientId: CLIENT } }),
  async write(visitor) {
    const [first] = await content.list(visitor);
    if (first === undefined) throw new Error('no skill has content');
    const [skillId, contentId] = idsOf(first);
    await visitor.call(markSkillContent, { params: { skillId }, body: { contentIds: [contentId], relevancy: 1 } });
    return first;
  },
};

const releases: Kind = {
  name: 'releases',
  list: async (visitor) =>
    (await readPages(async (query) => (await visitor.call(listReleases, { query })).releases)).map(
      ({ releaseId }) => releaseId,
    ),
  open: async (visitor, id) => (await visitor.call(releaseChanges, { params: { releaseId: Number(id) } })).release,
  write: async (visitor, mark) =>
    (await visitor.call(nameRelease, { body: { name: `Release ${mark}`, note: 'Made by the upgrade check' } }))
      .releaseId,
};

export const skillKinds: readonly Kind[] = [families, skills, levels, entries, assessments, content, releases];
