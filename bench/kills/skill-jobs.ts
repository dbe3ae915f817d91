import {
  AssessmentForm,
  createAssessment,
  createEncyclopedia,
  createProficiencies,
  createSkill,
  deleteEncyclopedia,
  deleteSkill,
  findSkillDuplicates,
  generateAssessments,
  getContentImport,
  getEncyclopedia,
  getSampleContent,
  getSkill,
  listAssessments,
  listProficiencies,
  listSkillDuplicates,
  mapSampleContent,
  nameRelease,
  releaseChanges,
  saveEncyclopediaDocument,
  saveProficiencies,
  sendAdaptive,
  startContentImport,
  updateSkill,
} from '@skills-architect/contracts/skills';
import { countBoth, type Scenario, type Stage } from './stage';

/** The connector of the bench to the sandbox's catalogue. */
export const CATALOGUE = 'bench-shelf';
const PROVIDER = 2;
const CHANGED_SKILLS = 40;
const form = { skillCategoryId: 1, skillFamilyId: 1, sourceId: 1, skillStatus: 4 as const };

const assessing: Scenario = {
  name: 'levels and assessments of a skill',
  kinds: ['skills create-levels', 'skills generate-assessments', 'skills adaptive-sending'],
  async play({ visitor, job, sandbox, round }) {
    const body = { ...form, skillName: `Every skill ${round}`, skillDescription: 'Plans data pipelines' };
    const { skillId, rev } = await visitor.call(createSkill, { body });
    const params = { skillId };
    await job(
      'skills create-levels',
      async () => (await visitor.call(createProficiencies, { params, body: { rev } })).jobToken,
    );
    const created = await visitor.call(listProficiencies, { params });
    // Suggested texts count as texts when somebody has kept them.
    const kept = created.proficiencies.map(({ schemeId, levelNumber, description, knowledge }) => ({
      schemeId,
      levelNumber,
      description: description || 'Plans',
      knowledge: knowledge || 'plans',
    }));
    await visitor.call(saveProficiencies, { params, body: { rev: created.rev, proficiencies: kept } });
    await job(
      'skills generate-assessments',
      async () => (await visitor.call(generateAssessments, { params, body: {} })).jobToken,
    );
    const listed = await visitor.call(listAssessments, { params, query: { pagesize: 100 } });
    const options = ['a', 'b', 'c', 'd', 'e'].map((option, index) => ({ option, isCorrect: index === 0 }));
    const question = {
      assessmentTypeId: 4,
      levelId: 11,
      status: 1,
      assessmentText: 'Why?',
      assessmentOptions: options,
    };
    await visitor.call(createAssessment, { params, body: AssessmentForm.parse(question) });
    sandbox.forget();
    await job('skills adaptive-sending', async () => (await visitor.call(sendAdaptive, { params, body: {} })).jobToken);
    const skill = await visitor.call(getSkill, { params });
    await visitor.call(deleteSkill, { params, query: { rev: skill.rev } });
    return {
      levels: created.proficiencies.filter(({ description }) => description).length,
      questions: countBoth(
        listed.assessments.map((assessment) =>
          JSON.stringify([assessment.levelId, 'assessmentText' in assessment && assessment.assessmentText]),
        ),
      ),
      total: listed.total,
      received: sandbox.effects.size,
    };
  },
};

const finding: Scenario = {
  name: 'duplicate skills',
  kinds: ['skills skill-duplicates'],
  async play({ visitor, job }) {
    await job('skills skill-duplicates', async () => (await visitor.call(findSkillDuplicates)).jobToken);
    const { pairs, total } = await visitor.call(listSkillDuplicates, { query: { pagesize: 100 } });
    return { total, ...countBoth(pairs.map(({ left, right }) => `${left.skillId} ${right.skillId}`)) };
  },
};

const sampling: Scenario = {
  name: 'sample content of an entry',
  kinds: ['skills map-content'],
  async play({ visitor, job }) {
    const { encyclopediaId } = await visitor.call(createEncyclopedia, {
      body: { name: 'Every data pipeline', status: 1 },
    });
    const params = { encyclopediaId };
    const { rev } = await visitor.call(getEncyclopedia, { params });
    const text = '# Data pipelines\nData quality, data analysis, budgeting and safety at work.';
    await visitor.call(saveEncyclopediaDocument, { params, body: { text, externalUrl: '', rev } });
    await job('skills map-content', async () => {
      await visitor.call(mapSampleContent, { body: { skillopediaId: encyclopediaId } });
      return undefined;
    });
    const { data, isSampling } = await visitor.call(getSampleContent, { query: { skillopediaId: encyclopediaId } });
    const entry = await visitor.call(getEncyclopedia, { params });
    await visitor.call(deleteEncyclopedia, { params, query: { rev: entry.rev } });
    return { isSampling, ...countBoth(data.map((item) => JSON.stringify(item))) };
  },
};

const importing: Scenario = {
  name: 'catalogue of a content provider',
  kinds: ['skills content-import'],
  async play({ visitor, job, collection }) {
    const [contents, pairs] = [collection('skills', 'content'), collection('skills', 'skillContent')];
    const ofProvider = { origin: CATALOGUE };
    const former = (await contents.find(ofProvider, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id);
    await contents.deleteMany(ofProvider);
    await pairs.deleteMany({ contentId: { $in: former } });
    const body = { contentProviderId: PROVIDER, connector: CATALOGUE, extent: 'all' as const };
    let importId = 0;
    await job('skills content-import', async () => {
      const started = await visitor.call(startContentImport, { body });
      importId = started.importId;
      return started.token;
    });
    const { counts, mapped, stage } = await visitor.call(getContentImport, { params: { importId } });
    const stored = await contents.find({ ...ofProvider, deletedAt: null }).toArray();
    const written = await pairs.find({ changeSet: `content-import ${importId}`, deletedAt: null }).toArray();
    return {
      stage,
      counts,
      mapped,
      items: countBoth(stored.map(({ contentUrl }) => contentUrl)),
      pairs: countBoth(written.map(({ skillId, contentId }) => `${skillId} ${contentId}`)),
    };
  },
};

/** Changes the description of some skills. */
const editSkills = async ({ visitor, collection, round }: Stage) => {
  const alive = { sourceId: 1, deletedAt: null };
  const skills = await collection('skills', 'skill').find(alive).sort({ _id: 1 }).limit(CHANGED_SKILLS).toArray();
  for (const { _id, skillCategoryId, skillFamilyId, skillStatus, encyclopediaIds } of skills) {
    const params = { skillId: Number(_id) };
    const { rev, skillName, skillDescription, alternativeNames } = await visitor.call(getSkill, { params });
    const [description = ''] = skillDescription.split(' Edited ');
    const texts = { skillName, alternativeNames, skillDescription: `${description} Edited ${round}.` };
    const body = { ...texts, skillCategoryId, skillFamilyId, skillStatus, encyclopediaIds, rev };
    await visitor.call(updateSkill, { params, body });
  }
};

const comparing: Scenario = {
  name: 'release',
  kinds: ['skills release-comparison'],
  async play(stage) {
    const { visitor, jobs, round } = stage;
    const before = await visitor.call(nameRelease, { body: { name: `Before ${round}` } });
    const { jobToken } = before;
    if (jobToken)
      await jobs.until('the first comparison does not end', () => {
        const job = jobs.all().find(({ token }) => token === jobToken);
        return job?.status === 'done' || undefined;
      });
    await editSkills(stage);
    let releaseId = 0;
    await stage.job('skills release-comparison', async () => {
      const named = await visitor.call(nameRelease, { body: { name: `After ${round}` } });
      releaseId = named.releaseId;
      return named.jobToken;
    });
    const query = { kind: 'skill' as const, pagesize: 100 };
    const { counts, changes, isCompared } = await visitor.call(releaseChanges, { params: { releaseId }, query });
    return { counts, isCompared, ...countBoth(changes.map(({ id }) => id)) };
  },
};

export const SKILL_JOBS: readonly Scenario[] = [assessing, finding, sampling, importing, comparing];
