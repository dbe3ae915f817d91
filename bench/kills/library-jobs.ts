import { checkPersonaHealth } from '@skills-architect/contracts/personas';
import {
  checkRoleHealth,
  exportLibrary,
  getLibraryImport,
  mergeRole,
  previewLibraryImport,
  previewRoleMerge,
  runLibraryImport,
  undoLibraryImport,
  undoRoleMerge,
} from '@skills-architect/contracts/roles';
import { checkSkillHealth, mergeSkill, previewSkillMerge, undoSkillMerge } from '@skills-architect/contracts/skills';
import { unzipSync } from 'fflate';
import { onetFiles } from './onet-files';
import { countBoth, type Scenario, type Stage } from './stage';

const OCCUPATIONS = 400;

const exporting: Scenario = {
  name: 'library export',
  kinds: ['roles library-export'],
  async play(stage) {
    const job = await stage.job(
      'roles library-export',
      async () => (await stage.visitor.call(exportLibrary, { body: { sourceId: 1 } })).token,
    );
    const tables = Object.entries(unzipSync(await stage.fileOf(job)));
    return Object.fromEntries(
      tables.map(([name, bytes]) => [name, countBoth(Buffer.from(bytes).toString().trim().split('\r\n'))]),
    );
  },
};

/** Records that imports of the library have written. */
const countImported = async ({ collection }: Stage) => {
  const alive = { changeSet: /^library-import/, deletedAt: null };
  const read = async (service: string, name: string) =>
    countBoth((await collection(service, name).find(alive).toArray()).map(({ externalId }) => externalId));
  return { skills: await read('skills', 'skill'), roles: await read('roles', 'role') };
};

const importing: Scenario = {
  name: 'library import',
  kinds: ['roles library-preview', 'roles library-import', 'roles library-undo'],
  async play(stage) {
    const { visitor, job } = stage;
    let importId = 0;
    await job('roles library-preview', () =>
      stage.withFiles(onetFiles(OCCUPATIONS), async (paths) => {
        const started = await visitor.upload(previewLibraryImport, {}, paths);
        importId = started.importId;
        return started.token;
      }),
    );
    const params = { importId };
    const { skills, roles } = await visitor.call(getLibraryImport, { params });
    await job('roles library-import', async () => (await visitor.call(runLibraryImport, { params, body: {} })).token);
    const imported = await countImported(stage);
    await job('roles library-undo', async () => (await visitor.call(undoLibraryImport, { params })).token);
    return { previewed: { skills, roles }, imported, left: await countImported(stage) };
  },
};

interface MergeDependencies {
  noun: 'skill' | 'role';
  /** The merged record and its target. */
  choose: (stage: Stage) => Promise<[number, number]>;
  merge: (stage: Stage, from: number, into: number) => Promise<{ mergeId: number; jobToken: string }>;
  undo: (stage: Stage, mergeId: number) => Promise<{ jobToken: string }>;
  /** How many records link to a record, by kind. */
  links: (stage: Stage, id: number) => Promise<number[]>;
}

const mergeScenario = ({ noun, choose, merge, undo, links }: MergeDependencies): Scenario => ({
  name: `merge of two ${noun}s`,
  kinds: [`${noun}s ${noun}-merge`, `${noun}s ${noun}-merge-undo`],
  async play(stage) {
    const [from, into] = await choose(stage);
    const count = async () => [await links(stage, from), await links(stage, into)];
    const before = await count();
    let mergeId = 0;
    await stage.job(`${noun}s ${noun}-merge`, async () => {
      const started = await merge(stage, from, into);
      mergeId = started.mergeId;
      return started.jobToken;
    });
    const merged = await count();
    await stage.job(`${noun}s ${noun}-merge-undo`, async () => (await undo(stage, mergeId)).jobToken);
    return { before, merged, undone: await count() };
  },
});

const idsOf = async ({ collection }: Stage, service: string, name: string, filter: object, field: string) =>
  (await collection(service, name).distinct(field, { ...filter, deletedAt: null })).map(Number);

const merges: readonly Scenario[] = [
  mergeScenario({
    noun: 'role',
    async choose(stage) {
      const used = await idsOf(stage, 'personas', 'persona', { industryRoleId: { $ne: null } }, 'industryRoleId');
      const [from = 0, into = 0] = used;
      return [from, into];
    },
    async merge({ visitor }, from, into) {
      const params = { roleId: from };
      const { merged, target } = await visitor.call(previewRoleMerge, { params, query: { intoId: into } });
      return visitor.call(mergeRole, { params, body: { intoId: into, rev: merged.rev, intoRev: target.rev } });
    },
    undo: ({ visitor }, mergeId) => visitor.call(undoRoleMerge, { params: { mergeId } }),
    links: async ({ collection }, id) => [
      await collection('personas', 'persona').countDocuments({ industryRoleId: id, deletedAt: null }),
    ],
  }),
  mergeScenario({
    noun: 'skill',
    async choose(stage) {
      const [from = 0, into = 0] = await idsOf(stage, 'roles', 'role', { sourceId: 1 }, 'skills.skillId');
      return [from, into];
    },
    async merge({ visitor }, from, into) {
      const params = { skillId: from };
      const { merged, target } = await visitor.call(previewSkillMerge, { params, query: { intoId: into } });
      return visitor.call(mergeSkill, { params, body: { intoId: into, rev: merged.rev, intoRev: target.rev } });
    },
    undo: ({ visitor }, mergeId) => visitor.call(undoSkillMerge, { params: { mergeId } }),
    links: async ({ collection }, id) => [
      await collection('roles', 'role').countDocuments({ 'skills.skillId': id, deletedAt: null }),
      await collection('personas', 'personaSkills').countDocuments({ 'rows.skillId': id, deletedAt: null }),
    ],
  }),
];

const CHECKS = { skills: checkSkillHealth, roles: checkRoleHealth, personas: checkPersonaHealth };

const checks = Object.entries(CHECKS).map(
  ([service, check]): Scenario => ({
    name: `health of ${service}`,
    kinds: [`${service} library-health`],
    async play({ visitor, job, collection }) {
      await job(`${service} library-health`, async () => (await visitor.call(check)).jobToken);
      const findings = await collection(service, 'findings').find().toArray();
      return countBoth(findings.map(({ kind, recordId }) => `${kind} ${recordId}`));
    },
  }),
);

export const LIBRARY_JOBS: readonly Scenario[] = [exporting, importing, ...merges, ...checks];
