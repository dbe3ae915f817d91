import {
  addRoleSkills,
  annotateJob,
  createFunction,
  createRole,
  getJobPosting,
  getRole,
  listFunctions,
  listJobPostings,
  listLeadershipRoles,
  listRoleSkills,
  listSubSectors,
  openJobPosting,
  searchRoles,
} from '@skills-architect/contracts/roles';
import { LibraryStatus, listProficiencies, searchSkills } from '@skills-architect/contracts/skills';
import type { Visitor } from '../../bench/portal/visitor';
import { type Kind, readPages } from './kind';

const SOURCE = 1;

const listRoles = (visitor: Visitor) =>
  readPages(async (page) => (await visitor.call(searchRoles, { body: page })).roles);
const readFunctions = async (visitor: Visitor) => (await visitor.call(listFunctions)).functions;

const addRole = async (visitor: Visitor, roleName: string) => {
  const [place] = await readFunctions(visitor);
  const [leadership] = (await visitor.call(listLeadershipRoles)).leadershipRoles;
  if (!place || !leadership) throw new Error('there is no function or leadership role');
  const { subsectorId, functionId } = place;
  const { leadershipRoleId } = leadership;
  const body = { ...createRole.example.body, roleName, subsectorId, functionId, leadershipRoleId, sourceId: SOURCE };
  return visitor.call(createRole, { body });
};

const functions: Kind = {
  name: 'functions',
  list: async (visitor) => (await readFunctions(visitor)).map(({ functionId }) => functionId),
  open: async (visitor, id) => (await readFunctions(visitor)).find(({ functionId }) => functionId === id),
  async write(visitor, mark) {
    const [subSector] = (await visitor.call(listSubSectors)).subSectors;
    if (!subSector) throw new Error('there is no sub-sector');
    const body = { functionName: `Wind power ${mark}`, subsectorId: subSector.subsectorId };
    return (await visitor.call(createFunction, { body })).functionId;
  },
};

const roles: Kind = {
  name: 'roles',
  list: async (visitor) => (await listRoles(visitor)).map(({ roleId }) => roleId),
  open: (visitor, id) => visitor.call(getRole, { params: { roleId: Number(id) } }),
  write: async (visitor, mark) => (await addRole(visitor, `Wind Farm Planner ${mark}`)).roleId,
};

/** A published skill with levels. */
const findLevel = async (visitor: Visitor) => {
  const { skills } = await visitor.call(searchSkills, {
    body: { skillSourceId: [SOURCE], skillStatus: [LibraryStatus.Published] },
  });
  for (const { skillId } of skills) {
    const { proficiencies } = await visitor.call(listProficiencies, { params: { skillId } });
    const [level] = proficiencies;
    if (level) return { skillId, proficiencyId: level.proficiencyId };
  }
  throw new Error('no published skill has levels');
};

const skillsOfRoles: Kind = {
  name: 'skills of roles',
  list: roles.list,
  open: (visitor, id) =>
    visitor.call(listRoleSkills, { params: { roleId: Number(id) }, query: { includeUnPublished: true } }),
  async write(visitor, mark) {
    const level = await findLevel(visitor);
    const { roleId } = await addRole(visitor, `Wind Farm Manager ${mark}`);
    const skill = { ...level, skillCriticality: 'High', skillAddedFrom: 'Add Skill' } as const;
    await visitor.call(addRoleSkills, { params: { roleId }, body: { skills: [skill] } });
    return roleId;
  },
};

const postings: Kind = {
  name: 'job postings',
  list: async (visitor) =>
    (await readPages(async (query) => (await visitor.call(listJobPostings, { query })).jobs)).map(({ id }) => id),
  async open(visitor, id) {
    const { job } = await visitor.call(getJobPosting, { params: { jobPostingId: Number(id) } });
    // Suggestions are made again when matching has changed.
    return { ...job, suggestions: undefined, top3_role_suggestion: undefined };
  },
  async write(visitor, mark) {
    const ids = await postings.list(visitor);
    // Another one each time, so that an annotation of the older version stays.
    const jobPostingId = Number(ids[mark.length % ids.length]);
    const [role] = (await visitor.call(searchRoles, { body: { roleStatuses: [LibraryStatus.Published] } })).roles;
    if (!role) throw new Error('there is no published role');
    await visitor.call(openJobPosting, { params: { jobPostingId } });
    await visitor.call(annotateJob, { query: { jobPostingId, roleId: role.roleId } });
    return jobPostingId;
  },
};

export const roleKinds: readonly Kind[] = [functions, roles, skillsOfRoles, postings];
